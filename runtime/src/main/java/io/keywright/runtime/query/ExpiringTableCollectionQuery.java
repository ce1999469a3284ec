package io.keywright.runtime.query;

import io.keywright.runtime.key.PrimaryKey;

/**
 * Reads an item collection of the table as a record.
 *
 * @param <R> the record
 */
public final class ExpiringTableCollectionQuery<R> extends CollectionQuery<R, ExpiringTableCollectionQuery<R>> {

    /** The collection of the head with this key. */
    public ExpiringTableCollectionQuery(
            QuerySource<CollectedItem> source, CollectionDecoder<R> decoder, PrimaryKey<?> head) {
        super(source, decoder, head.partition(), head.sort());
    }

    /** Sees every write that was acknowledged before it, for twice the read capacity. */
    public ExpiringTableCollectionQuery<R> consistent() {
        readConsistently();
        return this;
    }

    /**
     * Leaves out items whose time to live has come by the options' clock, and which DynamoDB has not deleted yet, the head
     * among them. Items without a time to live stay.
     */
    public ExpiringTableCollectionQuery<R> hideExpired() {
        leaveOutExpired();
        return this;
    }
}
