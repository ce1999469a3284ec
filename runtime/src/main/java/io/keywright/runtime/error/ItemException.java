package io.keywright.runtime.error;

import org.jspecify.annotations.Nullable;

/** An error about one item of the table, whose primary key it carries. */
public abstract class ItemException extends KeywrightException {

    private static final long serialVersionUID = 1;

    private final @Nullable String partition;
    private final @Nullable String sort;

    /**
     * With the item's key.
     *
     * @param message without the key
     * @param key the key, and whether the message may show it
     */
    protected ItemException(String message, ItemKey key, @Nullable Throwable cause) {
        super(key.appendedTo(message), cause);
        this.partition = key.partition();
        this.sort = key.sort();
    }

    /** The item's partition key; null if it is not known. */
    public @Nullable String partition() {
        return partition;
    }

    /** The item's sort key; null if it is not known or the table has none. */
    public @Nullable String sort() {
        return sort;
    }
}
