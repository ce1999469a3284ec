package io.keywright.runtime.relation;

import io.keywright.runtime.key.PrimaryKey;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An object that holds copies, and the source of them as it is now. Immutable.
 *
 * @param <E> the entity that holds copies
 * @param <R> the entity that they are of
 */
public final class Refreshed<E, R> extends Resolved<E, R> {

    private final List<Drift> drift;

    Refreshed(E item, @Nullable PrimaryKey<R> key, @Nullable R target, List<Drift> drift) {
        super(item, key, target);
        this.drift = drift;
    }

    /** The copies that are not what their source has now; none where there is no source. */
    public List<Drift> drift() {
        return drift;
    }

    /** Whether the source is there and every copy is what it has. */
    public boolean isCurrent() {
        return drift.isEmpty() && target().isPresent();
    }
}
