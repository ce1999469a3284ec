package io.keywright.runtime.query;

import io.keywright.runtime.key.PrimaryKey;

/**
 * Reads an item collection of the table as a record.
 *
 * @param <R> the record
 */
public final class TableCollectionQuery<R> extends CollectionQuery<R, TableCollectionQuery<R>> {

    /** The collection of the head with this key. */
    public TableCollectionQuery(QuerySource<CollectedItem> source, CollectionDecoder<R> decoder, PrimaryKey<?> head) {
        super(source, decoder, head.partition(), head.sort());
    }

    /** Sees every write that was acknowledged before it, for twice the read capacity. */
    public TableCollectionQuery<R> consistent() {
        readConsistently();
        return this;
    }
}
