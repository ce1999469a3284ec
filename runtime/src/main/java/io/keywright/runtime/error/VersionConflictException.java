package io.keywright.runtime.error;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A write was made for one version of an item, and another one is stored. Nothing has been changed. */
public final class VersionConflictException extends ConditionFailedException {

    private static final long serialVersionUID = 1;

    private final long expected;
    private final @Nullable Long found;

    /**
     * For a write of the entity under this key.
     *
     * @param expected the version for which it was made; 0 for none
     * @param found the version that is stored; null for none
     * @param stored makes an object of the item that is there; null if it is not known
     */
    public VersionConflictException(
            String entity,
            ItemKey key,
            long expected,
            @Nullable Long found,
            @Nullable Supplier<? extends Optional<?>> stored,
            @Nullable Throwable cause) {
        super(
                expected == 0
                        ? entity + " is stored already, where a version of 0 says that it is not."
                        : entity + " has another version than " + expected + ".",
                entity,
                key,
                stored,
                cause);
        this.expected = expected;
        this.found = found;
    }

    /** The version for which the write was made; 0 for an item that is not stored. */
    public long expected() {
        return expected;
    }

    /** The version that is stored; empty if the item is gone or has none. */
    public OptionalLong found() {
        return found == null ? OptionalLong.empty() : OptionalLong.of(found);
    }
}
