package io.keywright.runtime.error;

import org.jspecify.annotations.Nullable;

/**
 * Transactions were at the item each time a single write was tried. It has not been carried out; it can be tried again.
 */
public final class WriteConflictException extends KeywrightException {

    private static final long serialVersionUID = 1;

    private final String entity;
    private final @Nullable String partition;
    private final @Nullable String sort;
    private final int attempts;

    /**
     * For the write of an item.
     *
     * @param attempts how often it was tried
     */
    public WriteConflictException(String entity, ItemKey key, int attempts, @Nullable Throwable cause) {
        super(
                key.appendedTo("A write of " + entity + " met transactions at its item in all of its " + attempts
                        + " attempts."),
                cause);
        this.entity = entity;
        this.partition = key.partition();
        this.sort = key.sort();
        this.attempts = attempts;
    }

    /** The entity's name. */
    public String entity() {
        return entity;
    }

    /** The partition key. */
    public @Nullable String partition() {
        return partition;
    }

    /** The sort key; null in a table without one. */
    public @Nullable String sort() {
        return sort;
    }

    /** How often it was tried. */
    public int attempts() {
        return attempts;
    }
}
