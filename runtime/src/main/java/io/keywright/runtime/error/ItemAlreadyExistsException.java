package io.keywright.runtime.error;

import org.jspecify.annotations.Nullable;

/** An item was to be created under a key that is taken. Nothing has been changed. */
public final class ItemAlreadyExistsException extends ConditionFailedException {

    private static final long serialVersionUID = 1;

    /** For the creation of the entity under this key. */
    public ItemAlreadyExistsException(String entity, ItemKey key, @Nullable Throwable cause) {
        super(entity + " cannot be created: its key is taken.", entity, key, cause);
    }
}
