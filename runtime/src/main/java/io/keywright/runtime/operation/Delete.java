package io.keywright.runtime.operation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.decoding.SingleItem;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;

/**
 * DeleteItem: removes one object by its key.
 *
 * @param <T> the entity
 */
public final class Delete<T> {

    private final TableContext table;
    private final EntityMapper<T> mapper;
    private final PrimaryKey<T> key;

    /** A deletion that sends nothing yet. */
    public Delete(TableContext table, EntityMapper<T> mapper, PrimaryKey<T> key) {
        this.table = table;
        this.mapper = mapper;
        this.key = key;
    }

    /** The request that {@link #execute} sends. */
    public DeleteItemRequest toRequest() {
        return DeleteItemRequest.builder()
                .tableName(table.tableName())
                .key(KeyAttributes.of(table, key))
                .returnValues(ReturnValue.ALL_OLD)
                .build();
    }

    /**
     * Sends the request. The exceptions below are about the object to give back: the item is gone.
     *
     * @return the object as it was; empty if there was no item under the key
     * @throws io.keywright.runtime.error.UnexpectedTypeException if the item was of another type
     * @throws io.keywright.runtime.error.MissingTypeException if the item did not carry its type
     * @throws io.keywright.runtime.error.UnmappableItemException if the item cannot become an object
     */
    public Optional<T> execute() {
        return read(table.client().deleteItem(toRequest()));
    }

    private Optional<T> read(DeleteItemResponse response) {
        return SingleItem.decode(table, mapper, response.attributes());
    }
}
