package io.keywright.runtime.error;

import org.jspecify.annotations.Nullable;

/**
 * An update has been carried out, but the item could not be read behind it to give it back: its cause tells why, or there is
 * no cause, since the item has been deleted by then. To try it again would do it twice.
 */
public final class ResultUnreadException extends ItemException {

    private static final long serialVersionUID = 1;

    private final String entity;

    /** For the entity under this key. */
    public ResultUnreadException(String entity, ItemKey key, @Nullable Throwable cause) {
        super(
                cause == null
                        ? entity + " has been updated, and deleted before it could be read again."
                        : entity + " has been updated, but could not be read again.",
                key,
                cause);
        this.entity = entity;
    }

    /** The entity's name. */
    public String entity() {
        return entity;
    }
}
