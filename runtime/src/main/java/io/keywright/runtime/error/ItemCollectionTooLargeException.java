package io.keywright.runtime.error;

import org.jspecify.annotations.Nullable;

/**
 * The item collection of a partition key would be larger than the 10 GB that a table with local indexes allows, entries in
 * these included. Nothing has been changed.
 */
public final class ItemCollectionTooLargeException extends ItemException {

    private static final long serialVersionUID = 1;

    private final String entity;

    /** For a write of the entity under this key. */
    public ItemCollectionTooLargeException(String entity, ItemKey key, @Nullable Throwable cause) {
        super(
                "The partition of " + entity + " is full: in a table with local indexes it holds at most 10 GB.",
                key,
                cause);
        this.entity = entity;
    }

    /** The entity's name. */
    public String entity() {
        return entity;
    }
}
