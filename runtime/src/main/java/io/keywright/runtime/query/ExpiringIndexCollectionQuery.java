package io.keywright.runtime.query;

import io.keywright.runtime.key.IndexKey;

/**
 * Reads an item collection of a global index as a record; it cannot be read consistently.
 *
 * @param <R> the record
 */
public final class ExpiringIndexCollectionQuery<R> extends CollectionQuery<R, ExpiringIndexCollectionQuery<R>> {

    /** The collection of the head with this key in the index. */
    public ExpiringIndexCollectionQuery(
            QuerySource<CollectedItem> source, CollectionDecoder<R> decoder, IndexKey head) {
        super(source, decoder, head.partition(), head.sort());
    }

    /**
     * Leaves out items whose time to live has come by the options' clock, and which DynamoDB has not deleted yet, the head
     * among them. Items without a time to live stay.
     */
    public ExpiringIndexCollectionQuery<R> hideExpired() {
        leaveOutExpired();
        return this;
    }
}
