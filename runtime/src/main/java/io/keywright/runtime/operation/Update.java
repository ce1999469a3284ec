package io.keywright.runtime.operation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.decoding.SingleItem;
import io.keywright.runtime.error.MissingTypeException;
import io.keywright.runtime.error.ResultUnreadException;
import io.keywright.runtime.error.TransactionCancelledException;
import io.keywright.runtime.error.UnexpectedTypeException;
import io.keywright.runtime.execution.Backoff;
import io.keywright.runtime.execution.Calls;
import io.keywright.runtime.execution.Continuation;
import io.keywright.runtime.execution.Course;
import io.keywright.runtime.execution.Operation;
import io.keywright.runtime.execution.OperationName;
import io.keywright.runtime.execution.Passing;
import io.keywright.runtime.execution.Step;
import io.keywright.runtime.expression.Condition;
import io.keywright.runtime.expression.Placeholders;
import io.keywright.runtime.expression.UpdateExpression;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.transaction.GuardedWrite;
import io.keywright.runtime.transaction.Outcome;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/**
 * UpdateItem: changes single attributes of one item, and with them the keys of the indexes that they feed. Gives the entity as
 * it is then. Attributes that this program does not know stay as they are. The generated subclass has a method for each change
 * that leaves no index stale.
 *
 * <p>Fails with {@link io.keywright.runtime.error.ItemNotFoundException} if there is no such item, unless it may be new;
 * {@link io.keywright.runtime.error.UnexpectedTypeException} and {@link io.keywright.runtime.error.MissingTypeException} if it
 * is of another type or does not carry one; {@link io.keywright.runtime.error.OutdatedValueException} if a value that was said
 * to be known is another one; {@link io.keywright.runtime.error.ConditionFailedException} if a condition does not hold; and
 * {@link io.keywright.runtime.error.EmptyUpdateException} if it changes nothing. Fails with {@link
 * io.keywright.runtime.error.UnmappableItemException} if what the item is then cannot become an object; it is changed then.
 *
 * <p>An update that touches a unique value is a transaction, and reads the item behind it; if that cannot be done it fails
 * with {@link ResultUnreadException}, and the item is changed then, too. What others have changed in between is in the result.
 *
 * <p>If a reply is lost and the SDK sends the request again, numbers are added and elements appended twice, unless a condition
 * stands against it. An update that only stores and removes values and whose condition fails after more than one attempt
 * counts as carried out if the item holds what was sent.
 *
 * @param <T> the entity
 * @param <U> the update
 */
