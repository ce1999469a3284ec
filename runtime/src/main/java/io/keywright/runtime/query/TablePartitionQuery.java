package io.keywright.runtime.query;

/**
 * A query of a partition of the table or of a local index.
 *
 * @param <T> the results
 */
public final class TablePartitionQuery<T> extends TableQuery<T, TablePartitionQuery<T>> {

    /**
     * A query of a partition.
     *
     * @param partition the partition key as stored
     * @param condition which part of it
     */
    public TablePartitionQuery(QuerySource<T> source, String partition, SortKeyCondition condition) {
        super(source, partition, condition);
    }
}
