package io.keywright.runtime.query;

import io.keywright.runtime.key.Partitions;

/**
 * A query of a partition of the table or of a local index.
 *
 * @param <T> the results
 */
public final class TablePartitionQuery<T> extends TableQuery<T, TablePartitionQuery<T>> {

    /**
     * A query of a whole partition.
     *
     * @param partition the partition key as stored
     */
    public TablePartitionQuery(QuerySource<T> source, String partition) {
        super(source, partition, "");
    }

    /**
     * A query of several whole partitions, merged.
     *
     * @param partitions the partition keys as stored
     */
    public TablePartitionQuery(QuerySource<T> source, Partitions partitions) {
        super(source, partitions, "");
    }
}
