package io.keywright.runtime.relation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.error.InvalidEntityException;
import io.keywright.runtime.error.ItemPath;
import io.keywright.runtime.error.TransactionCancelledException;
import io.keywright.runtime.execution.Operation;
import io.keywright.runtime.execution.OperationName;
import io.keywright.runtime.execution.Step;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Put;
import io.keywright.runtime.operation.Write;
import io.keywright.runtime.operation.WriteAction;
import io.keywright.runtime.transaction.GuardedWrite;
import io.keywright.runtime.transaction.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/**
 * TransactWriteItems: writes an edge that is not there yet, if both of its ends are. Gives the edge as written.
 *
 * <p>It is three actions, or two where both ends are one item; in a transaction, an end that the same transaction writes is there
 * by that, and not asked for by an action of its own.
 *
 * <p>Fails with {@link io.keywright.runtime.error.ItemAlreadyExistsException} if there is such an edge, with {@link
 * io.keywright.runtime.error.ItemNotFoundException} of the entity and key of an end that is not there, with {@link
 * io.keywright.runtime.error.NodeInDeletionException} if an end is a node that is being deleted, with {@link
 * io.keywright.runtime.error.UnexpectedTypeException} or {@link io.keywright.runtime.error.MissingTypeException} if another
 * item lies in its place, with {@link io.keywright.runtime.error.UniqueConflictException} if another item has a unique value
 * of the edge; before anything is sent with {@link io.keywright.runtime.error.InvalidKeyException} and {@link
 * InvalidEntityException}, as a put.
 *
 * <p>A lost reply does no harm: the transaction is sent again under its token, and carried out once.
 *
 * @param <T> the edge
 */
public final class Connect<T> extends Operation<T, Connect<T>> implements Write, Outcome<T> {

    private static final String VERB = "connect";

    private final WriteAction<?> edge;
    private final Put<T> put;
    private final List<Check<?>> ends = new ArrayList<>();

    /**
     * Sends nothing yet.
     *
     * @param from what names the one end
     * @param to what names the other one
     */
    public Connect(TableContext table, EntityMapper<T> mapper, T edge, Reference<T, ?> from, Reference<T, ?> to) {
        super(table, OperationName.of(VERB, mapper.entity()), table.options().patience());
        Objects.requireNonNull(edge, "edge");
        this.put = Put.create(table, mapper, edge);
        this.edge = put.asActions().get(0);
        ends.add(end(table, mapper, edge, from));
        ends.add(end(table, mapper, edge, to));
    }

    private static <T, R> Check<R> end(TableContext table, EntityMapper<T> mapper, T edge, Reference<T, R> reference) {
        PrimaryKey<R> key = reference.key(edge);
        if (key == null) {
            throw new InvalidEntityException(
                    mapper.entity(),
                    ItemPath.NONE.inProperty(reference.property(), reference.property()),
                    "the other end of the edge",
                    "nothing",
                    null);
        }
        return Check.end(table, reference.mapper(), key);
    }

    /** The request that {@link #execute} sends, but for its token, which is another one each time. */
    public TransactWriteItemsRequest toRequest() {
        return GuardedWrite.request(this, settings());
    }

    @Override
    public List<WriteAction<?>> asActions() {
        List<WriteAction<?>> actions = new ArrayList<>();
        actions.add(edge);
        for (Check<?> end : ends) {
            actions.addAll(end.asActions());
        }
        return actions;
    }

    @Override
    public Step<T> begin() {
        return GuardedWrite.begin(this, settings(), this);
    }

    @Override
    public Step<T> committed(List<WriteAction<?>> actions) {
        return put.committed(actions);
    }

    @Override
    public RuntimeException refused(TransactionCancelledException cancelled) {
        return GuardedWrite.meaning(cancelled);
    }
}
