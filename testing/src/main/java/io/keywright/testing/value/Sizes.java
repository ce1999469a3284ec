package io.keywright.testing.value;

import java.util.Map;

/** Sizes in bytes, by the rules the service documents for items. */
public final class Sizes {

    /** The largest item: 400 KB with attribute names. */
    public static final int LARGEST_ITEM = 400 * 1024;

    /** The most levels that lists and maps may be nested. */
    public static final int DEEPEST = 32;

    private static final int CONTAINER = 3;
    private static final int CONTAINED = 1;

    private Sizes() {}

    /** The size of an item or a map's content: names and values. */
    public static int of(Map<String, Value> attributes) {
        int size = 0;
        for (Map.Entry<String, Value> attribute : attributes.entrySet()) {
            size += Utf8.length(attribute.getKey()) + of(attribute.getValue());
        }
        return size;
    }

    /** How many lists and maps are around the innermost value. */
    public static int depth(Value value) {
        int deepest = -1;
        if (value instanceof Value.Elements list) {
            for (Value element : list.values()) {
                deepest = Math.max(deepest, depth(element));
            }
        } else if (value instanceof Value.Entries map) {
            for (Value entry : map.values().values()) {
                deepest = Math.max(deepest, depth(entry));
            }
        }
        return deepest + 1;
    }

    /** The size of a value without its name. */
    public static int of(Value value) {
        if (value instanceof Value.Text text) {
            return Utf8.length(text.text());
        } else if (value instanceof Value.Num number) {
            return Numbers.size(number.number());
        } else if (value instanceof Value.Binary binary) {
            return binary.bytes().length();
        } else if (value instanceof Value.Members members) {
            int size = 0;
            for (Value member : members.values()) {
                size += of(member);
            }
            return size;
        } else if (value instanceof Value.Elements list) {
            int size = CONTAINER;
            for (Value element : list.values()) {
                size += CONTAINED + of(element);
            }
            return size;
        } else if (value instanceof Value.Entries map) {
            return CONTAINER + map.values().size() * CONTAINED + of(map.values());
        }
        return 1;
    }
}
