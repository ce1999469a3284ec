package io.keywright.benchmark;

import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An item as DynamoDB writes it; for texts that need no escape. */
final class ItemJson {

    private ItemJson() {}

    /** The answer to a GetItem. */
    static String getItem(Map<String, AttributeValue> item) {
        return "{\"Item\":" + map(item) + "}";
    }

    private static String map(Map<String, AttributeValue> map) {
        StringBuilder json = new StringBuilder("{");
        map.forEach((name, value) -> json.append(json.length() == 1 ? "" : ",")
                .append(text(name))
                .append(":")
                .append(value(value)));
        return json.append("}").toString();
    }

    private static String value(AttributeValue value) {
        return switch (value.type()) {
            case S -> "{\"S\":" + text(value.s()) + "}";
            case N -> "{\"N\":" + text(value.n()) + "}";
            case BOOL -> "{\"BOOL\":" + value.bool() + "}";
            case M -> "{\"M\":" + map(value.m()) + "}";
            case L -> "{\"L\":" + list(value.l().stream().map(ItemJson::value).toList()) + "}";
            case SS -> "{\"SS\":" + list(value.ss().stream().map(ItemJson::text).toList()) + "}";
            default -> throw new IllegalArgumentException("no sample has a value of type " + value.type());
        };
    }

    private static String list(List<String> elements) {
        return "[" + String.join(",", elements) + "]";
    }

    private static String text(String text) {
        return "\"" + text + "\"";
    }
}
