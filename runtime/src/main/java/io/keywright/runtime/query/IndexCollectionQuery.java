package io.keywright.runtime.query;

import io.keywright.runtime.key.IndexKey;

/**
 * Reads an item collection of a global index as a record; it cannot be read consistently.
 *
 * @param <R> the record
 */
public final class IndexCollectionQuery<R> extends CollectionQuery<R, IndexCollectionQuery<R>> {

    /** The collection of the head with this key in the index. */
    public IndexCollectionQuery(QuerySource<CollectedItem> source, CollectionDecoder<R> decoder, IndexKey head) {
        super(source, decoder, head.partition(), head.sort());
    }
}
