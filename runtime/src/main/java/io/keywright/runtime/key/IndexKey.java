package io.keywright.runtime.key;

import io.keywright.runtime.error.InvalidKeyException;
import io.keywright.runtime.text.KeyLimits;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The key of an item in an index, as it is stored. Immutable. */
public final class IndexKey {

    private final String partition;
    private final @Nullable String sort;

    private IndexKey(String partition, @Nullable String sort) {
        this.partition = partition;
        this.sort = sort;
    }

    /**
     * A key of an entity in an index without a sort key.
     *
     * @param entity named by the error
     * @throws InvalidKeyException if it is empty, malformed or has more than 2,048 bytes
     */
    public static IndexKey of(Class<?> entity, String partition) {
        return new IndexKey(KeyLimits.requirePartition(entity, partition), null);
    }

    /**
     * A key of an entity in an index with a sort key.
     *
     * @param entity named by the error
     * @throws InvalidKeyException if a part is empty or malformed, the partition key has more than 2,048 bytes or the
     *     sort key more than 1,024
     */
    public static IndexKey of(Class<?> entity, String partition, String sort) {
        return new IndexKey(KeyLimits.requirePartition(entity, partition), KeyLimits.requireSort(entity, sort));
    }

    /** The partition key. */
    public String partition() {
        return partition;
    }

    /** The sort key; null in an index without one. */
    public @Nullable String sort() {
        return sort;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof IndexKey key && partition.equals(key.partition) && Objects.equals(sort, key.sort);
    }

    @Override
    public int hashCode() {
        return 31 * partition.hashCode() + Objects.hashCode(sort);
    }

    /** The key as people write it: {@code STATUS#PENDING / 2024-05-01T12:00:00Z#o-1}. */
    @Override
    public String toString() {
        return sort == null ? partition : partition + " / " + sort;
    }
}
