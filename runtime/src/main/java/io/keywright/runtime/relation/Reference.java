package io.keywright.runtime.relation;

import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;
import org.jspecify.annotations.Nullable;

/**
 * A property by which an entity names another one, declared by {@code @Ref}; there is a generated constant for each.
 * Immutable.
 *
 * @param <E> the entity that has the property
 * @param <R> the entity that it names
 */
public abstract class Reference<E, R> {

    private final String property;
    private final Class<R> target;
    private final EntityMapper<R> mapper;

    /** For a property, and how what it names is read. */
    protected Reference(String property, Class<R> target, EntityMapper<R> mapper) {
        this.property = property;
        this.target = target;
        this.mapper = mapper;
    }

    /** The property, as the program calls it. */
    public final String property() {
        return property;
    }

    /** The entity that is named. */
    public final Class<R> target() {
        return target;
    }

    /** How it is read. */
    public final EntityMapper<R> mapper() {
        return mapper;
    }

    /**
     * The key of what an object names; null if it names nothing.
     *
     * @throws io.keywright.runtime.error.InvalidKeyException if a component cannot be part of a key
     */
    public abstract @Nullable PrimaryKey<R> key(E entity);
}
