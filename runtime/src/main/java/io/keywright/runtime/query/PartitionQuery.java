package io.keywright.runtime.query;

/**
 * A query of a partition of a global index.
 *
 * @param <T> the results
 */
public final class PartitionQuery<T> extends IndexQuery<T, PartitionQuery<T>> {

    /**
     * A query of a partition.
     *
     * @param partition the partition key as stored
     * @param condition which part of it
     */
    public PartitionQuery(QuerySource<T> source, String partition, SortKeyCondition condition) {
        super(source, partition, condition);
    }
}
