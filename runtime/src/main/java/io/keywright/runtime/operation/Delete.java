package io.keywright.runtime.operation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.TableLayout;
import io.keywright.runtime.decoding.SingleItem;
import io.keywright.runtime.error.ConditionFailedException;
import io.keywright.runtime.error.ItemKey;
import io.keywright.runtime.expression.Placeholders;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;

/**
 * DeleteItem: removes one object by its key, on condition that the item is of its type.
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

    /** The request that {@link #execute} sends. Its condition is that there is no item, or one of this type. */
    public DeleteItemRequest toRequest() {
        TableLayout layout = table.layout();
        Placeholders placeholders = new Placeholders();
        String condition = "attribute_not_exists(" + placeholders.name(layout.partitionKey()) + ") OR "
                + placeholders.name(layout.typeAttribute()) + " = " + placeholders.value(mapper.type());
        return DeleteItemRequest.builder()
                .tableName(table.tableName())
                .key(KeyAttributes.of(table, key))
                .conditionExpression(condition)
                .expressionAttributeNames(placeholders.names())
                .expressionAttributeValues(placeholders.values())
                .returnValues(ReturnValue.ALL_OLD)
                .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
                .build();
    }

    /**
     * Sends the request. An item that this entity's mapper did not write stays where it is.
     *
     * @return the object as it was; empty if there was no item under the key, or one without a type where {@link
     *     io.keywright.runtime.TableOptions} say that such items are skipped
     * @throws io.keywright.runtime.error.UnexpectedTypeException if the item is of another type; it is still there
     * @throws io.keywright.runtime.error.MissingTypeException if the item does not carry its type; it is still there
     * @throws ConditionFailedException if the item is not of this type and the endpoint does not tell what it is
     * @throws io.keywright.runtime.error.UnmappableItemException if the item was of this type but cannot become an
     *     object; it is gone
     */
    public Optional<T> execute() {
        try {
            return read(table.client().deleteItem(toRequest()));
        } catch (ConditionalCheckFailedException failure) {
            return refused(failure);
        }
    }

    private Optional<T> read(DeleteItemResponse response) {
        return SingleItem.decode(table, mapper, response.attributes());
    }

    /** The decoder finds the reason: the item's type is another one, or missing. */
    private Optional<T> refused(ConditionalCheckFailedException failure) {
        if (failure.hasItem()) {
            return SingleItem.decode(table, mapper, failure.item());
        }
        ItemKey itemKey =
                ItemKey.of(key.partition(), key.sort(), table.options().keysInMessages());
        throw new ConditionFailedException(mapper.entity(), itemKey, failure);
    }
}
