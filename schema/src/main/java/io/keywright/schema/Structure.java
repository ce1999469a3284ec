package io.keywright.schema;

import java.util.List;
import java.util.Optional;

/** What entities and documents have in common: a Java class with properties. */
public sealed interface Structure permits Entity, Document {

    /** The class. */
    QualifiedName javaType();

    /** What generated classes are called after. */
    String name();

    /** Its stored properties. */
    List<Property> properties();

    /** How an object is built. */
    Construction construction();

    /** Whether the class shows this under the name of a property, and says that it is not to be stored. */
    default boolean ignores(String name) {
        return construction().ignored().contains(name);
    }

    /** The property of this name. */
    default Optional<Property> property(String name) {
        return properties().stream()
                .filter(property -> property.name().equals(name))
                .findFirst();
    }
}
