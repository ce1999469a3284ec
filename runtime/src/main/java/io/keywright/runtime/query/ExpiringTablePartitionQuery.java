package io.keywright.runtime.query;

import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.Partitions;

/**
 * A query of a partition of the table or of a local index that can hold items which expire.
 *
 * @param <T> the results
 */
public final class ExpiringTablePartitionQuery<T> extends TableQuery<T, ExpiringTablePartitionQuery<T>> {

    private final EntityMapper<?>[] expiring;

    /**
     * A query of a whole partition.
     *
     * @param partition the partition key as stored
     * @param expiring the mappers of the entities that expire
     */
    public ExpiringTablePartitionQuery(QuerySource<T> source, String partition, EntityMapper<?>... expiring) {
        super(source, partition, "");
        this.expiring = expiring.clone();
    }

    /**
     * A query of several whole partitions, merged.
     *
     * @param partitions the partition keys as stored
     * @param expiring the mappers of the entities that expire
     */
    public ExpiringTablePartitionQuery(QuerySource<T> source, Partitions partitions, EntityMapper<?>... expiring) {
        super(source, partitions, "");
        this.expiring = expiring.clone();
    }

    /**
     * Leaves out items whose time to live has come by the options' clock, and which DynamoDB has not deleted yet. It is a
     * filter: what is left out has been read, and a page can be empty with more to come. Items without a time to live stay.
     */
    public ExpiringTablePartitionQuery<T> hideExpired() {
        return leaveOutExpired(expiring);
    }
}
