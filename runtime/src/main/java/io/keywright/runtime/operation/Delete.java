package io.keywright.runtime.operation;

import io.keywright.runtime.MissingType;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.decoding.SingleItem;
import io.keywright.runtime.error.ConditionFailedException;
import io.keywright.runtime.error.MissingTypeException;
import io.keywright.runtime.error.TransactionCancelledException;
import io.keywright.runtime.execution.Calls;
import io.keywright.runtime.execution.Continuation;
import io.keywright.runtime.execution.Operation;
import io.keywright.runtime.execution.Step;
import io.keywright.runtime.expression.Condition;
import io.keywright.runtime.expression.Placeholders;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import io.keywright.runtime.transaction.GuardedWrite;
import io.keywright.runtime.transaction.Outcome;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;

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
        implements Write, Continuation<DeleteItemResponse, Optional<T>>, Outcome<Optional<T>> {

    private static final String VERB = "delete";
    private static final String DISCONNECT = "disconnect";

    private final DeleteAction<T> action;
    private @Nullable Conflicts conflicts;

    private Delete(DeleteAction<T> action) {
        super(action.table(), action.name());
        this.action = action;
        if (action.guards() != null) {
            within(action.table().options().patience());
        }
    }

    /** A deletion that sends nothing yet. */
    public Delete(TableContext table, EntityMapper<T> mapper, PrimaryKey<T> key) {
        this(new DeleteAction<>(table, mapper, VERB, key, null, false));
    }

    /** A deletion of one version of an item, that sends nothing yet. */
    static <T> Delete<T> ofVersion(TableContext table, EntityMapper<T> mapper, PrimaryKey<T> key, long version) {
        return new Delete<>(new DeleteAction<>(table, mapper, VERB, key, version, false));
    }

    /** A deletion of the item with an object's key, in the object's version if it has one. Sends nothing yet. */
    public static <T> Delete<T> of(TableContext table, EntityMapper<T> mapper, T entity) {
        MarkedAttribute version = mapper.marks().version();
        PrimaryKey<T> key = mapper.key(entity);
        return version == null
                ? new Delete<>(table, mapper, key)
                : ofVersion(table, mapper, key, Versions.in(version, mapper.toItem(entity)));
    }

    /** The deletion of an edge that must be there, that sends nothing yet. */
    public static <T> Delete<T> ofEdge(TableContext table, EntityMapper<T> mapper, PrimaryKey<T> key) {
        return new Delete<>(new DeleteAction<>(table, mapper, DISCONNECT, key, null, true));
    }

    /** The deletion of an edge that must be there, in the object's version if it has one; sends nothing yet. */
    public static <T> Delete<T> ofEdge(TableContext table, EntityMapper<T> mapper, T edge) {
        MarkedAttribute version = mapper.marks().version();
        Long expected = version == null ? null : Versions.in(version, mapper.toItem(edge));
        return new Delete<>(new DeleteAction<>(table, mapper, DISCONNECT, mapper.key(edge), expected, true));
    }

    /** The request that {@link #execute} sends. Its condition is that there is no item, or one of this type. */
    public DeleteItemRequest toRequest() {
        action.requireSingle();
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
    public List<WriteAction<?>> asActions() {
        return List.of(action);
    }

    @Override
    public Step<Optional<T>> begin() {
        if (action.guards() != null) {
            return GuardedWrite.begin(this, settings(), this);
        }
        return Step.send(Calls.delete(toRequest()), this);
    }

    /** What was read beforehand, since transactions do not tell; what guards follow from is as it was. */
    @Override
    public Step<Optional<T>> committed(List<WriteAction<?>> actions) {
        Guards<T> guards = action.guards();
        Map<String, AttributeValue> before = guards == null ? null : guards.known();
        return Step.done(SingleItem.decode(table(), action.mapper(), before == null ? Map.of() : before));
    }

    @Override
    public RuntimeException refused(TransactionCancelledException cancelled) {
        return GuardedWrite.meaning(cancelled);
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
        if (failure instanceof TransactionConflictException conflict) {
            conflicts = conflicts == null ? new Conflicts() : conflicts;
            return conflicts.again(conflict, action, this);
        }
        RuntimeException meaning = Refusals.meaning(failure, action);
        if (meaning instanceof MissingTypeException && table().options().missingType() == MissingType.SKIP) {
            return Step.done(Optional.empty());
        }
        throw meaning;
    }
}
