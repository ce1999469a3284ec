package io.keywright.schema;

import io.keywright.schema.PropertyType.DocumentType;
import java.util.List;

/**
 * A type that is stored as a map inside items.
 *
 * @param javaType the class
 * @param arguments what a generic class is used with; each use is a document of its own
 * @param name what generated classes are called after
 * @param properties in the order of the constructor's parameters, or of the fields
 * @param construction how an object is built
 */
public record Document(
        QualifiedName javaType,
        List<PropertyType> arguments,
        String name,
        List<Property> properties,
        Construction construction)
        implements Structure {

    public Document {
        arguments = List.copyOf(arguments);
        properties = List.copyOf(properties);
    }

    /** A class that is not generic. */
    public Document(QualifiedName javaType, String name, List<Property> properties, Construction construction) {
        this(javaType, List.of(), name, properties, construction);
    }

    /** The type of the properties that hold it. */
    public DocumentType type() {
        return new DocumentType(javaType, arguments);
    }
}
