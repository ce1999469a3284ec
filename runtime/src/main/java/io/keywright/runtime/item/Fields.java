package io.keywright.runtime.item;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The attributes of a document on their way into an {@link AttributeValue}, in two arrays: the SDK asks a map only for
 * its size and its entries, to copy them, so a hash table would be made for nothing.
 */
final class Fields extends AbstractMap<String, AttributeValue> {

    private String[] names;
    private AttributeValue[] values;
    private int size;

    /** With room for this many. */
    Fields(int capacity) {
        this.names = new String[capacity];
        this.values = new AttributeValue[capacity];
    }

    /** Adds what must not be there yet, which is not looked at. */
    @Override
    public @Nullable AttributeValue put(String name, AttributeValue value) {
        if (size == names.length) {
            names = Arrays.copyOf(names, size * 2 + 1);
            values = Arrays.copyOf(values, names.length);
        }
        names[size] = name;
        values[size] = value;
        size++;
        return null;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public void forEach(BiConsumer<? super String, ? super AttributeValue> action) {
        for (int index = 0; index < size; index++) {
            action.accept(names[index], values[index]);
        }
    }

    @Override
    public Set<Map.Entry<String, AttributeValue>> entrySet() {
        return new Entries();
    }

    private final class Entries extends AbstractSet<Map.Entry<String, AttributeValue>> {

        @Override
        public int size() {
            return size;
        }

        @Override
        public Iterator<Map.Entry<String, AttributeValue>> iterator() {
            return new EntryIterator();
        }
    }

    private final class EntryIterator implements Iterator<Map.Entry<String, AttributeValue>> {

        private int next;

        @Override
        public boolean hasNext() {
            return next < size;
        }

        @Override
        public Map.Entry<String, AttributeValue> next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            Map.Entry<String, AttributeValue> entry = Map.entry(names[next], values[next]);
            next++;
            return entry;
        }
    }
}
