package io.keywright.runtime.query;

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
}
