package io.keywright.runtime.operation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;

/**
 * GetItem of an entity whose items expire.
 *
 * @param <T> the entity
 */
public final class ExpiringGet<T> extends Get<T> {

    /** A read that sends nothing yet. */
    public ExpiringGet(TableContext table, EntityMapper<T> mapper, PrimaryKey<T> key) {
        super(table, mapper, key);
    }

    /**
     * Gives nothing if the item's time to live has come by the options' clock, though DynamoDB has not deleted it yet. The item
     * is read all the same. One without a time to live stays.
     */
    public Get<T> hideExpired() {
        leaveOutExpired();
        return this;
    }
}
