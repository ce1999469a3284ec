package io.keywright.runtime.relation;

import io.keywright.runtime.key.PrimaryKey;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An object and what it refers to. Immutable.
 *
 * @param <E> the entity that refers
 * @param <R> the entity that it refers to
 */
public class Resolved<E, R> {

    private final E item;
    private final @Nullable PrimaryKey<R> key;
    private final @Nullable R target;

    Resolved(E item, @Nullable PrimaryKey<R> key, @Nullable R target) {
        this.item = item;
        this.key = key;
        this.target = target;
    }

    /** The object that refers. */
    public final E item() {
        return item;
    }

    /** The key that it refers to; empty if it refers to nothing. */
    public final Optional<PrimaryKey<R>> key() {
        return Optional.ofNullable(key);
    }

    /** What is under that key; empty if there is nothing, or no key. */
    public final Optional<R> target() {
        return Optional.ofNullable(target);
    }

    /** Whether it refers to what does not exist. */
    public final boolean isDangling() {
        return key != null && target == null;
    }
}
