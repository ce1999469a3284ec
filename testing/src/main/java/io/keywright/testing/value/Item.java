package io.keywright.testing.value;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An item: its attributes by name, immutable. No record, because it remembers its size, which every use asks for. */
public final class Item {

    /** The item that a condition sees where nothing is stored. */
    public static final Item EMPTY = new Item(Map.of());

    private static final int UNKNOWN = -1;

    private final Map<String, Value> attributes;
    /** Counted when first asked for; threads that meet here count the same. */
    private int size = UNKNOWN;

    public Item(Map<String, Value> attributes) {
        this.attributes = Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
    }

    public Map<String, Value> attributes() {
        return attributes;
    }

    public @Nullable Value get(String name) {
        return attributes.get(name);
    }

    public boolean has(String name) {
        return attributes.containsKey(name);
    }

    /** The size in bytes by which limits and capacity are counted. */
    public int size() {
        int known = size;
        if (known == UNKNOWN) {
            known = Sizes.of(attributes);
            size = known;
        }
        return known;
    }

    /** The item reduced to the named attributes, those that it has. */
    public Item only(Collection<String> names) {
        Map<String, Value> kept = new LinkedHashMap<>();
        for (String name : names) {
            Value value = attributes.get(name);
            if (value != null) {
                kept.put(name, value);
            }
        }
        return new Item(kept);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Item item && attributes.equals(item.attributes);
    }

    @Override
    public int hashCode() {
        return attributes.hashCode();
    }

    @Override
    public String toString() {
        return attributes.toString();
    }
}
