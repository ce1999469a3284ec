package io.keywright.runtime.key;

import io.keywright.runtime.error.InvalidKeyException;
import io.keywright.runtime.text.KeyLimits;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The primary key of an item of one entity, as it is stored. Immutable.
 *
 * @param <T> the entity
 */
public final class PrimaryKey<T> {

    private final Class<T> entity;
    private final String partition;
    private final @Nullable String sort;

    private PrimaryKey(Class<T> entity, String partition, @Nullable String sort) {
        this.entity = entity;
        this.partition = partition;
        this.sort = sort;
    }

    /**
     * A key in a table without a sort key.
     *
     * @throws InvalidKeyException if it is empty, malformed or has more than 2,048 bytes
     */
    public static <T> PrimaryKey<T> of(Class<T> entity, String partition) {
        return new PrimaryKey<>(entity, KeyLimits.requirePartition(entity, partition), null);
    }

    /**
     * A key in a table with a sort key.
     *
     * @throws InvalidKeyException if a part is empty or malformed, the partition key has more than 2,048 bytes or the
     *     sort key more than 1,024
     */
    public static <T> PrimaryKey<T> of(Class<T> entity, String partition, String sort) {
        return new PrimaryKey<>(
                entity, KeyLimits.requirePartition(entity, partition), KeyLimits.requireSort(entity, sort));
    }

    /** The entity. */
    public Class<T> entity() {
        return entity;
    }

    /** The partition key. */
    public String partition() {
        return partition;
    }

    /** The sort key; null in a table without one. */
    public @Nullable String sort() {
        return sort;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PrimaryKey<?> key
                && entity.equals(key.entity)
                && partition.equals(key.partition)
                && Objects.equals(sort, key.sort);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * entity.hashCode() + partition.hashCode()) + Objects.hashCode(sort);
    }

    /** The key as people write it: {@code CUSTOMER#c-1 / ORDER#o-1}. */
    @Override
    public String toString() {
        return sort == null ? partition : partition + " / " + sort;
    }
}
