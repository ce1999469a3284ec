package io.keywright.runtime.operation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;
import java.util.Objects;

/**
 * Reads and writes one entity that has a version. The generated subclass adds the entity's own keys and access patterns.
 *
 * @param <T> the entity
 */
public abstract class VersionedRepository<T> extends EntityRepository<T> {

    /** The items of a mapper's type in a table. */
    protected VersionedRepository(TableContext table, EntityMapper<T> mapper) {
        super(table, mapper);
    }

    /** DeleteItem, once it is said of which version; not sent yet. */
    public final VersionedDelete<T> delete(PrimaryKey<T> key) {
        return new VersionedDelete<>(table(), mapper(), Objects.requireNonNull(key, "key"));
    }
}
