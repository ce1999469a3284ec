package io.keywright.runtime.operation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;

/**
 * The deletion of an item that has versions, of which it is still to be said which one is meant.
 *
 * @param <T> the entity
 */
public final class VersionedDelete<T> {

    private final TableContext table;
    private final EntityMapper<T> mapper;
    private final PrimaryKey<T> key;

    VersionedDelete(TableContext table, EntityMapper<T> mapper, PrimaryKey<T> key) {
        this.table = table;
        this.mapper = mapper;
        this.key = key;
    }

    /**
     * DeleteItem if the item has this version, not sent yet. It fails with {@link
     * io.keywright.runtime.error.VersionConflictException} if the item has another one.
     *
     * @param version of the item that was read; 0 for one that was written before its entity had versions
     */
    public Delete<T> ifVersion(long version) {
        return Delete.ofVersion(table, mapper, key, version);
    }

    /** DeleteItem whatever version the item has, not sent yet. */
    public Delete<T> anyVersion() {
        return new Delete<>(table, mapper, key);
    }
}
