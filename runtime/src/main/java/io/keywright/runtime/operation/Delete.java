package io.keywright.runtime.operation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.TableLayout;
import io.keywright.runtime.decoding.SingleItem;
import io.keywright.runtime.error.ConditionFailedException;
import io.keywright.runtime.error.ItemKey;
import io.keywright.runtime.execution.Calls;
import io.keywright.runtime.execution.Continuation;
import io.keywright.runtime.execution.Operation;
import io.keywright.runtime.execution.OperationName;
import io.keywright.runtime.execution.Step;
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
 * DeleteItem: removes one object by its key, on condition that the item is of its type. Gives the object as it was, and
 * nothing if there was no item under the key, or one without a type where {@link io.keywright.runtime.TableOptions} say that
 * such items are skipped.
 *
 * <p>Fails with {@link io.keywright.runtime.error.UnexpectedTypeException} if the item is of another type and {@link
 * io.keywright.runtime.error.MissingTypeException} if it does not carry its type; it is still there then. Fails with {@link
 * io.keywright.runtime.error.UnmappableItemException} if the item was of this type but cannot become an object; it is gone
 * then.
 *
 * @param <T> the entity
 */
public final class Delete<T> extends Operation<Optional<T>, Delete<T>>
        implements Continuation<DeleteItemResponse, Optional<T>> {

    private final EntityMapper<T> mapper;
    private final PrimaryKey<T> key;

    /** A deletion that sends nothing yet. */
    public Delete(TableContext table, EntityMapper<T> mapper, PrimaryKey<T> key) {
        super(table, OperationName.of("delete", mapper.entity()));
        this.mapper = mapper;
        this.key = key;
    }

    /** The request that {@link #execute} sends. Its condition is that there is no item, or one of this type. */
    public DeleteItemRequest toRequest() {
        TableLayout layout = table().layout();
        Placeholders placeholders = new Placeholders();
        String condition = "attribute_not_exists(" + placeholders.name(layout.partitionKey()) + ") OR "
                + placeholders.name(layout.typeAttribute()) + " = " + placeholders.value(mapper.type());
        return DeleteItemRequest.builder()
                .tableName(table().tableName())
                .key(KeyAttributes.of(table(), key))
                .conditionExpression(condition)
                .expressionAttributeNames(placeholders.names())
                .expressionAttributeValues(placeholders.values())
                .returnValues(ReturnValue.ALL_OLD)
                .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
                .returnConsumedCapacity(settings().returnConsumedCapacity())
                .overrideConfiguration(settings().override())
                .build();
    }

    @Override
    public Step<Optional<T>> begin() {
        return Step.send(Calls.delete(toRequest()), this);
    }

    @Override
    public Step<Optional<T>> answered(DeleteItemResponse response) {
        return Step.done(SingleItem.decode(table(), mapper, response.attributes()));
    }

    /** The decoder finds the reason: the item's type is another one, or missing. */
    @Override
    public Step<Optional<T>> failed(RuntimeException failure) {
        if (!(failure instanceof ConditionalCheckFailedException refusal)) {
            throw failure;
        }
        if (refusal.hasItem()) {
            return Step.done(SingleItem.decode(table(), mapper, refusal.item()));
        }
        ItemKey itemKey =
                ItemKey.of(key.partition(), key.sort(), table().options().keysInMessages());
        throw new ConditionFailedException(mapper.entity(), itemKey, refusal);
    }
}
