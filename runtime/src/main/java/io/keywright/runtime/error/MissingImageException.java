package io.keywright.runtime.error;

import org.jspecify.annotations.Nullable;

/**
 * A stream does not carry the item that was asked for: its view type is another one. {@code NEW_AND_OLD_IMAGES} carries
 * both items of every change.
 */
public final class MissingImageException extends KeywrightException {

    private static final long serialVersionUID = 1;

    private final @Nullable String viewType;

    /**
     * For one of the items of a change.
     *
     * @param clause what goes on behind "the item that"
     * @param viewType of the stream; null if its records do not tell
     */
    public MissingImageException(String clause, @Nullable String viewType) {
        super(
                viewType == null
                        ? "The stream does not carry the item that " + clause + "."
                        : "A stream of " + viewType + " does not carry the item that " + clause + ".",
                null);
        this.viewType = viewType;
    }

    /** The stream's view type; null if its records do not tell. */
    public @Nullable String viewType() {
        return viewType;
    }
}
