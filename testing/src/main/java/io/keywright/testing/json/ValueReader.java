package io.keywright.testing.json;

import io.keywright.testing.error.ServiceError;
import io.keywright.testing.value.Bytes;
import io.keywright.testing.value.Item;
import io.keywright.testing.value.Numbers;
import io.keywright.testing.value.Sizes;
import io.keywright.testing.value.Type;
import io.keywright.testing.value.Utf8;
import io.keywright.testing.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/** Reads attribute values, and refuses what the service refuses, with its messages. */
public final class ValueReader {

    private static final int LONGEST_NAME = 65_535;

    private ValueReader() {}

    /** Reads a map of attribute values as an item. */
    public static Item item(Map<String, JsonNode> nodes) {
        Map<String, Value> attributes = new LinkedHashMap<>();
        nodes.forEach((name, node) -> {
            checkName(name);
            attributes.put(name, value(node));
        });
        return new Item(attributes);
    }

    private static void checkName(String name) {
        if (Utf8.length(name) > LONGEST_NAME) {
            throw ServiceError.structural("1 validation error detected: Attribute name is too large, must be less than "
                    + (LONGEST_NAME + 1) + " bytes");
        }
    }

    /** Reads one attribute value. */
    public static Value value(JsonNode node) {
        return value(node, 0);
    }

    private static Value value(JsonNode node, int depth) {
        if (depth > Sizes.DEEPEST) {
            throw ServiceError.structural("Nesting Levels have exceeded supported limits");
        }
        Fields fields = Fields.of(node, "AttributeValue");
        Value found = null;
        boolean several = false;
        for (Type type : Type.values()) {
            JsonNode content = fields.node(type.name());
            if (content != null) {
                Value value = read(type, content, fields, depth);
                several |= found != null;
                found = value;
            }
        }
        if (found == null) {
            throw ServiceError.structural(
                    "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes");
        }
        if (several) {
            throw ServiceError.structural("Supplied AttributeValue has more than one datatypes set, "
                    + "must contain exactly one of the supported datatypes");
        }
        return found;
    }

    private static Value read(Type type, JsonNode content, Fields fields, int depth) {
        return switch (type) {
            case S, N, B -> scalar(type, content);
            case BOOL -> new Value.Bool(fields.isTrue("BOOL"));
            case NULL -> {
                if (!fields.isTrue("NULL")) {
                    throw ServiceError.invalidParameter("Null attribute value types must have the value of true");
                }
                yield new Value.Null();
            }
            case SS, NS, BS -> members(type, content);
            case L -> new Value.Elements(Fields.asList(content, element -> value(element, depth + 1)));
            case M -> {
                Map<String, Value> entries = new LinkedHashMap<>();
                Map<String, JsonNode> nodes = fields.nodes("M");
                if (nodes != null) {
                    nodes.forEach((name, node) -> {
                        checkName(name);
                        entries.put(name, value(node, depth + 1));
                    });
                }
                yield new Value.Entries(entries);
            }
        };
    }

    private static Value scalar(Type type, JsonNode content) {
        String text;
        if (type == Type.B && (content.isNumber() || content.isBoolean())) {
            throw ServiceError.serialization("only base-64-encoded strings are convertible to bytes");
        }
        text = Fields.asString(content);
        return switch (type) {
            case S -> new Value.Text(text);
            case N -> Numbers.parse(text);
            case B -> new Value.Binary(bytes(text));
            default -> throw new IllegalArgumentException(type + " is no scalar type");
        };
    }

    private static Bytes bytes(String text) {
        try {
            return Bytes.ofBase64(text);
        } catch (IllegalArgumentException malformed) {
            throw ServiceError.serialization(String.valueOf(malformed.getMessage()));
        }
    }

    private static Value members(Type type, JsonNode content) {
        List<String> given = Fields.asList(content, Fields::asString);
        if (given.isEmpty()) {
            throw ServiceError.invalidParameter(
                    switch (type) {
                        case SS -> "An string set  may not be empty";
                        case NS -> "An number set  may not be empty";
                        default -> "Binary sets should not be empty";
                    });
        }
        List<Value> values = new ArrayList<>();
        for (String member : given) {
            values.add(
                    switch (type) {
                        case SS -> new Value.Text(member);
                        case NS -> Numbers.parse(member);
                        default -> new Value.Binary(bytes(member));
                    });
        }
        Set<Value> distinct = new LinkedHashSet<>(values);
        if (distinct.size() < values.size()) {
            throw duplicates(type, given);
        }
        return new Value.Members(type, distinct);
    }

    private static ServiceError duplicates(Type type, List<String> given) {
        return switch (type) {
            case SS -> ServiceError.invalidParameter("Input collection " + given + " contains duplicates.");
            case NS -> ServiceError.validation("Input collection contains duplicates");
            default -> ServiceError.invalidParameter("Input collection " + given + "of type BS contains duplicates.");
        };
    }

    /** Reads values of which a refusal is reported with a sentence before it. */
    public static Map<String, Value> values(Map<String, JsonNode> nodes, String before, @Nullable String after) {
        Map<String, Value> values = new LinkedHashMap<>();
        nodes.forEach((name, node) -> {
            try {
                values.put(name, value(node));
            } catch (ServiceError refusal) {
                if (before.isEmpty() || !refusal.code().equals("ValidationException")) {
                    throw refusal;
                }
                throw ServiceError.validation(before + refusal.text() + (after == null ? "" : after + name));
            }
        });
        return values;
    }
}
