package io.keywright.runtime.operation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;

/**
 * UpdateItem of an item that has versions: each update counts one on.
 *
 * @param <T> the entity
 * @param <U> the update
 */
public abstract class VersionedUpdate<T, U extends VersionedUpdate<T, U>> extends Update<T, U> {

    /** An update that changes nothing yet, of an item that exists. */
    protected VersionedUpdate(TableContext table, EntityMapper<T> mapper, PrimaryKey<T> key, boolean insert) {
        super(table, mapper, key, insert);
    }

    /**
     * Updates the item only if it has this version. It fails with {@link
     * io.keywright.runtime.error.VersionConflictException} if the item has another one.
     *
     * @param version of the item that was read; 0 for one that was written before its entity had versions
     */
    public final U ifVersion(long version) {
        expect(version);
        return self();
    }
}
