package com.daintree.data.tour;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Attribute values as a person reads them; sets and maps sorted, so that the text is always the same. */
final class Values {

    private Values() {}

    /** As it stands in a cell of a table. */
    static String plain(AttributeValue value) {
        return switch (value.type()) {
            case S -> value.s();
            case N -> value.n();
            case BOOL -> value.bool().toString();
            case SS -> join(value.ss().stream().sorted().toList());
            case M -> join(pairs(value.m()));
            case L -> join(value.l().stream().map(Values::plain).toList());
            default -> throw new IllegalArgumentException("The store holds no " + value.type());
        };
    }

    /** As it stands in a request: a text in quotes. */
    static String quoted(AttributeValue value) {
        return value.type() == AttributeValue.Type.S ? '"' + value.s() + '"' : plain(value);
    }

    private static List<String> pairs(Map<String, AttributeValue> map) {
        return new TreeMap<>(map)
                .entrySet().stream()
                        .map(entry -> entry.getKey() + "=" + plain(entry.getValue()))
                        .toList();
    }

    private static String join(List<String> texts) {
        return texts.stream().collect(Collectors.joining(", ", "{", "}"));
    }
}
