package io.keywright.runtime.operation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;
import java.util.Objects;
import java.util.Optional;

/**
 * Reads and writes one entity that has no version. The generated subclass adds the entity's own keys and access patterns.
 *
 * @param <T> the entity
 */
public abstract class Repository<T> extends EntityRepository<T> {

    /** The items of a mapper's type in a table. */
    protected Repository(TableContext table, EntityMapper<T> mapper) {
        super(table, mapper);
    }

    /** DeleteItem, unless the item is of another type; gives what was deleted, if anything. */
    public final Optional<T> delete(PrimaryKey<T> key) {
        return prepareDelete(key).execute();
    }

    /** DeleteItem, not sent yet. */
    public final Delete<T> prepareDelete(PrimaryKey<T> key) {
        return new Delete<>(table(), mapper(), Objects.requireNonNull(key, "key"));
    }
}
