package io.keywright.runtime.item;

import io.keywright.runtime.key.PrimaryKey;
import java.util.HashMap;
import java.util.Map;

/** The mappers of a table's entities, by their classes. */
public final class EntityMappers {

    private final Map<Class<?>, EntityMapper<?>> mappers = new HashMap<>();

    /** None yet. */
    public EntityMappers() {}

    /** Adds an entity. */
    public <T> EntityMappers with(Class<T> entity, EntityMapper<T> mapper) {
        mappers.put(entity, mapper);
        return this;
    }

    /**
     * The mapper of a key's entity.
     *
     * @throws IllegalArgumentException if it is none of the table
     */
    public <T> EntityMapper<T> of(PrimaryKey<T> key) {
        return of(key.entity());
    }

    /**
     * The mapper of an entity.
     *
     * @throws IllegalArgumentException if it is none of the table
     */
    @SuppressWarnings("unchecked") // Mappers are added with their entity's class.
    public <T> EntityMapper<T> of(Class<T> entity) {
        EntityMapper<?> mapper = mappers.get(entity);
        if (mapper == null) {
            throw new IllegalArgumentException(entity.getName() + " is no entity of this table.");
        }
        return (EntityMapper<T>) mapper;
    }
}
