package io.keywright.runtime.query;

import io.keywright.runtime.expression.Condition;
import io.keywright.runtime.key.PrimaryKey;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;

/**
 * A query of an index that does not hold all attributes: it finds keys, and {@link #fetch} reads what they lead to.
 *
 * @param <E> the entity whose keys are the results
 * @param <Q> the query itself
 */
public abstract class KeysQuery<E, Q extends KeysQuery<E, Q>> extends Query<PrimaryKey<E>, Q> {

    KeysQuery(QueryPlan<PrimaryKey<E>> plan) {
        super(plan);
    }

    KeysQuery(QueryPlan<PrimaryKey<E>> plan, Query<?, ?> from) {
        super(plan, from);
    }

    /**
     * The keys up to {@link #limit} as {@link #list} finds them, and then the items under them, by BatchGetItem of 100 at
     * a time. Index and table are read one after the other: an item is as it is when the table is read, whether or not
     * it still fits the query, and one that was deleted meanwhile is told as gone. The table is read consistently, for
     * twice the read capacity, so that nothing is told as gone that was only just written.
     *
     * @return in the order of the index, one for each key
     * @throws io.keywright.runtime.error.UnprocessedReadsException if DynamoDB left some keys unread in the time that the
     *     options or {@link #within} give; what else is thrown is told at {@link #page}
     */
    public final List<Fetched<E>> fetch() {
        return blocking(course());
    }

    /** {@link #fetch} on the table's asynchronous client. */
    public final CompletableFuture<List<Fetched<E>>> fetchAsync() {
        return asynchronous(course());
    }

    /**
     * What {@code filter} does of a query that has it: leaves out keys whose items do not fulfil a condition on what the index
     * holds.
     */
    @SuppressWarnings("unchecked") // What a condition is of says only which query takes it.
    protected final Q filterHeld(Condition<?> condition) {
        plan().filter((Condition<PrimaryKey<E>>) Objects.requireNonNull(condition, "condition"));
        return self();
    }

    private FetchCourse<E> course() {
        QuerySource<PrimaryKey<E>> source = plan().source();
        withinUnlessSet(source.table().options().patience());
        return new FetchCourse<>(source, walk(plan().limit()), this);
    }
}
