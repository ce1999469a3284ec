package io.keywright.runtime.query;

import io.keywright.runtime.key.PrimaryKey;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a key of an index leads to. Immutable.
 *
 * @param <E> the entity
 */
public final class Fetched<E> {

    private final PrimaryKey<E> key;
    private final @Nullable E item;

    Fetched(PrimaryKey<E> key, @Nullable E item) {
        this.key = key;
        this.item = item;
    }

    /** The key that the index held. */
    public PrimaryKey<E> key() {
        return key;
    }

    /** The item as it is in the table now; empty if it is gone since the index was read. */
    public Optional<E> item() {
        return Optional.ofNullable(item);
    }

    /** Whether there is no such item any more. */
    public boolean isGone() {
        return item == null;
    }
}
