package io.keywright.testing.value;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An item: its attributes by name, immutable. */
public record Item(Map<String, Value> attributes) {

    /** The item that a condition sees where nothing is stored. */
    public static final Item EMPTY = new Item(Map.of());

    public Item {
        attributes = Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
    }

    public @Nullable Value get(String name) {
        return attributes.get(name);
    }

    public boolean has(String name) {
        return attributes.containsKey(name);
    }

    /** The size in bytes by which limits and capacity are counted. */
    public int size() {
        return Sizes.of(attributes);
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
}
