package io.keywright.schema;

import io.keywright.schema.PropertyType.ArrayType;
import io.keywright.schema.PropertyType.ConvertedType;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.PropertyType.EnumConstant;
import io.keywright.schema.PropertyType.EnumType;
import io.keywright.schema.PropertyType.ListType;
import io.keywright.schema.PropertyType.MapType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.PropertyType.SetType;
import io.keywright.schema.PropertyType.Unmappable;
import io.keywright.schema.json.Json;
import io.keywright.schema.json.JsonObject;
import java.util.List;
import java.util.Locale;

/** The types of properties as JSON. {@link TypeReader} is its counterpart. */
final class TypeWriter {

    private TypeWriter() {}

    /** Only a generic class has some. */
    static void arguments(JsonObject object, List<PropertyType> arguments) {
        if (!arguments.isEmpty()) {
            object.items("arguments", arguments, TypeWriter::type);
        }
    }

    static Json type(PropertyType type) {
        if (type instanceof Scalar scalar) {
            String kind = scalar.kind().name();
            return new Json.Text(scalar.primitive() ? kind.toLowerCase(Locale.ROOT) : kind);
        }
        JsonObject object = new JsonObject();
        if (type instanceof EnumType enumType) {
            object.text("enum", ModelWriter.name(enumType.name()))
                    .items("constants", enumType.constants(), TypeWriter::constant);
        } else if (type instanceof DocumentType document) {
            arguments(object.text("document", ModelWriter.name(document.name())), document.arguments());
        } else if (type instanceof ListType list) {
            object.with("list", type(list.element()));
        } else if (type instanceof SetType set) {
            object.with("set", type(set.element())).flag("asList", set.asList());
        } else if (type instanceof ArrayType array) {
            object.with("array", type(array.element()));
        } else if (type instanceof MapType map) {
            object.with("map", type(map.value())).with("key", type(map.key()));
        } else if (type instanceof ConvertedType converted) {
            object.text("converter", ModelWriter.name(converted.converter()))
                    .text("instance", converted.instance())
                    .with("java", java(converted.javaType()))
                    .with("content", type(converted.content()));
        } else if (type instanceof Unmappable unmappable) {
            object.text("unmappable", unmappable.javaType()).text("reason", unmappable.reason());
        }
        return object.end();
    }

    /** The name alone for one that is stored by it. */
    private static Json constant(EnumConstant constant) {
        if (constant.equals(EnumConstant.byName(constant.name()))) {
            return new Json.Text(constant.name());
        }
        JsonObject object = new JsonObject().text("name", constant.name()).text("text", constant.text());
        return (constant.formerly().isEmpty() ? object : object.texts("formerly", constant.formerly()))
                .flag("fallback", constant.fallback())
                .end();
    }

    private static Json java(JavaType type) {
        JsonObject object = new JsonObject();
        if (type instanceof JavaType.Named named) {
            object.text("class", ModelWriter.name(named.name()));
            if (!named.arguments().isEmpty()) {
                object.items("arguments", named.arguments(), TypeWriter::java);
            }
        } else if (type instanceof JavaType.Array array) {
            object.with("array", java(array.component()));
        } else if (type instanceof JavaType.Primitive primitive) {
            object.text("primitive", primitive.keyword());
        } else if (type instanceof JavaType.Wildcard wildcard) {
            object.flag("wildcard", true);
            if (wildcard.upper() != null) {
                object.with("extends", java(wildcard.upper()));
            }
            if (wildcard.lower() != null) {
                object.with("super", java(wildcard.lower()));
            }
        }
        return object.end();
    }
}
