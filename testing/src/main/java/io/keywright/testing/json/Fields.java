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
        return of(node, "");
    }

    /** The members of the given object, which is a structure of the given name. */
    static Fields of(JsonNode node, String structure) {
        if (node.isArray()) {
            throw unexpectedList("com.amazonaws.dynamodb.v20120810." + structure);
        }
        if (!node.isObject()) {
            throw ServiceError.serialization("Unexpected field type");
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
        refuseStructures(node, "Boolean");
        if (!node.isBoolean()) {
            throw node.isString()
                    ? ServiceError.serialization("Unexpected token received from parser")
                    : inconvertible(node, "Boolean");
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
        refuseStructures(node, "Integer");
        if (!node.isNumber()) {
            throw inconvertible(node, "Integer");
        }
        return new BigDecimal(node.asNumber()).longValue();
    }

    /** A number with a fraction, as times are. */
    public @Nullable BigDecimal decimal(String name) {
        JsonNode node = node(name);
        if (node == null) {
            return null;
        }
        refuseStructures(node, "Double");
        if (!node.isNumber()) {
            throw inconvertible(node, "Double");
        }
        return new BigDecimal(node.asNumber());
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
            throw ServiceError.serialization("Unrecognized collection type java.util.Map<java.lang.String, "
                    + "com.amazonaws.dynamodb.v20120810.AttributeValue>");
        }
        if (!node.isObject()) {
            throw ServiceError.serialization("Unexpected field type");
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
            throw ServiceError.serialization("Unexpected field type");
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
        refuseStructures(node, "String");
        if (!node.isString()) {
            throw inconvertible(node, "String");
        }
        return node.asString();
    }

    private static void refuseStructures(JsonNode node, String expected) {
        if (node.isArray()) {
            throw unexpectedList("java.lang." + expected);
        }
        if (node.isObject()) {
            throw unexpectedStructure();
        }
    }

    private static ServiceError unexpectedList(String expected) {
        return ServiceError.serialization("Unrecognized collection type class " + expected);
    }

    private static ServiceError unexpectedStructure() {
        return ServiceError.serialization("Start of structure or map found where not expected.");
    }

    /** The refusal of a scalar of another type than the service expects. */
    private static ServiceError inconvertible(JsonNode node, String expected) {
        String found = "STRING_VALUE";
        if (node.isNumber()) {
            String number = node.asNumber();
            found = number.matches("-?\\d+") ? "NUMBER_VALUE" : "DECIMAL_VALUE";
        } else if (node.isBoolean()) {
            found = node.asBoolean() ? "TRUE_VALUE" : "FALSE_VALUE";
        }
        return ServiceError.serialization(found + " cannot be converted to " + expected);
    }
}
