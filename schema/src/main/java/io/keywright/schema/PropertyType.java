package io.keywright.schema;

import java.util.List;

/** What a property holds. */
public sealed interface PropertyType {

    /**
     * One value.
     *
     * @param kind which
     * @param primitive whether Java's type is the primitive one
     */
    record Scalar(ScalarKind kind, boolean primitive) implements PropertyType {

        /** Not primitive. */
        public static Scalar of(ScalarKind kind) {
            return new Scalar(kind, false);
        }
    }

    /**
     * An enum, stored by {@code name()}.
     *
     * @param name the class
     * @param constants in the order of their declaration
     */
    record EnumType(QualifiedName name, List<String> constants) implements PropertyType {
        public EnumType {
            constants = List.copyOf(constants);
        }
    }

    /**
     * A document, stored as a map; its properties are in {@link Table#documents}.
     *
     * @param name the class
     */
    record DocumentType(QualifiedName name) implements PropertyType {}

    /**
     * {@code java.util.List}, stored as a list.
     *
     * @param element what it holds; never null
     */
    record ListType(PropertyType element) implements PropertyType {}

    /**
     * {@code java.util.Set}: a string, number or binary set where the element is stored as one, else a list.
     *
     * @param element what it holds
     */
    record SetType(PropertyType element) implements PropertyType {}

    /**
     * {@code java.util.Map} with text or enum keys, stored as a map.
     *
     * @param key a string or an enum
     * @param value what it holds
     */
    record MapType(PropertyType key, PropertyType value) implements PropertyType {}

    /**
     * A type that cannot be stored, kept so that the reason can be told and stubs can name it.
     *
     * @param javaType as the source writes it
     * @param reason a clause that says why not
     */
    record Unmappable(String javaType, String reason) implements PropertyType {}
}
