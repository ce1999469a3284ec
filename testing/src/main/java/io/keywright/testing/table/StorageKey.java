package io.keywright.testing.table;

import io.keywright.testing.value.Item;
import io.keywright.testing.value.Order;
import io.keywright.testing.value.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The place of an item in a table or index: partitions by a hash of their key values, items of one partition by their
 * sort key values, and in an index items of equal keys by their place in the table. A key may also be a bound: a
 * prefix of values, before or after all keys that begin with it.
 */
public final class StorageKey implements Comparable<StorageKey> {

    /** One more than the largest partition hash. */
    public static final long HASHES = 1L << 32;

    private final long hash;
    private final List<Value> values;
    private final @Nullable StorageKey owner;
    private final int edge;

    private StorageKey(long hash, List<Value> values, @Nullable StorageKey owner, int edge) {
        this.hash = hash;
        this.values = values;
        this.owner = owner;
        this.edge = edge;
    }

    /** The key of an entry in an index, from an entry that has all key attributes, and the key of its item. */
    public static StorageKey inIndex(KeySchema schema, Item entry, StorageKey owner) {
        StorageKey key = ofIndex(schema, entry, owner);
        if (key == null) {
            throw new IllegalArgumentException("the entry lacks an attribute of the key " + schema.names());
        }
        return key;
    }

    /** The key of an item in the table, from an item or key that has all key attributes. */
    public static StorageKey of(KeySchema schema, Item item) {
        StorageKey key = ofIndex(schema, item, null);
        if (key == null) {
            throw new IllegalArgumentException("the item lacks an attribute of the key " + schema.names());
        }
        return key;
    }

    /** The key of an item in an index, or null where the item lacks a key attribute and so is not in it. */
    static @Nullable StorageKey ofIndex(KeySchema schema, Item item, @Nullable StorageKey owner) {
        List<Value> values = new ArrayList<>();
        for (KeyAttribute attribute : schema.attributes()) {
            Value value = item.get(attribute.name());
            if (value == null || value.type() != attribute.type()) {
                return null;
            }
            values.add(value);
        }
        return new StorageKey(hash(values.subList(0, schema.partition().size())), values, owner, 0);
    }

    /** The bound before all keys that begin with these values. */
    public static StorageKey before(List<Value> partition, List<Value> sort) {
        return bound(partition, sort, -1);
    }

    /** The bound after all keys that begin with these values. */
    public static StorageKey after(List<Value> partition, List<Value> sort) {
        return bound(partition, sort, 1);
    }

    private static StorageKey bound(List<Value> partition, List<Value> sort, int edge) {
        List<Value> values = new ArrayList<>(partition);
        values.addAll(sort);
        return new StorageKey(hash(partition), values, null, edge);
    }

    /** The bound before all keys of this partition hash or a larger one. */
    public static StorageKey fromHash(long hash) {
        return new StorageKey(hash, List.of(), null, -1);
    }

    /** Spreads partitions evenly and the same on every run, as scans and their segments want it. */
    private static long hash(List<Value> partition) {
        int hash = 17;
        for (Value value : partition) {
            int content = 0;
            if (value instanceof Value.Text text) {
                content = text.text().hashCode();
            } else if (value instanceof Value.Num number) {
                content = number.number().hashCode();
            } else if (value instanceof Value.Binary binary) {
                content = binary.bytes().hashCode();
            }
            hash = 31 * hash + content;
        }
        hash ^= hash >>> 16;
        hash *= 0x85ebca6b;
        hash ^= hash >>> 13;
        hash *= 0xc2b2ae35;
        hash ^= hash >>> 16;
        return hash & 0xffffffffL;
    }

    @Override
    public int compareTo(StorageKey other) {
        int order = Long.compare(hash, other.hash);
        int shared = Math.min(values.size(), other.values.size());
        for (int i = 0; order == 0 && i < shared; i++) {
            order = Order.compare(values.get(i), other.values.get(i));
        }
        if (order != 0) {
            return order;
        }
        if (values.size() != other.values.size()) {
            return values.size() < other.values.size() ? edge : -other.edge;
        }
        if (edge != other.edge || owner == null || other.owner == null) {
            return Integer.compare(edge, other.edge);
        }
        return owner.compareTo(other.owner);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof StorageKey key && compareTo(key) == 0;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash);
    }

    /** The key in the table of the item that this index entry belongs to; the key itself in a table. */
    public StorageKey owner() {
        return owner == null ? this : owner;
    }
}
