package io.keywright.processor.names;

import io.keywright.schema.JavaType;
import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.ArrayType;
import io.keywright.schema.PropertyType.ConvertedType;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.PropertyType.EnumType;
import io.keywright.schema.PropertyType.ListType;
import io.keywright.schema.PropertyType.MapType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.PropertyType.SetType;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.ScalarKind;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What the uses of a generic document are called: {@code Range<Instant>} is {@code RangeOfInstant}. */
public final class Instantiations {

    private Instantiations() {}

    /**
     * What generated classes are called after.
     *
     * @param name what they would be called after if the class were not generic
     * @param arguments empty for a class that is not
     */
    public static String name(String name, List<PropertyType> arguments) {
        return arguments.isEmpty()
                ? name
                : arguments.stream()
                        .map((PropertyType argument) -> word(argument))
                        .collect(Collectors.joining("And", name + "Of", ""));
    }

    /** A name that no other use of the class has, for whoever keeps lists of classes; no class has it. */
    public static QualifiedName identity(DocumentType type) {
        if (type.arguments().isEmpty()) {
            return type.name();
        }
        List<String> names = new ArrayList<>(type.name().simpleNames());
        names.add(type.arguments().toString());
        return new QualifiedName(type.name().packageName(), names);
    }

    private static String word(PropertyType type) {
        if (type instanceof Scalar scalar) {
            String javaType = scalar.kind().javaType();
            String name =
                    scalar.kind() == ScalarKind.BYTES ? "Bytes" : javaType.substring(javaType.lastIndexOf('.') + 1);
            return scalar.primitive() ? "Primitive" + name : name;
        } else if (type instanceof EnumType enumType) {
            return Identifiers.upperFirst(enumType.name().flatName());
        } else if (type instanceof DocumentType document) {
            return Identifiers.upperFirst(name(document.name().flatName(), document.arguments()));
        } else if (type instanceof ListType list) {
            return "ListOf" + word(list.element());
        } else if (type instanceof SetType set) {
            return "SetOf" + word(set.element());
        } else if (type instanceof MapType map) {
            return "MapOf" + word(map.key()) + "And" + word(map.value());
        }
        return type instanceof ArrayType array
                ? "ArrayOf" + word(array.element())
                : type instanceof ConvertedType converted ? word(converted.javaType()) : "Unknown";
    }

    private static String word(JavaType type) {
        if (type instanceof JavaType.Named named) {
            String name = Identifiers.upperFirst(named.name().flatName());
            return named.arguments().isEmpty()
                    ? name
                    : named.arguments().stream()
                            .map((JavaType argument) -> word(argument))
                            .collect(Collectors.joining("And", name + "Of", ""));
        } else if (type instanceof JavaType.Array array) {
            return "ArrayOf" + word(array.component());
        }
        return type instanceof JavaType.Primitive primitive ? Identifiers.upperFirst(primitive.keyword()) : "Any";
    }
}
