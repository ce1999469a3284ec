package io.keywright.runtime.query;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A part of an item collection: its head and some of its items. Immutable.
 *
 * @param <R> the record
 */
public final class CollectionPage<R> {

    private final @Nullable R value;
    private final @Nullable String cursor;

    CollectionPage(@Nullable R value, @Nullable String cursor) {
        this.value = value;
        this.cursor = cursor;
    }

    /** The record; empty if there is no head and the record demands one, or if there is nothing. */
    public Optional<R> value() {
        return Optional.ofNullable(value);
    }

    /** Where the next page begins, opaque and safe in a URL. Empty at the end; a next page can turn out to be empty. */
    public Optional<String> cursor() {
        return Optional.ofNullable(cursor);
    }
}
