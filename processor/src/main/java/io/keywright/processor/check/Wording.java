package io.keywright.processor.check;

import io.keywright.schema.JavaType;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.ArrayType;
import io.keywright.schema.PropertyType.ConvertedType;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.PropertyType.EnumType;
import io.keywright.schema.PropertyType.ListType;
import io.keywright.schema.PropertyType.MapType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.PropertyType.SetType;
import io.keywright.schema.PropertyType.Unmappable;
import io.keywright.schema.QualifiedName;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/** How messages write things. */
final class Wording {

    private Wording() {}

    static String quoted(String text) {
        return "\"" + text + "\"";
    }

    /** A class that a message is about: the text alone must be enough to find it. */
    static String name(QualifiedName type) {
        return type.canonicalName();
    }

    /** A class that a message mentions beside: {@code Shop.Order}. */
    static String simple(QualifiedName type) {
        return String.join(".", type.simpleNames());
    }

    /** {@code a}, {@code a and b}, {@code a, b and c}. */
    static String listed(Collection<String> parts) {
        List<String> all = List.copyOf(parts);
        int last = all.size() - 1;
        return last < 1 ? String.join("", all) : String.join(", ", all.subList(0, last)) + " and " + all.get(last);
    }

    /** As {@link #listed}, each in quotation marks. */
    static String quotedList(Collection<String> parts) {
        return listed(parts.stream().map(Wording::quoted).toList());
    }

    /** {@code "a"}, {@code "a" or "b"}, {@code "a", "b" or "c"}. */
    static String alternatives(Collection<String> parts) {
        List<String> all = parts.stream().map(Wording::quoted).toList();
        int last = all.size() - 1;
        return last < 1 ? String.join("", all) : String.join(", ", all.subList(0, last)) + " or " + all.get(last);
    }

    /** A property's type as source writes it, {@code Optional} included. */
    static String type(Property property) {
        boolean optional = property.presence() == Property.Presence.OPTIONAL;
        if (property.type() instanceof Scalar scalar && scalar.primitive()) {
            return optional ? "Optional" + type(scalar).replace("Integer", "Int") : primitive(scalar);
        }
        return optional ? "Optional<" + type(property.type()) + ">" : type(property.type());
    }

    /** A type as source writes it, without packages. */
    static String type(PropertyType type) {
        return type(type, Wording::simple);
    }

    /** The same with the packages of what is not the JDK's. */
    static String qualified(PropertyType type) {
        return type(type, Wording::name);
    }

    private static String type(PropertyType type, Function<QualifiedName, String> naming) {
        if (type instanceof Scalar scalar) {
            String javaType = scalar.kind().javaType();
            return javaType.substring(javaType.lastIndexOf('.') + 1);
        }
        if (type instanceof EnumType enumType) {
            return naming.apply(enumType.name());
        }
        if (type instanceof DocumentType document) {
            return document.arguments().isEmpty()
                    ? naming.apply(document.name())
                    : document.arguments().stream()
                            .map(argument -> type(argument, naming))
                            .collect(Collectors.joining(", ", naming.apply(document.name()) + "<", ">"));
        }
        if (type instanceof ListType list) {
            return "List<" + type(list.element(), naming) + ">";
        }
        if (type instanceof SetType set) {
            return "Set<" + type(set.element(), naming) + ">";
        }
        if (type instanceof MapType map) {
            return "Map<" + type(map.key(), naming) + ", " + type(map.value(), naming) + ">";
        }
        if (type instanceof ArrayType array) {
            return (array.element() instanceof Scalar scalar && scalar.primitive()
                            ? primitive(scalar)
                            : type(array.element(), naming))
                    + "[]";
        }
        return type instanceof ConvertedType converted
                ? type(converted.javaType(), naming)
                : ((Unmappable) type).javaType();
    }

    private static String type(JavaType type, Function<QualifiedName, String> naming) {
        if (type instanceof JavaType.Named named) {
            return naming.apply(named.name())
                    + (named.arguments().isEmpty()
                            ? ""
                            : named.arguments().stream()
                                    .map(argument -> type(argument, naming))
                                    .collect(Collectors.joining(", ", "<", ">")));
        } else if (type instanceof JavaType.Array array) {
            return type(array.component(), naming) + "[]";
        } else if (type instanceof JavaType.Wildcard wildcard) {
            return "?"
                    + (wildcard.upper() == null ? "" : " extends " + type(wildcard.upper(), naming))
                    + (wildcard.lower() == null ? "" : " super " + type(wildcard.lower(), naming));
        }
        return ((JavaType.Primitive) type).keyword();
    }

    private static String primitive(Scalar scalar) {
        String name = scalar.kind().name().toLowerCase(Locale.ROOT);
        return name.equals("character") ? "char" : name;
    }
}
