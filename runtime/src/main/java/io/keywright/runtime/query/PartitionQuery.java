package io.keywright.runtime.query;

import io.keywright.runtime.key.Partitions;

/**
 * A query of a partition of a global index.
 *
 * @param <T> the results
 */
public final class PartitionQuery<T> extends IndexQuery<T, PartitionQuery<T>> {

    /**
     * A query of a whole partition.
     *
     * @param partition the partition key as stored
     */
    public PartitionQuery(QuerySource<T> source, String partition) {
        super(source, partition, "");
    }

    /**
     * A query of several whole partitions, merged.
     *
     * @param partitions the partition keys as stored
     */
    public PartitionQuery(QuerySource<T> source, Partitions partitions) {
        super(source, partitions, "");
    }
}
