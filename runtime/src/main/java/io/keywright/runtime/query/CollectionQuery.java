package io.keywright.runtime.query;

import io.keywright.runtime.execution.Adjustable;
import io.keywright.runtime.execution.Course;
import io.keywright.runtime.execution.Execution;
import io.keywright.runtime.key.Partitions;
import io.keywright.runtime.mark.MarkedAttribute;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * Reads an item collection as a record of its head and the lists of its items. A query is a builder, used once and by
 * one thread.
 *
 * <p>{@link #get} is one Query, however many types there are. {@link #newest} is one if there is one list and the head's
 * sort key lies above it; else it is one for the head and one for each list, since DynamoDB can begin a Query at one
 * place only. {@link #page} is one, and another one for the head where that does not lie on the page.
 *
 * @param <R> the record
 * @param <Q> the query itself
 */
public abstract class CollectionQuery<R, Q extends CollectionQuery<R, Q>> extends Adjustable<Q> {

    private final QuerySource<CollectedItem> source;
    private final CollectionDecoder<R> decoder;
    private final String partition;
    private final String headSort;
    private boolean descending;
    private boolean consistent;
    private List<MarkedAttribute> expiring = List.of();

    CollectionQuery(
            QuerySource<CollectedItem> source,
            CollectionDecoder<R> decoder,
            String partition,
            @Nullable String headSort) {
        super(source.table());
        if (headSort == null) {
            throw new IllegalArgumentException("the head of a collection has a sort key");
        }
        this.source = source;
        this.decoder = decoder;
        this.partition = partition;
        this.headSort = headSort;
    }

    /** Lists in rising order of the sort keys' bytes, which is how it is unless said otherwise. */
    public final Q ascending() {
        descending = false;
        return self();
    }

    /** Lists, and pages, in falling order of the sort keys' bytes. {@link #newest} has that order in any case. */
    public final Q descending() {
        descending = true;
        return self();
    }

    /**
     * The whole collection, by as many requests as it has pages of 1 MB.
     *
     * @return empty if there is no head and the record demands one, or if there is nothing
     * @throws io.keywright.runtime.error.InvalidKeyException if a bound is too long for a key
     * @throws io.keywright.runtime.error.MissingTypeException if an item does not carry its type
     * @throws io.keywright.runtime.error.UnmappableItemException if an item cannot become an object
     * @throws io.keywright.runtime.error.AmbiguousHeadException if an index holds two heads
     */
    public final Optional<R> get() {
        return blocking(whole());
    }

    /** {@link #get} on the table's asynchronous client. */
    public final CompletableFuture<Optional<R>> getAsync() {
        return asynchronous(whole());
    }

    /**
     * The head and the last items of each list by their sort keys, the last one first.
     *
     * @param items of each list at most
     * @return as {@link #get} gives it, which also tells what else is thrown
     * @throws IllegalArgumentException if they are less than 1
     */
    public final Optional<R> newest(int items) {
        return blocking(last(items));
    }

    /** {@link #newest} on the table's asynchronous client. */
    public final CompletableFuture<Optional<R>> newestAsync(int items) {
        return asynchronous(last(items));
    }

    /**
     * A part of the collection in the order of the sort keys, and in any case the head.
     *
     * @param items at most, in all lists together and with the head where it lies among them; at least 1
     * @param cursor of the page before; null for the first
     * @throws io.keywright.runtime.error.InvalidCursorException if the cursor is malformed or of another query; what else is
     *     thrown is told at {@link #get}
     */
    public final CollectionPage<R> page(int items, @Nullable String cursor) {
        return blocking(part(items, cursor));
    }

    /** {@link #page} on the table's asynchronous client. */
    public final CompletableFuture<CollectionPage<R>> pageAsync(int items, @Nullable String cursor) {
        return asynchronous(part(items, cursor));
    }

    /** The request with which {@link #get} begins. */
    public final QueryRequest toRequest() {
        return walk(plan(source, decoder.shape().range(headSort)), 0)
                .pageRequests()
                .get(0);
    }

    final void leaveOutExpired() {
        expiring = Expiring.of(decoder.members());
    }

    final void readConsistently() {
        consistent = true;
    }

    private CollectionCourse<R> whole() {
        Deque<ResultWalk<CollectedItem>> walks = new ArrayDeque<>();
        walks.add(walk(plan(source, decoder.shape().range(headSort)), 0));
        return new CollectionCourse<>(decoder, walks, Integer.MAX_VALUE);
    }

    private CollectionCourse<R> last(int items) {
        if (items < 1) {
            throw new IllegalArgumentException("The newest of each list are at least one: " + items + ".");
        }
        CollectionShape shape = decoder.shape();
        List<CollectionShape.Listed> lists = shape.lists();
        Deque<ResultWalk<CollectedItem>> walks = new ArrayDeque<>();
        if (lists.size() == 1 && !source.filtersTypes() && shape.isHeadLast(lists.get(0), headSort)) {
            // From the head downwards: the head itself, then the last of the list.
            walks.add(limited(source, shape.range(headSort), items == Integer.MAX_VALUE ? items : items + 1));
            return new CollectionCourse<>(decoder, walks, items);
        }
        walks.add(head());
        for (CollectionShape.Listed list : lists) {
            QuerySource<CollectedItem> one = source.ofOneType(new MemberDecoder(list.mapper()));
            walks.add(limited(one, SortKeyCondition.beginsWith(shape.prefix(list, headSort)), items));
        }
        return new CollectionCourse<>(decoder, walks, items);
    }

    private CollectionPageCourse<R> part(int items, @Nullable String cursor) {
        QueryPlan<CollectedItem> plan = plan(source, decoder.shape().range(headSort));
        plan.limit(items);
        plan.after(cursor);
        return new CollectionPageCourse<>(decoder, walk(plan, items), head(), cursor == null);
    }

    private ResultWalk<CollectedItem> head() {
        QuerySource<CollectedItem> one =
                source.ofOneType(new MemberDecoder(decoder.shape().head()));
        return walk(plan(one, SortKeyCondition.equalTo(headSort)), 0);
    }

    private ResultWalk<CollectedItem> limited(QuerySource<CollectedItem> from, SortKeyCondition condition, int items) {
        QueryPlan<CollectedItem> plan = plan(from, condition);
        plan.limit(items);
        plan.descending(true);
        plan.beginSparingly();
        return walk(plan, items);
    }

    private QueryPlan<CollectedItem> plan(QuerySource<CollectedItem> from, SortKeyCondition condition) {
        QueryPlan<CollectedItem> plan = new QueryPlan<>(from, Partitions.of(partition), condition);
        plan.descending(descending);
        plan.hideExpired(expiring);
        if (consistent) {
            plan.consistent();
        }
        return plan;
    }

    private ResultWalk<CollectedItem> walk(QueryPlan<CollectedItem> plan, int limit) {
        return new ResultWalk<>(plan, settings(), limit);
    }

    private <X> X blocking(Course<X> course) {
        return Execution.blocking(source.table(), settings(), source.name(), course);
    }

    private <X> CompletableFuture<X> asynchronous(Course<X> course) {
        return Execution.asynchronous(source.table(), settings(), source.name(), course);
    }
}
