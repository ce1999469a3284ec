package io.keywright.runtime.error;

import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** An update would have added more elements than a property may hold. Nothing has been changed. */
public final class SizeLimitException extends ConditionFailedException {

    private static final long serialVersionUID = 1;

    private final String property;
    private final int maxSize;

    /**
     * For an update of the entity under this key.
     *
     * @param property which has no room, with the path into documents
     * @param maxSize how many elements it may hold
     * @param stored makes an object of the item when it is asked for
     */
    public SizeLimitException(
            String entity,
            ItemKey key,
            String property,
            int maxSize,
            @Nullable Supplier<? extends Optional<?>> stored,
            @Nullable Throwable cause) {
        super(
                entity + " is not updated, since " + property + " may hold at most " + maxSize
                        + " elements and has no room for what is added.",
                entity,
                key,
                stored,
                cause);
        this.property = property;
        this.maxSize = maxSize;
    }

    /** The property that has no room, with the path into documents. */
    public String property() {
        return property;
    }

    /** How many elements it may hold. */
    public int maxSize() {
        return maxSize;
    }
}
