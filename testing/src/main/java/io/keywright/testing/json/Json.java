package io.keywright.testing.json;

import io.keywright.testing.error.ServiceError;
import io.keywright.testing.value.Item;
import io.keywright.testing.value.Value;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;
import software.amazon.awssdk.protocols.jsoncore.JsonNodeParser;
import software.amazon.awssdk.protocols.jsoncore.JsonWriter;
import software.amazon.awssdk.thirdparty.jackson.core.JsonFactory;
import software.amazon.awssdk.thirdparty.jackson.core.StreamReadConstraints;

/**
 * JSON text from and to bytes. The SDK's own reader and writer do it: they are on the class path of every user of
 * the SDK, and numbers pass through them as text.
 */
public final class Json {

    /** Longer than any name or text that fits a request: it is for the service's own limits to refuse them. */
    private static final int LONGEST = 32 * 1024 * 1024;

    private static final JsonNodeParser PARSER = JsonNode.parserBuilder()
            .jsonFactory(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNameLength(LONGEST)
                            .maxStringLength(LONGEST)
                            .build())
                    .build())
            .build();

    private Json() {}

    /** Reads a request body, which must be one object. */
    public static JsonNode parse(byte[] body) {
        if (!BodyScan.isOneValue(body)) {
            throw ServiceError.serialization("");
        }
        JsonNode node;
        try {
            node = body.length == 0 ? JsonNode.emptyObjectNode() : PARSER.parse(body);
        } catch (RuntimeException malformed) {
            // The SDK's parser reports malformed text by more than one unchecked type.
            throw ServiceError.serialization("");
        }
        if (!node.isObject()) {
            throw ServiceError.serialization("");
        }
        return node;
    }

    /** Writes maps, collections, text, numbers, booleans, items and attribute values; null members are left out. */
    public static byte[] write(Map<String, ?> object) {
        try (JsonWriter writer = JsonWriter.create()) {
            write(writer, object);
            return writer.getBytes();
        }
    }

    /** The same as text, for people to read. */
    public static String text(Map<String, ?> object) {
        return new String(write(object), StandardCharsets.UTF_8);
    }

    private static void write(JsonWriter writer, @Nullable Object value) {
        if (value == null) {
            writer.writeNull();
        } else if (value instanceof Value attribute) {
            writeValue(writer, attribute);
        } else if (value instanceof Item item) {
            writeMap(writer, item.attributes());
        } else if (value instanceof Map<?, ?> map) {
            writeMap(writer, map);
        } else if (value instanceof Collection<?> collection) {
            writer.writeStartArray();
            collection.forEach(element -> write(writer, element));
            writer.writeEndArray();
        } else if (value instanceof Boolean flag) {
            writer.writeValue(flag.booleanValue());
        } else if (value instanceof BigDecimal number) {
            writer.writeNumber(number.toPlainString());
        } else if (value instanceof Double number) {
            writer.writeValue(number.doubleValue());
        } else if (value instanceof Number number) {
            writer.writeValue(number.longValue());
        } else {
            writer.writeValue(value.toString());
        }
    }

    private static void writeMap(JsonWriter writer, Map<?, ?> map) {
        writer.writeStartObject();
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            if (entry.getValue() != null) {
                writer.writeFieldName(String.valueOf(entry.getKey()));
                write(writer, entry.getValue());
            }
        }
        writer.writeEndObject();
    }

    private static void writeValue(JsonWriter writer, Value value) {
        writer.writeStartObject();
        writer.writeFieldName(value.type().name());
        if (value instanceof Value.Text text) {
            writer.writeValue(text.text());
        } else if (value instanceof Value.Num number) {
            writer.writeValue(number.number().toPlainString());
        } else if (value instanceof Value.Binary binary) {
            writer.writeValue(binary.bytes().toBase64());
        } else if (value instanceof Value.Bool bool) {
            writer.writeValue(bool.flag());
        } else if (value instanceof Value.Null) {
            writer.writeValue(true);
        } else if (value instanceof Value.Elements list) {
            write(writer, list.values());
        } else if (value instanceof Value.Entries map) {
            writeMap(writer, map.values());
        } else if (value instanceof Value.Members members) {
            writer.writeStartArray();
            members.values().forEach(member -> writer.writeValue(plain(member)));
            writer.writeEndArray();
        }
        writer.writeEndObject();
    }

    /** A scalar as the text that stands for it on the wire. */
    public static String plain(Value scalar) {
        if (scalar instanceof Value.Text text) {
            return text.text();
        } else if (scalar instanceof Value.Num number) {
            return number.number().toPlainString();
        } else if (scalar instanceof Value.Binary binary) {
            return binary.bytes().toBase64();
        } else if (scalar instanceof Value.Bool bool) {
            return String.valueOf(bool.flag());
        }
        return scalar.type().name();
    }
}
