package io.keywright.runtime.error;

import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** An item was to be created under a key that is taken. Nothing has been changed. */
public final class ItemAlreadyExistsException extends ConditionFailedException {

    private static final long serialVersionUID = 1;

    /**
     * For the creation of the entity under this key.
     *
     * @param stored makes an object of the item that is there; null if it is not known
     */
    public ItemAlreadyExistsException(
            String entity, ItemKey key, @Nullable Supplier<? extends Optional<?>> stored, @Nullable Throwable cause) {
        super(entity + " cannot be created: its key is taken.", entity, key, stored, cause);
    }
}
