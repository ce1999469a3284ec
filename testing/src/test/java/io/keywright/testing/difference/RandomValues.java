package io.keywright.testing.difference;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Values and items from so few possibilities that requests meet each other. */
final class RandomValues {

    static final List<String> NAMES = List.of("n", "m", "txt", "flag", "list", "doc", "tags", "nums", "bin", "none");

    private static final List<String> PARTITIONS = List.of("a", "b", "c");
    private static final List<String> SORTS =
            List.of("", "0", "1", "10", "2", "A", "a", "ab", "b", "é", "\uFFFD", "\uD83D\uDE00");
    private static final List<String> TEXTS = List.of("", "a", "ab", "abc", "b", "é", "\uD83D\uDE00", "10");
    private static final List<String> NUMBERS = List.of(
            "0",
            "1",
            "2",
            "3",
            "10",
            "-1",
            "-2",
            "0.5",
            "1.5",
            "100",
            "-0.001",
            "12345678901234567890123456789012345678");

    private final Random random;

    RandomValues(Random random) {
        this.random = random;
    }

    <T> T one(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }

    /** Whether something happens that does so once in so many times. */
    boolean oneIn(int times) {
        return random.nextInt(times) == 0;
    }

    int below(int bound) {
        return random.nextInt(bound);
    }

    AttributeValue partition() {
        return AttributeValue.fromS(one(PARTITIONS));
    }

    /** Rarely empty, which no key may be. */
    AttributeValue sort() {
        return AttributeValue.fromS(oneIn(60) ? "" : one(SORTS.subList(1, SORTS.size())));
    }

    Map<String, AttributeValue> key() {
        Map<String, AttributeValue> key = new LinkedHashMap<>();
        key.put("pk", partition());
        key.put("sk", sort());
        return key;
    }

    /** A key, some attributes, and often those that the indexes want; rarely one of a type that an index refuses. */
    Map<String, AttributeValue> item() {
        Map<String, AttributeValue> item = key();
        for (int i = below(5); i > 0; i--) {
            String name = one(NAMES);
            item.put(name, valueOf(name));
        }
        if (!oneIn(3)) {
            item.put("g", oneIn(40) ? number() : AttributeValue.fromS(one(List.of("x", "y"))));
        }
        if (!oneIn(3)) {
            item.put("h", oneIn(40) ? text() : number());
        }
        if (!oneIn(3)) {
            item.put("l", AttributeValue.fromS(one(List.of("p", "q", "pq"))));
        }
        return item;
    }

    AttributeValue number() {
        return AttributeValue.fromN(one(NUMBERS));
    }

    AttributeValue text() {
        return AttributeValue.fromS(one(TEXTS));
    }

    /** Mostly of the type that goes with the name, so that most requests make sense. */
    AttributeValue valueOf(String name) {
        if (oneIn(8)) {
            return any(2);
        }
        return switch (name) {
            case "n", "m", "h" -> number();
            case "txt", "g", "l", "pk", "sk" -> text();
            case "flag" -> AttributeValue.fromBool(random.nextBoolean());
            case "list" -> list(2);
            case "doc" -> map(2);
            case "tags" -> texts();
            case "nums" -> numbers();
            case "bin" -> bytes();
            default -> AttributeValue.fromNul(true);
        };
    }

    AttributeValue any(int depth) {
        return switch (below(depth > 0 ? 9 : 7)) {
            case 0 -> number();
            case 1 -> text();
            case 2 -> AttributeValue.fromBool(random.nextBoolean());
            case 3 -> texts();
            case 4 -> numbers();
            case 5 -> bytes();
            case 6 -> AttributeValue.fromNul(true);
            case 7 -> list(depth);
            default -> map(depth);
        };
    }

    private AttributeValue list(int depth) {
        List<AttributeValue> elements = new ArrayList<>();
        for (int i = below(4); i > 0; i--) {
            elements.add(any(depth - 1));
        }
        return AttributeValue.fromL(elements);
    }

    private AttributeValue map(int depth) {
        Map<String, AttributeValue> map = new LinkedHashMap<>();
        for (String name : List.of("a", "b", "list")) {
            if (random.nextBoolean()) {
                map.put(name, name.equals("list") && depth > 1 ? list(1) : any(depth - 1));
            }
        }
        return AttributeValue.fromM(map);
    }

    AttributeValue texts() {
        Set<String> texts = new LinkedHashSet<>();
        for (int i = oneIn(40) ? 0 : 1 + below(3); i > 0; i--) {
            texts.add(one(TEXTS.subList(1, 5)));
        }
        return AttributeValue.fromSs(List.copyOf(texts));
    }

    AttributeValue numbers() {
        Set<String> numbers = new LinkedHashSet<>();
        for (int i = 1 + below(3); i > 0; i--) {
            numbers.add(one(NUMBERS.subList(0, 6)));
        }
        return AttributeValue.fromNs(List.copyOf(numbers));
    }

    private AttributeValue bytes() {
        return AttributeValue.fromB(SdkBytes.fromUtf8String(one(TEXTS)));
    }
}
