package io.keywright.runtime.relation;

import io.keywright.runtime.item.EntityMapper;
import java.util.List;

/**
 * A reference beside which an entity keeps copies of what it names, declared by {@code @CopyOf(refresh = true)}.
 * Immutable.
 *
 * @param <E> the entity that has the property and the copies
 * @param <R> the entity that is named and copied from
 */
public abstract class CopyReference<E, R> extends Reference<E, R> {

    /** For a property, and how what it names is read. */
    protected CopyReference(String property, Class<R> target, EntityMapper<R> mapper) {
        super(property, target, mapper);
    }

    /** Which copies are not what the source has now, in the order of the entity's properties. */
    public abstract List<Drift> drift(E entity, R source);
}
