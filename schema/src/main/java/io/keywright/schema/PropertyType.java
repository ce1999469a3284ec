package io.keywright.schema;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What a property holds. */
public sealed interface PropertyType {

    /** What is stored in the end: of a converted type the one that it is converted to, of any other the type itself. */
    default PropertyType stored() {
        return this;
    }

    /**
     * The types that this one is made of, one level down; of a converted type the one that it is converted to, of a
     * generic document its arguments.
     */
    default List<PropertyType> parts() {
        return List.of();
    }

    /** Whether two properties of these types hold the same values; boxed or not is a matter of absence. */
    static boolean areSame(PropertyType one, PropertyType other) {
        return (one instanceof Scalar first && other instanceof Scalar second)
                ? first.kind() == second.kind()
                : one.equals(other);
    }

    /**
     * One value.
     *
     * @param kind which
     * @param primitive whether Java's type is the primitive one; of a property that is {@link
     *     Property.Presence#OPTIONAL} it is then {@code OptionalInt}, {@code OptionalLong} or {@code OptionalDouble}
     */
    record Scalar(ScalarKind kind, boolean primitive) implements PropertyType {

        /** Not primitive. */
        public static Scalar of(ScalarKind kind) {
            return new Scalar(kind, false);
        }
    }

    /**
     * An enum, stored by the texts of its constants.
     *
     * @param name the class
     * @param constants in the order of their declaration
     */
    record EnumType(QualifiedName name, List<EnumConstant> constants) implements PropertyType {
        public EnumType {
            constants = List.copyOf(constants);
        }

        /** An enum of which every constant is stored by {@code name()}. */
        public static EnumType byName(QualifiedName name, List<String> constants) {
            return new EnumType(
                    name, constants.stream().map(EnumConstant::byName).toList());
        }

        /** The texts that can be written, in the order of the constants. */
        public List<String> texts() {
            return constants.stream()
                    .map(EnumConstant::text)
                    .filter(Objects::nonNull)
                    .toList();
        }

        /** Whether every constant is stored by {@code name()}, whatever else is read. */
        public boolean isKeptByName() {
            return constants.stream().allMatch(constant -> constant.name().equals(constant.text()));
        }

        /** Whether every constant is stored by {@code name()}, and nothing else is read. */
        public boolean isByName() {
            return constants.stream().allMatch(constant -> constant.equals(EnumConstant.byName(constant.name())));
        }
    }

    /**
     * One constant of an enum.
     *
     * @param name as Java calls it
     * @param text what is stored; null for one that stands for unknown texts only and is never written
     * @param formerly other texts that are read as this constant
     * @param fallback whether it is what an unknown text is read as
     */
    record EnumConstant(String name, @Nullable String text, List<String> formerly, boolean fallback) {
        public EnumConstant {
            formerly = List.copyOf(formerly);
        }

        /** Stored by {@code name()}. */
        public static EnumConstant byName(String name) {
            return new EnumConstant(name, name, List.of(), false);
        }
    }

    /**
     * A document, stored as a map; its properties are in {@link Table#documents}.
     *
     * @param name the class
     * @param arguments what a generic class is used with, as in {@code Range<Instant>}; empty for any other
     */
    record DocumentType(QualifiedName name, List<PropertyType> arguments) implements PropertyType {
        public DocumentType {
            arguments = List.copyOf(arguments);
        }

        /** A class that is not generic. */
        public DocumentType(QualifiedName name) {
            this(name, List.of());
        }

        @Override
        public List<PropertyType> parts() {
            return arguments;
        }
    }

    /**
     * {@code java.util.List}, stored as a list.
     *
     * @param element what it holds; never null
     */
    record ListType(PropertyType element) implements PropertyType {

        @Override
        public List<PropertyType> parts() {
            return List.of(element);
        }
    }

    /**
     * {@code java.util.Set}: a string, number or binary set where the element is stored as one, else a list.
     *
     * @param element what it holds
     * @param asList whether it is a list in any case, because the property says so
     */
    record SetType(PropertyType element, boolean asList) implements PropertyType {

        /** A set of DynamoDB's own where there is one for the element. */
        public SetType(PropertyType element) {
            this(element, false);
        }

        @Override
        public List<PropertyType> parts() {
            return List.of(element);
        }

        /** Whether it is stored as one of DynamoDB's sets, of which none is empty. */
        public boolean isNative() {
            return !asList
                    && (element.stored() instanceof EnumType
                            || (element.stored() instanceof Scalar scalar
                                    && scalar.kind().stored() != ScalarKind.Stored.BOOLEAN));
        }
    }

    /**
     * An array other than {@code byte[]}, stored as a list.
     *
     * @param element what it holds; a primitive {@link Scalar} for an array of primitives
     */
    record ArrayType(PropertyType element) implements PropertyType {

        @Override
        public List<PropertyType> parts() {
            return List.of(element);
        }
    }

    /**
     * {@code java.util.Map}, stored as a map.
     *
     * @param key what has one text for each value
     * @param value what it holds
     */
    record MapType(PropertyType key, PropertyType value) implements PropertyType {

        @Override
        public List<PropertyType> parts() {
            return List.of(key, value);
        }
    }

    /**
     * A type that a converter makes another one of.
     *
     * @param javaType what Java code deals with
     * @param converter the converter's class
     * @param instance the constant that holds the converter; null for one that is built by its constructor
     * @param content what it is converted to
     */
    record ConvertedType(
            JavaType javaType,
            QualifiedName converter,
            @Nullable String instance,
            PropertyType content) implements PropertyType {

        @Override
        public PropertyType stored() {
            return content.stored();
        }

        @Override
        public List<PropertyType> parts() {
            return List.of(content);
        }
    }

    /**
     * A type that cannot be stored, kept so that the reason can be told and stubs can name it.
     *
     * @param javaType as the source writes it
     * @param reason a clause that says why not
     */
    record Unmappable(String javaType, String reason) implements PropertyType {}
}
