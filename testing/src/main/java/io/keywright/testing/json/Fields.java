package io.keywright.testing.json;

import io.keywright.testing.error.ServiceError;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/**
 * The members of one structure of a request, read by name and type. An absent member and a JSON null are the same:
 * null. A member of another JSON type than the service expects is a SerializationException.
 */
public final class Fields {

    private final Map<String, JsonNode> members;

    private Fields(Map<String, JsonNode> members) {
        this.members = members;
    }

    /** The members of the given object. */
    public static Fields of(JsonNode node) {
        if (node.isArray()) {
            throw unexpectedList();
        }
        if (!node.isObject()) {
            throw ServiceError.serialization("Unexpected value type in payload");
        }
        return new Fields(node.asObject());
    }

    /** The members as the service prints structures in its messages. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("(");
        members.forEach((name, node) -> text.append(text.length() > 1 ? ", " : "")
                .append(Character.toLowerCase(name.charAt(0)))
                .append(name.substring(1))
                .append('=')
                .append(node.isString() ? node.asString() : node.toString()));
        return text.append(')').toString();
    }

    public boolean has(String name) {
        JsonNode node = members.get(name);
        return node != null && !node.isNull();
    }

    public @Nullable JsonNode node(String name) {
        JsonNode node = members.get(name);
        return node == null || node.isNull() ? null : node;
    }

    public @Nullable String string(String name) {
        JsonNode node = node(name);
        return node == null ? null : asString(node);
    }

    public String string(String name, String otherwise) {
        String value = string(name);
        return value == null ? otherwise : value;
    }

    public @Nullable Boolean bool(String name) {
        JsonNode node = node(name);
        if (node == null) {
            return null;
        }
        refuseStructures(node);
        if (!node.isBoolean()) {
            throw ServiceError.serialization(
                    node.isString()
                            ? "'" + node.asString() + "' can not be converted to an Boolean"
                            : jsonType(node) + " can not be converted to an Boolean");
        }
        return node.asBoolean();
    }

    /** Whether the member is present and true. */
    public boolean isTrue(String name) {
        return Boolean.TRUE.equals(bool(name));
    }

    public @Nullable Long integer(String name) {
        JsonNode node = node(name);
        if (node == null) {
            return null;
        }
        refuseStructures(node);
        if (!node.isNumber()) {
            throw ServiceError.serialization(jsonType(node) + " can not be converted to an Integer");
        }
        return new BigDecimal(node.asNumber()).longValue();
    }

    public @Nullable Fields structure(String name) {
        JsonNode node = node(name);
        return node == null ? null : of(node);
    }

    public <T> @Nullable List<T> list(String name, Function<JsonNode, T> element) {
        JsonNode node = node(name);
        return node == null ? null : asList(node, element);
    }

    public @Nullable List<String> strings(String name) {
        return list(name, Fields::asString);
    }

    public @Nullable List<Fields> structures(String name) {
        return list(name, Fields::of);
    }

    public <T> @Nullable Map<String, T> map(String name, Function<JsonNode, T> value) {
        JsonNode node = node(name);
        if (node == null) {
            return null;
        }
        if (node.isArray()) {
            throw unexpectedList();
        }
        if (!node.isObject()) {
            throw ServiceError.serialization("Expected map or null");
        }
        Map<String, T> values = new LinkedHashMap<>();
        node.asObject().forEach((key, child) -> values.put(key, value.apply(child)));
        return values;
    }

    /** A map of attribute values, not yet read as values: reading may be a validation error of its own place. */
    public @Nullable Map<String, JsonNode> nodes(String name) {
        return map(name, Function.identity());
    }

    /** The members of a node that must be a map. */
    public static Map<String, JsonNode> entries(JsonNode node) {
        return of(node).members;
    }

    /** The elements of a node that must be a list. */
    public static <T> List<T> list(JsonNode node, Function<JsonNode, T> element) {
        return asList(node, element);
    }

    static <T> List<T> asList(JsonNode node, Function<JsonNode, T> element) {
        if (node.isObject()) {
            throw unexpectedStructure();
        }
        if (!node.isArray()) {
            throw ServiceError.serialization("Expected list or null");
        }
        List<T> values = new ArrayList<>();
        node.asArray().forEach(child -> values.add(element.apply(child)));
        return values;
    }

    /** The text of a node that must be a string. */
    public static String text(JsonNode node) {
        return asString(node);
    }

    static String asString(JsonNode node) {
        refuseStructures(node);
        if (!node.isString()) {
            throw ServiceError.serialization(jsonType(node) + " can not be converted to an String");
        }
        return node.asString();
    }

    static void refuseStructures(JsonNode node) {
        if (node.isArray()) {
            throw unexpectedList();
        }
        if (node.isObject()) {
            throw unexpectedStructure();
        }
    }

    private static ServiceError unexpectedList() {
        return ServiceError.serialization("Start of list found where not expected");
    }

    private static ServiceError unexpectedStructure() {
        return ServiceError.serialization("Start of structure or map found where not expected.");
    }

    static String jsonType(JsonNode node) {
        if (node.isNumber()) {
            return "class com.amazon.coral.value.json.numbers.TruncatingBigNumber";
        }
        return node.isBoolean() ? "class java.lang.Boolean" : "class java.lang.String";
    }
}
