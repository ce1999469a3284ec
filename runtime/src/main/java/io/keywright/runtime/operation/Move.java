package io.keywright.runtime.operation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.error.SameKeyException;
import io.keywright.runtime.error.TransactionCancelledException;
import io.keywright.runtime.execution.Operation;
import io.keywright.runtime.execution.OperationName;
import io.keywright.runtime.execution.Step;
import io.keywright.runtime.expression.Condition;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.transaction.GuardedWrite;
import io.keywright.runtime.transaction.Outcome;
import java.util.List;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/**
 * TransactWriteItems: moves an item to another key, since DynamoDB does not change keys. In one transaction the item under
 * the old key is deleted, if it still is what was given, and the one under the new key is written, if there is nothing yet.
 * Gives the entity as written.
 *
 * <p>The item is written as a whole: attributes of the old one that this program does not know are lost. It keeps its time
 * of creation and counts its version on; guards of its unique values get their new owner. A condition that is asked for is
 * asked of the old item.
 *
 * <p>Fails with {@link io.keywright.runtime.error.ItemNotFoundException} if there is no item under the old key, {@link
 * io.keywright.runtime.error.VersionConflictException} if it has another version, {@link
 * io.keywright.runtime.error.OutdatedValueException} if its versions are not counted and a property is another one than was
 * given, {@link io.keywright.runtime.error.UnexpectedTypeException} and {@link
 * io.keywright.runtime.error.MissingTypeException} if it is of another type or does not carry one, {@link
 * io.keywright.runtime.error.ConditionFailedException} if a condition does not hold; with {@link
 * io.keywright.runtime.error.ItemAlreadyExistsException} if the new key is taken; with {@link
 * io.keywright.runtime.error.UniqueConflictException} if another item has one of its values; before anything is sent with
 * {@link io.keywright.runtime.error.ImmutableChangedException} if a property would change that never does, and with {@link
 * io.keywright.runtime.error.InvalidKeyException}, {@link io.keywright.runtime.error.InvalidEntityException} and {@link
 * io.keywright.runtime.error.ItemTooLargeException} as a put.
 *
 * <p>A lost reply does no harm: the transaction is sent again under its token, and carried out once.
 *
 * @param <T> the entity
 */
public final class Move<T> extends Operation<T, Move<T>> implements Write, Outcome<T> {

    static final String VERB = "move";

    private final Departure<T> from;
    private final Arrival<T> to;

    /**
     * A move that sends nothing yet.
     *
     * @throws SameKeyException if both have one key
     * @throws io.keywright.runtime.error.InvalidKeyException if a component cannot be part of a key
     * @throws io.keywright.runtime.error.InvalidEntityException if a property cannot be stored
     */
    public Move(TableContext table, EntityMapper<T> mapper, T from, T to) {
        super(table, OperationName.of(VERB, mapper.entity()));
        this.from = new Departure<>(table, mapper, from);
        this.to = new Arrival<>(this.from, to);
        if (this.from.key().equals(this.to.key())) {
            throw new SameKeyException(mapper.entity(), this.from.itemKey());
        }
        within(table.options().patience());
    }

    /**
     * Asks more of the item under the old key: with several calls, all must hold. One that does not makes it fail with
     * {@link io.keywright.runtime.error.ConditionFailedException}, which carries the stored object.
     *
     * @throws io.keywright.runtime.error.InvalidExpressionException when it is sent, if the condition is larger than
     *     DynamoDB takes
     */
    public Move<T> onlyIf(Condition<T> condition) {
        from.onlyIf(Objects.requireNonNull(condition, "condition"));
        return this;
    }

    /** The request that {@link #execute} sends, but for its token, which is another one each time. */
    public TransactWriteItemsRequest toRequest() {
        return GuardedWrite.request(this, settings());
    }

    @Override
    public List<WriteAction<?>> asActions() {
        return List.of(from, to);
    }

    @Override
    public Step<T> begin() {
        return GuardedWrite.begin(this, settings(), this);
    }

    @Override
    public Step<T> committed(List<WriteAction<?>> actions) {
        return Step.done(to.written());
    }

    @Override
    public RuntimeException refused(TransactionCancelledException cancelled) {
        return GuardedWrite.meaning(cancelled);
    }
}
