package io.keywright.runtime.error;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A write was told what an item holds, and the item holds something else by now. Nothing has been changed. */
public final class OutdatedValueException extends ConditionFailedException {

    private static final long serialVersionUID = 1;

    @SuppressWarnings("serial") // List.copyOf gives serializable lists.
    private final List<String> properties;

    /**
     * For a write of the entity under this key.
     *
     * @param properties whose stored values are others than was said
     * @param stored makes an object of the item when it is asked for
     */
    public OutdatedValueException(
            String entity,
            ItemKey key,
            List<String> properties,
            @Nullable Supplier<? extends Optional<?>> stored,
            @Nullable Throwable cause) {
        super(
                entity + " is not written, since " + String.join(", ", properties)
                        + " changed: what was said of it does not hold any more.",
                entity,
                key,
                stored,
                cause);
        this.properties = List.copyOf(properties);
    }

    /** The properties whose stored values are others than was said, with paths into documents. */
    public List<String> properties() {
        return properties;
    }
}
