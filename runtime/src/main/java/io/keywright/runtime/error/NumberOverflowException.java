package io.keywright.runtime.error;

import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * An update would have added to a number, or counted a version, beyond what its Java type holds, and no program could have
 * read the item then. Nothing has been changed.
 */
public final class NumberOverflowException extends ConditionFailedException {

    private static final long serialVersionUID = 1;

    private final String property;

    /**
     * For an update of the entity under this key.
     *
     * @param property whose type is too small
     * @param stored makes an object of the item when it is asked for
     */
    public NumberOverflowException(
            String entity,
            ItemKey key,
            String property,
            @Nullable Supplier<? extends Optional<?>> stored,
            @Nullable Throwable cause) {
        super(
                entity + "." + property + " is not changed, since the result would not fit its type.",
                entity,
                key,
                stored,
                cause);
        this.property = property;
    }

    /** The property whose type is too small, with a path into documents. */
    public String property() {
        return property;
    }
}
