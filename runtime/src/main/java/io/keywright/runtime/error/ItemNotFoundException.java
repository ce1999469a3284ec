package io.keywright.runtime.error;

import org.jspecify.annotations.Nullable;

/** An item was to be changed that does not exist. Nothing has been changed. */
public final class ItemNotFoundException extends ConditionFailedException {

    private static final long serialVersionUID = 1;

    /** For a change of the entity under this key. */
    public ItemNotFoundException(String entity, ItemKey key, @Nullable Throwable cause) {
        super("There is no " + entity + " under this key.", entity, key, null, cause);
    }
}