public abstract class Update<T, U extends Update<T, U>> extends Operation<T, U>
        implements Write, Continuation<UpdateItemResponse, T>, Outcome<T> {

    private final UpdateAction<T> action;
    private @Nullable Conflicts conflicts;
    private final UpdateExpression<T, U> changes;

    /**
     * An update that changes nothing yet.
     *
     * @param insert whether the item may be new
     */
    @SuppressWarnings("this-escape") // What is made here asks this only once it is sent.
    protected Update(TableContext table, EntityMapper<T> mapper, PrimaryKey<T> key, boolean insert) {
        super(table, OperationName.of(insert ? "upsert" : "update", mapper.entity()));
        this.changes = new UpdateExpression<>(mapper.entity(), self());
        this.action = new UpdateAction<>(table, mapper, key, this, changes, insert);
    }

    /** What it changes. */
    protected final UpdateExpression<T, U> changes() {
        return changes;
    }

    /** Adds what follows from the changes. */
    protected void derive(DerivedAttributes attributes) {}

    /** Whether nothing is to be changed, so that {@link #execute} would fail, unless the item may be new. */
    public final boolean isEmpty() {
        return changes.isEmpty();
    }

    /**
     * What {@link #execute} sends where unique values make the write a transaction and the stored item has been read: one
     * request, with the guards that go with the write. Whoever sends it does what {@code execute} does, and looks after lost
     * races.
     *
     * @param old what is stored, as it was read; null for nothing
     * @throws IllegalStateException if the write touches no guards, so that {@link #toRequest} is there
     */
    public final List<TransactWriteItemsRequest> toRequests(@Nullable T old) {
        Guards<T> guards = action.guards();
        if (guards == null) {
            throw new IllegalStateException(action.name() + " is a single request here; call toRequest().");
        }
        guards.know(old == null ? null : action.mapper().toItem(old));
        return List.of(GuardedWrite.request(this, settings()));
    }

    /**
     * Asks more of the item: with several calls, all must hold. One that does not makes it fail with {@link
     * io.keywright.runtime.error.ConditionFailedException}, which carries the stored object; nothing is changed then.
     *
     * @throws io.keywright.runtime.error.InvalidExpressionException when it is sent, if the condition is larger than
     *     DynamoDB takes
     */
    public final U onlyIf(Condition<T> condition) {
        action.onlyIf(Objects.requireNonNull(condition, "condition"));
        return self();
    }

    /**
     * The request that {@link #execute} sends.
     *
     * @throws io.keywright.runtime.error.EmptyUpdateException if it changes nothing
     * @throws io.keywright.runtime.error.IncompleteUpdateException if the key of an index needs more than was said
     * @throws io.keywright.runtime.error.InvalidKeyException if a component cannot be part of an index's key
     * @throws io.keywright.runtime.error.InvalidExpressionException if the update or its condition is larger than
     *     DynamoDB takes
     */
    public final UpdateItemRequest toRequest() {
        action.requireSingle();
        Placeholders placeholders = new Placeholders();
        return UpdateItemRequest.builder()
                .tableName(table().tableName())
                .key(KeyAttributes.of(table(), action.key()))
                .updateExpression(action.expression(placeholders))
                .conditionExpression(action.condition(placeholders))
                .expressionAttributeNames(placeholders.names())
                .expressionAttributeValues(placeholders.values())
                .returnValues(ReturnValue.ALL_NEW)
                .returnValuesOnConditionCheckFailure(WriteAction.onFailure(""))
                .returnConsumedCapacity(settings().returnConsumedCapacity())
                .overrideConfiguration(settings().override())
                .build();
    }

    @Override
    public final List<WriteAction<?>> asActions() {
        return List.of(action);
    }

    @Override
    public final Step<T> begin() {
        if (action.guards() != null) {
            withinUnlessSet(table().options().patience());
            return GuardedWrite.begin(this, settings(), this);
        }
        return Step.send(Calls.update(toRequest()), this);
    }

    /** Transactions do not tell what became of an item, so it is read. */
    @Override
    public final Step<T> committed(List<WriteAction<?>> actions) {
        GetItemRequest request = GetItemRequest.builder()
                .tableName(table().tableName())
                .key(KeyAttributes.of(table(), action.key()))
                .consistentRead(true)
                .returnConsumedCapacity(settings().returnConsumedCapacity())
                .overrideConfiguration(settings().override())
                .build();
        return new ReadBack(request).begin();
    }

    @Override
    public final RuntimeException refused(TransactionCancelledException cancelled) {
        return GuardedWrite.meaning(cancelled);
    }

    final void expect(long version) {
        action.ifVersion(version);
    }

    @Override
    public final Step<T> answered(UpdateItemResponse response) {
        return Step.done(read(response.attributes()));
    }

    @Override
    public final Step<T> failed(RuntimeException failure) {
        if (failure instanceof ConditionalCheckFailedException refused
                && refused.hasItem()
                && Refusals.wasSentAgain(refused)
                && action.isDone(refused.item())) {
            return Step.done(read(refused.item()));
        }
        if (failure instanceof ConditionalCheckFailedException refused
                && refused.hasItem()
                && action.follows(refused.item())) {
            return Step.send(Calls.update(toRequest()), this);
        }
        if (failure instanceof TransactionConflictException conflict) {
            conflicts = conflicts == null ? new Conflicts() : conflicts;
            return conflicts.again(conflict, action, this);
        }
        throw Refusals.meaning(failure, action);
    }

    /** Reads the item behind a transaction, which is carried out already: no failure from here on means that it was not. */
    private final class ReadBack implements Course<T>, Continuation<GetItemResponse, T> {

        private final GetItemRequest request;
        private int failures;

        private ReadBack(GetItemRequest request) {
            this.request = request;
        }

        @Override
        public Step<T> begin() {
            return Step.send(Calls.get(request), this);
        }

        @Override
        public Step<T> answered(GetItemResponse response) {
            if (!response.hasItem()) {
                throw unread(null);
            }
            try {
                return Step.done(read(response.item()));
            } catch (UnexpectedTypeException | MissingTypeException replaced) {
                throw unread(replaced);
            }
        }

        @Override
        public Step<T> failed(RuntimeException failure) {
            if (!Passing.test(failure)) {
                throw unread(failure);
            }
            failures++;
            return Step.pause(Backoff.after(failures), new Again(failure));
        }

        private ResultUnreadException unread(@Nullable RuntimeException cause) {
            return new ResultUnreadException(action.mapper().entity(), action.itemKey(), cause);
        }

        /** After a pause, or instead of one that would take too long. */
        private final class Again implements Continuation<Duration, T> {

            private final RuntimeException reason;

            private Again(RuntimeException reason) {
                this.reason = reason;
            }

            @Override
            public Step<T> answered(Duration passed) {
                return begin();
            }

            @Override
            public Step<T> failed(RuntimeException late) {
                throw unread(reason);
            }
        }
    }

    private T read(Map<String, AttributeValue> item) {
        Optional<T> entity = SingleItem.decode(table(), action.mapper(), item);
        if (entity.isEmpty()) {
            throw new IllegalStateException("UpdateItem gave no item of this type, which its condition asks for.");
        }
        return entity.get();
    }
}
