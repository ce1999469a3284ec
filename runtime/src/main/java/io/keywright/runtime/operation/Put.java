package io.keywright.runtime.operation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.error.ConditionFailedException;
import io.keywright.runtime.error.TransactionCancelledException;
import io.keywright.runtime.execution.Calls;
import io.keywright.runtime.execution.Continuation;
import io.keywright.runtime.execution.Operation;
import io.keywright.runtime.execution.Step;
import io.keywright.runtime.expression.Condition;
import io.keywright.runtime.expression.Placeholders;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.SameItem;
import io.keywright.runtime.transaction.GuardedWrite;
import io.keywright.runtime.transaction.Outcome;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;

/**
 * PutItem: writes one object as a whole. Attributes of the item that the entity does not know are lost. Gives the entity as
 * written.
 *
 * <p>Fails with {@link io.keywright.runtime.error.InvalidKeyException} if a component cannot be part of a key, {@link
 * io.keywright.runtime.error.InvalidEntityException} if a property cannot be stored, {@link
 * io.keywright.runtime.error.ItemTooLargeException} if the item has more than 400 KB, {@link
 * io.keywright.runtime.error.ItemAlreadyExistsException} if it must be new and its key is taken, and {@link
 * io.keywright.runtime.error.ItemNotFoundException} if it must exist and does not.
 *
 * <p>If a reply is lost and the SDK sends the request again, the second one may find what the first one wrote. So a
 * condition that fails after more than one attempt counts as fulfilled if the stored item is what was sent.
 *
 * @param <T> the entity
 */
public final class Put<T> extends Operation<T, Put<T>> implements Write, Continuation<PutItemResponse, T>, Outcome<T> {

    private final PutAction<T> action;
    private @Nullable Conflicts conflicts;
    private Map<String, AttributeValue> sent = Map.of();

    private Put(PutAction<T> action) {
        super(action.table(), action.name());
        this.action = action;
        if (action.guards() != null) {
            within(action.table().options().patience());
        }
    }

    /** A write that fails if there is an item under the key. Sends nothing yet. */
    public static <T> Put<T> create(TableContext table, EntityMapper<T> mapper, T entity) {
        return new Put<>(new PutAction<>(table, mapper, entity, PutAction.Kind.CREATE));
    }

    /** A write that inserts, or replaces what is under the key. Sends nothing yet. */
    public static <T> Put<T> put(TableContext table, EntityMapper<T> mapper, T entity) {
        return new Put<>(new PutAction<>(table, mapper, entity, PutAction.Kind.PUT));
    }

    /** A write that fails if there is no item of this entity under the key. Sends nothing yet. */
    public static <T> Put<T> replace(TableContext table, EntityMapper<T> mapper, T entity) {
        return new Put<>(new PutAction<>(table, mapper, entity, PutAction.Kind.REPLACE));
    }

    /**
     * The request that {@link #execute} sends.
     *
     * @throws io.keywright.runtime.error.InvalidKeyException if a component cannot be part of a key
     * @throws io.keywright.runtime.error.InvalidEntityException if a property cannot be stored
     * @throws io.keywright.runtime.error.ItemTooLargeException if the item is over 400 KB in any case
     * @throws IllegalStateException if the entity has unique values, whose guards make the write a transaction
     */
    public PutItemRequest toRequest() {
        action.requireSingle();
        Placeholders placeholders = new Placeholders();
        String condition = action.condition(placeholders);
        return PutItemRequest.builder()
                .tableName(table().tableName())
                .item(action.item())
                .conditionExpression(condition)
                .expressionAttributeNames(placeholders.names())
                .expressionAttributeValues(placeholders.values())
                .returnValuesOnConditionCheckFailure(WriteAction.onFailure(condition))
                .returnConsumedCapacity(settings().returnConsumedCapacity())
                .overrideConfiguration(settings().override())
                .build();
    }

    /**
     * What {@link #execute} sends where unique values make the write a transaction and the stored item has been read: one
     * request, with the guards that go with the write. Whoever sends it does what {@code execute} does, and looks after lost
     * races.
     *
     * @param old what is stored, as it was read; null for nothing
     * @throws IllegalStateException if the write touches no guards, so that {@link #toRequest} is there
     */
    public List<TransactWriteItemsRequest> toRequests(@Nullable T old) {
        Guards<T> guards = action.guards();
        if (guards == null) {
            throw new IllegalStateException(action.name() + " is a single request here; call toRequest().");
        }
        guards.know(old == null ? null : action.mapper().toItem(old));
        return List.of(GuardedWrite.request(this, settings()));
    }

    /**
     * Asks more of the item: with several calls, all must hold. One that does not makes it fail with {@link
     * ConditionFailedException}, which carries the stored object. Before it is created, an item fulfils what a missing one
     * does.
     *
     * @throws io.keywright.runtime.error.InvalidExpressionException when it is sent, if the condition is larger than
     *     DynamoDB takes
     */
    public Put<T> onlyIf(Condition<T> condition) {
        action.onlyIf(Objects.requireNonNull(condition, "condition"));
        return this;
    }

    @Override
    public List<WriteAction<?>> asActions() {
        return List.of(action);
    }

    @Override
    public Step<T> begin() {
        if (action.guards() != null) {
            return GuardedWrite.begin(this, settings(), this);
        }
        PutItemRequest request = toRequest();
        sent = request.item();
        return Step.send(Calls.put(request), this);
    }

    @Override
    public Step<T> committed(List<WriteAction<?>> actions) {
        return Step.done(action.written());
    }

    @Override
    public RuntimeException refused(TransactionCancelledException cancelled) {
        return GuardedWrite.meaning(cancelled);
    }

    @Override
    public Step<T> answered(PutItemResponse response) {
        return Step.done(action.written());
    }

    @Override
    public Step<T> failed(RuntimeException failure) {
        if (failure instanceof ConditionalCheckFailedException refused
                && Refusals.wasSentAgain(refused)
                && SameItem.test(sent, refused.item())) {
            return Step.done(action.written());
        }
        if (failure instanceof ConditionalCheckFailedException refused
                && refused.hasItem()
                && action.follows(refused.item())) {
            return begin();
        }
        if (failure instanceof TransactionConflictException conflict) {
            conflicts = conflicts == null ? new Conflicts() : conflicts;
            return conflicts.again(conflict, action, this);
        }
        throw Refusals.meaning(failure, action);
    }
}
