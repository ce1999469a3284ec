package io.keywright.runtime.transaction;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.error.TransactionCancelledException;
import io.keywright.runtime.execution.Operation;
import io.keywright.runtime.execution.OperationName;
import io.keywright.runtime.execution.Step;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Move;
import io.keywright.runtime.operation.Put;
import io.keywright.runtime.operation.Write;
import io.keywright.runtime.operation.WriteAction;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/**
 * TransactWriteItems: writes of several items, of any entities, that happen together or not at all. At most 100 actions and
 * 4 MB, and no two on one item; checks of one item are merged, and a check of an item that is written becomes part of that
 * write's condition. The generated subclass adds a method for each entity and verb.
 *
 * <p>If other transactions or writes are at the same items, or DynamoDB is busy, the transaction is sent again after a pause,
 * for as long as {@link io.keywright.runtime.TableOptions#patience} or {@link #within} lets it.
 *
 * <p>A transaction is one request, frozen when it is first sent, under a token: for ten minutes DynamoDB takes it for the
 * same, however often it arrives, and carries it out once.
 *
 * @param <O> the transaction itself
 */
public abstract class Transaction<O extends Transaction<O>> extends Operation<TransactionResult, O> {

    private static final int LONGEST_TOKEN = 36;

    private final List<Write> writes = new ArrayList<>();
    private @Nullable String token;
    private @Nullable TransactionPlan plan;

    /** Without actions. */
    protected Transaction(TableContext table) {
        super(table, OperationName.ofTable("transaction"), table.options().patience());
    }

    /**
     * Adds what a repository's {@code prepare…} method or update builder gives, of this table or of another one in the same
     * account and region. It must not be changed any more; its own deadline, override and listener do not count.
     */
    public final O add(Write write) {
        if (plan != null) {
            throw new IllegalStateException(
                    "The transaction has been sent; what is sent again under its token is the same.");
        }
        writes.add(Objects.requireNonNull(write, "write"));
        return self();
    }

    /** Adds the writing of an item that must not exist yet. */
    protected final <T> O create(EntityMapper<T> mapper, T entity) {
        return add(Put.create(table(), mapper, Objects.requireNonNull(entity, "entity")));
    }

    /** Adds the writing of an item, which replaces what is under its key. */
    protected final <T> O put(EntityMapper<T> mapper, T entity) {
        return add(Put.put(table(), mapper, Objects.requireNonNull(entity, "entity")));
    }

    /** Adds the writing of an item that must exist. */
    protected final <T> O replace(EntityMapper<T> mapper, T entity) {
        return add(Put.replace(table(), mapper, Objects.requireNonNull(entity, "entity")));
    }

    /** Adds the deletion of an item. */
    protected final <T> O delete(EntityMapper<T> mapper, T entity) {
        return add(Delete.of(table(), mapper, Objects.requireNonNull(entity, "entity")));
    }

    /**
     * Adds the move of an item to another key, which counts as two actions.
     *
     * @throws io.keywright.runtime.error.SameKeyException if both have one key
     */
    protected final <T> O move(EntityMapper<T> mapper, T from, T to) {
        return add(new Move<>(table(), mapper, Objects.requireNonNull(from, "from"), Objects.requireNonNull(to, "to")));
    }

    /** Adds an update; as {@link #add}. */
    public final O update(Write update) {
        return add(update);
    }

    /** Adds a deletion; as {@link #add}. */
    public final O delete(Write deletion) {
        return add(deletion);
    }

    /** Adds a check, which changes nothing and costs what a write costs; as {@link #add}. */
    public final O check(Check<?> check) {
        return add(check);
    }

    /**
     * The token by which DynamoDB knows the transaction for ten minutes, in place of a random one: for a caller that may
     * have to send the same transaction again after a crash. It is the same if its request is: with the same entities in the
     * same order, and nothing in it that a write works out when it is made, which are the times of {@code @CreatedAt} and
     * {@code @UpdatedAt} and the guards of {@code @Unique} values. Another one under a token of the last ten minutes fails
     * with {@link io.keywright.runtime.error.TokenReusedException}, which then most often means that the first one was
     * carried out. A transaction with a token of its own is not planned anew where its guards have lost a race; it fails
     * with {@link io.keywright.runtime.error.TransactionConflictedException}.
     *
     * @param text 1 to 36 characters
     */
    public final O idempotencyToken(String text) {
        Objects.requireNonNull(text, "text");
        if (text.isEmpty() || text.length() > LONGEST_TOKEN) {
            throw new IllegalArgumentException("a token has 1 to 36 characters");
        }
        if (plan != null) {
            throw new IllegalStateException("The transaction has been sent under another token.");
        }
        token = text;
        return self();
    }

    /**
     * The request that {@link #commit} sends; from now on the transaction cannot be changed.
     *
     * @throws IllegalStateException if there are no actions, or if an item has to be read first to know which guards of unique
     *     values go with its write
     * @throws io.keywright.runtime.error.DuplicateWriteException if two write one item
     * @throws io.keywright.runtime.error.TransactionTooLargeException if there are more than 100 actions, or more than 4 MB
     * @throws io.keywright.runtime.error.InvalidKeyException if a component cannot be part of a key
     * @throws io.keywright.runtime.error.InvalidEntityException if a property cannot be stored
     * @throws io.keywright.runtime.error.ItemTooLargeException if an item is over 400 KB in any case
     */
    public final TransactWriteItemsRequest toRequest() {
        TransactionPlan what = plan();
        what.requireRead();
        return TransactionCourse.request(what, settings());
    }

    /**
     * Sends it; the same as {@link #execute}.
     *
     * @return the entities as written
     * @throws io.keywright.runtime.error.TransactionCancelledException if an action's condition does not hold, or it cannot
     *     be carried out for another reason
     * @throws io.keywright.runtime.error.TransactionConflictedException if it met conflicts until its time was over
     * @throws io.keywright.runtime.error.UniqueConflictException if two of its actions want one unique value
     * @throws io.keywright.runtime.error.TokenReusedException if another one was sent under its token
     */
    public final TransactionResult commit() {
        return execute();
    }

    /** Sends it on the table's asynchronous client; the same as {@link #executeAsync}. */
    public final CompletableFuture<TransactionResult> commitAsync() {
        return executeAsync();
    }

    @Override
    public final Step<TransactionResult> begin() {
        return new TransactionCourse<>(plan(), settings(), new Whole()).begin();
    }

    private TransactionPlan plan() {
        if (writes.isEmpty()) {
            throw new IllegalStateException("A transaction has at least one action.");
        }
        if (plan == null) {
            plan = new TransactionPlan(writes, token);
        }
        return plan;
    }

    private static final class Whole implements Outcome<TransactionResult> {

        @Override
        public Step<TransactionResult> committed(List<WriteAction<?>> actions) {
            return Step.done(TransactionResult.of(actions));
        }

        @Override
        public RuntimeException refused(TransactionCancelledException cancelled) {
            return cancelled;
        }
    }
}
