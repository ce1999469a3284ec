package io.keywright.runtime.error;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A write would have changed a property that never changes. Nothing has been changed. */
public final class ImmutableChangedException extends ConditionFailedException {

    private static final long serialVersionUID = 1;

    @SuppressWarnings("serial") // List.copyOf gives serializable lists.
    private final List<String> properties;

    /**
     * For a write of the entity under this key.
     *
     * @param properties those that would have changed
     * @param stored makes an object of the item that is there; null if it is not known
     */
    public ImmutableChangedException(
            String entity,
            ItemKey key,
            List<String> properties,
            @Nullable Supplier<? extends Optional<?>> stored,
            @Nullable Throwable cause) {
        super(
                entity + "." + String.join(", ", properties) + " cannot change once it is stored.",
                entity,
                key,
                stored,
                cause);
        this.properties = List.copyOf(properties);
    }

    /** The properties that would have changed. */
    public List<String> properties() {
        return properties;
    }
}
