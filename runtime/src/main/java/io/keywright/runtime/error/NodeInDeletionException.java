package io.keywright.runtime.error;

import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A write needs a node that is being deleted: an edge was to be connected to it, or its head was to be replaced or moved.
 * Nothing has been written. If whoever deletes it has given up, {@code deleteNode} goes on where that ended.
 */
public final class NodeInDeletionException extends ConditionFailedException {

    private static final long serialVersionUID = 1;

    /**
     * For the head under this key.
     *
     * @param stored makes an object of the item when it is asked for
     */
    public NodeInDeletionException(
            String entity, ItemKey key, @Nullable Supplier<? extends Optional<?>> stored, @Nullable Throwable cause) {
        super(
                "The " + entity
                        + " is being deleted with its edges, so nothing is connected to it and it is not replaced;"
                        + " deleteNode brings that to its end.",
                entity,
                key,
                stored,
                cause);
    }
}
