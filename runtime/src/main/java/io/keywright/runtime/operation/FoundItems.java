package io.keywright.runtime.operation;

import io.keywright.runtime.key.PrimaryKey;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a read of several keys has found. Immutable. */
public final class FoundItems {

    private final Set<PrimaryKey<?>> keys;
    private final Map<PrimaryKey<?>, Object> found;

    private FoundItems(Set<PrimaryKey<?>> keys, Map<PrimaryKey<?>, Object> found) {
        this.keys = keys;
        this.found = found;
    }

    /**
     * What was found.
     *
     * @param keys all that was asked for, in order
     * @param found the objects of those that exist
     */
    public static FoundItems of(Iterable<PrimaryKey<?>> keys, Map<PrimaryKey<?>, Object> found) {
        Set<PrimaryKey<?>> distinct = new LinkedHashSet<>();
        for (PrimaryKey<?> key : keys) {
            distinct.add(key);
        }
        return new FoundItems(distinct, Map.copyOf(found));
    }

    /**
     * The object under a key.
     *
     * @return empty if there is none
     * @throws IllegalArgumentException if the key was not asked for
     */
    @SuppressWarnings("unchecked") // A key is of its entity.
    public <T> Optional<T> get(PrimaryKey<T> key) {
        if (!keys.contains(key)) {
            throw new IllegalArgumentException("The key was not asked for.");
        }
        return Optional.ofNullable((T) found.get(key));
    }

    /** All objects that were found, in the order of the keys. */
    public List<Object> all() {
        return all(Object.class);
    }

    /** The objects of this class that were found, in the order of the keys. */
    public <T> List<T> all(Class<T> type) {
        List<T> all = new ArrayList<>();
        for (PrimaryKey<?> key : keys) {
            Object object = found.get(key);
            if (type.isInstance(object)) {
                all.add(type.cast(object));
            }
        }
        return all;
    }

    /** The keys under which there is nothing, in order. */
    public List<PrimaryKey<?>> missing() {
        List<PrimaryKey<?>> missing = new ArrayList<>(keys);
        missing.removeAll(found.keySet());
        return missing;
    }
}
