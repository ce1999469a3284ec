package io.keywright.schema;

import java.util.List;

/**
 * A type that is stored as a map inside items.
 *
 * @param javaType the class
 * @param name what generated classes are called after
 * @param properties in the order of the constructor's parameters, or of the fields
 * @param construction how an object is built
 */
public record Document(QualifiedName javaType, String name, List<Property> properties, Construction construction)
        implements Structure {

    public Document {
        properties = List.copyOf(properties);
    }
}
