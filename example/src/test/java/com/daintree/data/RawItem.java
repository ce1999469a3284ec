package com.daintree.data;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An item as DynamoDB holds it, as text: keys and type first, then the other attributes by name. */
final class RawItem {

    private static final List<String> FIRST =
            List.of("PK", "SK", "GSI1PK", "GSI1SK", "GSI2PK", "GSI2SK", "GSI3PK", "GSI3SK", "Type");

    private RawItem() {}

    static String text(Map<String, AttributeValue> item) {
        StringBuilder text = new StringBuilder();
        Map<String, AttributeValue> rest = new TreeMap<>(item);
        for (String name : FIRST) {
            AttributeValue value = rest.remove(name);
            if (value != null) {
                text.append(line(name, value));
            }
        }
        rest.forEach((name, value) -> text.append(line(name, value)));
        return text.toString();
    }

    private static String line(String name, AttributeValue value) {
        return "%-13s %-4s %s%n".formatted(name, value.type(), content(value)).replace("\r", "");
    }

    private static String content(AttributeValue value) {
        return switch (value.type()) {
            case S -> value.s();
            case N -> value.n();
            case BOOL -> value.bool().toString();
            case SS -> String.join(", ", value.ss().stream().sorted().toList());
            case M ->
                new TreeMap<>(value.m())
                        .entrySet().stream()
                                .map(entry -> entry.getKey() + "=" + content(entry.getValue()))
                                .collect(Collectors.joining(", "));
            default -> throw new IllegalArgumentException("No attribute of the store is a " + value.type());
        };
    }
}
