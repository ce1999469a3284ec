package io.keywright.testing.wirecases;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/**
 * Compares a reply with what a case says of it: members that are not mentioned do not matter, lists are whole.
 * {@code "*"} is anything, {@code "!"} a member that must not be there, {@code "$name"} anything, kept by that name; a
 * member {@code "=": true} says that the object has no others than those mentioned.
 */
final class PartialMatch {

    private final Map<String, String> named;

    PartialMatch(Map<String, String> named) {
        this.named = named;
    }

    /** What is different, or nothing. */
    String difference(JsonNode wanted, JsonNode actual, String path) {
        if (wanted.isString() && wanted.asString().equals("*")) {
            return "";
        }
        if (wanted.isString() && wanted.asString().startsWith("$")) {
            named.put(wanted.asString().substring(1), actual.isString() ? actual.asString() : actual.toString());
            return "";
        }
        if (wanted.isObject() && actual.isObject()) {
            return objects(wanted.asObject(), actual.asObject(), path);
        }
        if (wanted.isArray() && actual.isArray()) {
            return arrays(wanted.asArray(), actual.asArray(), path);
        }
        boolean same = (wanted.isNumber() && actual.isNumber())
                ? new BigDecimal(wanted.asNumber()).compareTo(new BigDecimal(actual.asNumber())) == 0
                : wanted.equals(actual);
        return same ? "" : path + " is " + text(actual) + ", not " + text(wanted);
    }

    private String objects(Map<String, JsonNode> wanted, Map<String, JsonNode> actual, String path) {
        for (Map.Entry<String, JsonNode> member : wanted.entrySet()) {
            String name = member.getKey();
            if (name.equals("=")) {
                for (String other : actual.keySet()) {
                    if (!wanted.containsKey(other)) {
                        return path + " has also " + other + ": " + text(actual.get(other));
                    }
                }
                continue;
            }
            JsonNode value = actual.get(name);
            boolean absent =
                    member.getValue().isString() && member.getValue().asString().equals("!");
            if (absent || value == null) {
                if (absent && value == null) {
                    continue;
                }
                return path + "." + name + (value == null ? " is not there" : " is " + text(value));
            }
            String difference = difference(member.getValue(), value, path + "." + name);
            if (!difference.isEmpty()) {
                return difference;
            }
        }
        return "";
    }

    private String arrays(List<JsonNode> wanted, List<JsonNode> actual, String path) {
        if (wanted.size() != actual.size()) {
            return path + " has " + actual.size() + " elements, not " + wanted.size();
        }
        for (int i = 0; i < wanted.size(); i++) {
            String difference = difference(wanted.get(i), actual.get(i), path + "[" + i + "]");
            if (!difference.isEmpty()) {
                return difference;
            }
        }
        return "";
    }

    /** A node as JSON, for people and for comparing. */
    static String text(JsonNode node) {
        StringBuilder text = new StringBuilder();
        write(node, text);
        return text.toString();
    }

    private static void write(JsonNode node, StringBuilder text) {
        String separator = "";
        if (node.isObject()) {
            text.append('{');
            for (Map.Entry<String, JsonNode> member : node.asObject().entrySet()) {
                text.append(separator).append('"').append(member.getKey()).append("\":");
                write(member.getValue(), text);
                separator = ",";
            }
            text.append('}');
        } else if (node.isArray()) {
            text.append('[');
            for (JsonNode element : node.asArray()) {
                text.append(separator);
                write(element, text);
                separator = ",";
            }
            text.append(']');
        } else if (node.isString()) {
            text.append('"').append(node.asString()).append('"');
        } else {
            text.append(node);
        }
    }
}
