package io.keywright.benchmark.peer;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The least of a map that the SDK can copy. */
final class ArrayMap extends AbstractMap<String, AttributeValue> {

    private final String[] names;
    private final AttributeValue[] values;
    private int size;

    ArrayMap(int capacity) {
        names = new String[capacity];
        values = new AttributeValue[capacity];
    }

    @Override
    public AttributeValue put(String name, AttributeValue value) {
        names[size] = name;
        values[size++] = value;
        return value;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public void forEach(BiConsumer<? super String, ? super AttributeValue> action) {
        for (int i = 0; i < size; i++) {
            action.accept(names[i], values[i]);
        }
    }

    @Override
    public Set<Map.Entry<String, AttributeValue>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public int size() {
                return size;
            }

            @Override
            public Iterator<Map.Entry<String, AttributeValue>> iterator() {
                return new Iterator<>() {
                    private int next;

                    @Override
                    public boolean hasNext() {
                        return next < size;
                    }

                    @Override
                    public Map.Entry<String, AttributeValue> next() {
                        return Map.entry(names[next], values[next++]);
                    }
                };
            }
        };
    }
}
