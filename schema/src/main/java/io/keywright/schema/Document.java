package io.keywright.schema;

import io.keywright.schema.PropertyType.DocumentType;
import java.util.List;
import java.util.Optional;

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

    /** What is to be known of it if it is a sealed interface. */
    public Optional<Construction.Sealed> sealed() {
        return construction instanceof Construction.Sealed sealed ? Optional.of(sealed) : Optional.empty();
    }
}
