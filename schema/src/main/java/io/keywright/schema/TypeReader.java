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
import io.keywright.schema.json.JsonFields;
import java.util.List;
import java.util.Locale;

/** The types of properties from JSON. {@link TypeWriter} is its counterpart. */
final class TypeReader {

    private TypeReader() {}

    /** What a generic class is used with. */
    static List<PropertyType> arguments(JsonFields fields) {
        return fields.has("arguments") ? fields.items("arguments", TypeReader::type) : List.of();
    }

    static PropertyType type(Json json) {
        if (json instanceof Json.Text text) {
            String kind = text.value().toUpperCase(Locale.ROOT);
            return new Scalar(ScalarKind.valueOf(kind), !kind.equals(text.value()));
        }
        JsonFields fields = JsonFields.of(json);
        if (fields.has("enum")) {
            return new EnumType(ModelReader.name(fields.text("enum")), fields.items("constants", TypeReader::constant));
        }
        if (fields.has("document")) {
            return new DocumentType(ModelReader.name(fields.text("document")), arguments(fields));
        }
        if (fields.has("list")) {
            return new ListType(type(fields.value("list")));
        }
        if (fields.has("set")) {
            return new SetType(type(fields.value("set")), fields.flag("asList"));
        }
        if (fields.has("array")) {
            return new ArrayType(type(fields.value("array")));
        }
        if (fields.has("map")) {
            return new MapType(type(fields.value("key")), type(fields.value("map")));
        }
        if (fields.has("converter")) {
            return new ConvertedType(
                    java(fields.value("java")),
                    ModelReader.name(fields.text("converter")),
                    fields.textOrNull("instance"),
                    type(fields.value("content")));
        }
        return new Unmappable(fields.text("unmappable"), fields.text("reason"));
    }

    private static EnumConstant constant(Json json) {
        if (json instanceof Json.Text name) {
            return EnumConstant.byName(name.value());
        }
        JsonFields fields = JsonFields.of(json);
        return new EnumConstant(
                fields.text("name"),
                fields.textOrNull("text"),
                fields.has("formerly") ? fields.texts("formerly") : List.of(),
                fields.flag("fallback"));
    }

    private static JavaType java(Json json) {
        JsonFields fields = JsonFields.of(json);
        if (fields.has("class")) {
            return new JavaType.Named(
                    ModelReader.name(fields.text("class")),
                    fields.has("arguments") ? fields.items("arguments", TypeReader::java) : List.of());
        }
        if (fields.has("array")) {
            return new JavaType.Array(java(fields.value("array")));
        }
        if (fields.has("primitive")) {
            return new JavaType.Primitive(fields.text("primitive"));
        }
        return new JavaType.Wildcard(
                fields.has("extends") ? java(fields.value("extends")) : null,
                fields.has("super") ? java(fields.value("super")) : null);
    }
}
