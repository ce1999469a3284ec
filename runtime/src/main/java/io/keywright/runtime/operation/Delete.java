package io.keywright.runtime.operation;

import io.keywright.runtime.MissingType;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.decoding.SingleItem;
import io.keywright.runtime.error.ConditionFailedException;
import io.keywright.runtime.error.MissingTypeException;
import io.keywright.runtime.execution.Calls;
import io.keywright.runtime.execution.Continuation;
import io.keywright.runtime.execution.Operation;
import io.keywright.runtime.execution.Step;
import io.keywright.runtime.expression.Condition;
import io.keywright.runtime.expression.Placeholders;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;
import java.util.Objects;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;

/**
 * DeleteItem: removes one object by its key, on condition that the item is of its type. Gives the object as it was, and
 * nothing if there was no item under the key, or one without a type where {@link io.keywright.runtime.TableOptions} say that
 * such items are skipped. If a reply is lost and the SDK sends the request again, the second one finds nothing to give.
 *
 * <p>Fails with {@link io.keywright.runtime.error.UnexpectedTypeException} if the item is of another type and {@link
 * MissingTypeException} if it does not carry its type; it is still there then. Fails with {@link
 * io.keywright.runtime.error.UnmappableItemException} if the item was of this type but cannot become an object; it is gone
 * then.
 *
 * @param <T> the entity
 */
public final class Delete<T> extends Operation<Optional<T>, Delete<T>>
        implements Write, Continuation<DeleteItemResponse, Optional<T>> {

    private final DeleteAction<T> action;

    private Delete(DeleteAction<T> action) {
        super(action.table(), action.name());
        this.action = action;
    }

    /** A deletion that sends nothing yet. */
    public Delete(TableContext table, EntityMapper<T> mapper, PrimaryKey<T> key) {
        this(new DeleteAction<>(table, mapper, key));
    }

    /** The request that {@link #execute} sends. Its condition is that there is no item, or one of this type. */
    public DeleteItemRequest toRequest() {
        Placeholders placeholders = new Placeholders();
        String condition = action.condition(placeholders);
        return DeleteItemRequest.builder()
                .tableName(table().tableName())
                .key(KeyAttributes.of(table(), action.key()))
                .conditionExpression(condition)
                .expressionAttributeNames(placeholders.names())
                .expressionAttributeValues(placeholders.values())
                .returnValues(ReturnValue.ALL_OLD)
                .returnValuesOnConditionCheckFailure(WriteAction.onFailure(condition))
                .returnConsumedCapacity(settings().returnConsumedCapacity())
                .overrideConfiguration(settings().override())
                .build();
    }

    /**
     * Asks more of the item: with several calls, all must hold. One that does not makes it fail with {@link
     * ConditionFailedException}, which carries the stored object; nothing is deleted then. Without such a condition it is no
     * failure that there is no item.
     *
     * @throws io.keywright.runtime.error.InvalidExpressionException when it is sent, if the condition is larger than
     *     DynamoDB takes
     */
    public Delete<T> onlyIf(Condition<T> condition) {
        action.onlyIf(Objects.requireNonNull(condition, "condition"));
        return this;
    }

    @Override
    public WriteAction<T> asAction() {
        return action;
    }

    @Override
    public Step<Optional<T>> begin() {
        return Step.send(Calls.delete(toRequest()), this);
    }

    @Override
    public Step<Optional<T>> answered(DeleteItemResponse response) {
        return Step.done(SingleItem.decode(table(), action.mapper(), response.attributes()));
    }

    @Override
    public Step<Optional<T>> failed(RuntimeException failure) {
        if (failure instanceof ConditionalCheckFailedException refused
                && Refusals.wasSentAgain(refused)
                && !refused.hasItem()) {
            // The first attempt deleted it, and its reply was lost with the object.
            return Step.done(Optional.empty());
        }
        RuntimeException meaning = Refusals.meaning(failure, action);
        if (meaning instanceof MissingTypeException && table().options().missingType() == MissingType.SKIP) {
            return Step.done(Optional.empty());
        }
        throw meaning;
    }
}
