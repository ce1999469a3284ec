package io.keywright.runtime.error;

import org.jspecify.annotations.Nullable;

/** The key of the item that an error is about, and whether the error's message may show it. */
public final class ItemKey {

    /** For an error that is raised where only the item's attributes are known. */
    public static final ItemKey UNKNOWN = new ItemKey(null, null, false);

    private final @Nullable String partition;
    private final @Nullable String sort;
    private final boolean shown;

    private ItemKey(@Nullable String partition, @Nullable String sort, boolean shown) {
        this.partition = partition;
        this.sort = sort;
        this.shown = shown;
    }

    /** A key; {@code shown} lets the message name it. */
    public static ItemKey of(String partition, @Nullable String sort, boolean shown) {
        return new ItemKey(partition, sort, shown);
    }

    /** The partition key; null if it is not known. */
    public @Nullable String partition() {
        return partition;
    }

    /** The sort key; null if it is not known or the table has none. */
    public @Nullable String sort() {
        return sort;
    }

    boolean isShown() {
        return shown;
    }

    String appendedTo(String message) {
        if (!shown) {
            return message;
        }
        return sort == null ? message + " Key: " + partition : message + " Key: " + partition + " / " + sort;
    }
}
