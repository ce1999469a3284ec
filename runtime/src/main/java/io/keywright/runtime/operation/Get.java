package io.keywright.runtime.operation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.decoding.SingleItem;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

/**
 * GetItem: reads one object by its key.
 *
 * @param <T> the entity
 */
public final class Get<T> {

    private final TableContext table;
    private final EntityMapper<T> mapper;
    private final PrimaryKey<T> key;
    private boolean consistent;

    /** A read that sends nothing yet. */
    public Get(TableContext table, EntityMapper<T> mapper, PrimaryKey<T> key) {
        this.table = table;
        this.mapper = mapper;
        this.key = key;
    }

    /** Sees every write that was acknowledged before it, for twice the read capacity. */
    public Get<T> consistent() {
        consistent = true;
        return this;
    }

    /** The request that {@link #execute} sends. */
    public GetItemRequest toRequest() {
        GetItemRequest.Builder request =
                GetItemRequest.builder().tableName(table.tableName()).key(KeyAttributes.of(table, key));
        if (consistent) {
            request.consistentRead(true);
        }
        return request.build();
    }

    /**
     * Sends the request.
     *
     * @return empty if there is no item under the key
     * @throws io.keywright.runtime.error.UnexpectedTypeException if the item is of another type
     * @throws io.keywright.runtime.error.MissingTypeException if the item does not carry its type
     * @throws io.keywright.runtime.error.UnmappableItemException if the item cannot become an object
     */
    public Optional<T> execute() {
        return read(table.client().getItem(toRequest()));
    }

    private Optional<T> read(GetItemResponse response) {
        return SingleItem.decode(table, mapper, response.item());
    }
}
