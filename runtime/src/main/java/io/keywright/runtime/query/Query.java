package io.keywright.runtime.query;

import io.keywright.runtime.execution.Adjustable;
import io.keywright.runtime.execution.Course;
import io.keywright.runtime.execution.Execution;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.SortKeyRange;
import io.keywright.runtime.relation.CopyReference;
import io.keywright.runtime.relation.Reference;
import io.keywright.runtime.relation.Refreshed;
import io.keywright.runtime.relation.Resolution;
import io.keywright.runtime.relation.Resolved;
import java.util.List;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * DynamoDB's Query: the items of one partition in the order of their sort keys, read one page per request. A query is
 * a builder, used once and by one thread; it sends nothing before one of {@link #page}, {@link #fill}, {@link #list},
 * {@link #stream}, {@link #first} and {@link #count} is called.
 *
 * <p>Where the partition key is spread over shards and the query does not name one, it reads all of them: one request
 * for each, merged by the bytes of the sort keys and, where those are equal, by shard.
 *
 * <p>Items of other types are left out; one without a type fails the call unless {@link
 * io.keywright.runtime.TableOptions} say otherwise.
 *
 * @param <T> the results
 * @param <Q> the query itself
 */
public abstract class Query<T, Q extends Query<T, Q>> extends Adjustable<Q> {

    private final QueryPlan<T> plan;

    Query(QueryPlan<T> plan) {
        super(plan.source().table());
        this.plan = plan;
    }

    Query(QueryPlan<T> plan, Query<?, ?> from) {
        super(plan.source().table(), from);
        this.plan = plan;
    }

    /** In rising order of the sort keys' bytes, which is how it is unless said otherwise. */
    public final Q ascending() {
        plan.descending(false);
        return self();
    }

    /** In falling order of the sort keys' bytes. */
    public final Q descending() {
        plan.descending(true);
        return self();
    }

    /**
     * At most this many results. What DynamoDB calls Limit counts the items that a request evaluates, and follows from
     * this: {@link #page} sends this number; {@link #fill}, {@link #list}, {@link #stream} and {@link #count} send in each
     * request how many results are still missing, but at least 100 where a filter can leave items out. A {@link #pageSize} below that is sent instead.
     *
     * @param results at least 1
     */
    public final Q limit(int results) {
        plan.limit(results);
        return self();
    }

    /**
     * How many items each request evaluates at most, before filters: what DynamoDB calls Limit. Without this and {@link
     * #limit} no Limit is sent, and a request ends at 1 MB of items.
     *
     * @param items at least 1
     */
    public final Q pageSize(int items) {
        plan.pageSize(items);
        return self();
    }

    /**
     * Begins where an earlier page of the same query ended: same partition, condition, filter and direction. Limits may differ.
     *
     * @param cursor from {@link Page#cursor}; looked at when the query is sent. Null, as of a parameter that a web
     *     request does not have, begins at the beginning; an empty text is no cursor
     */
    public final Q after(@Nullable String cursor) {
        plan.after(cursor);
        return self();
    }

    /**
     * Has {@link #stream} and {@link #publisher} read the next page while the results of the last are used: that one page,
     * and no other before its first result is asked for. A publisher sends nothing before anything is asked for; a stream
     * reads ahead on a thread of its own. Whoever leaves a stream before its end closes it, which gives up the request under
     * way; cancelling a subscription does the same.
     */
    public final Q prefetch() {
        plan.prefetch();
        return self();
    }

    /**
     * One request, or one for each shard: at most {@link #limit} results, perhaps none with more to come.
     *
     * @throws io.keywright.runtime.error.InvalidCursorException if the cursor is malformed or of another query
     * @throws io.keywright.runtime.error.InvalidKeyException if a bound is too long for a key
     * @throws io.keywright.runtime.error.MissingTypeException if an item does not carry its type
     * @throws io.keywright.runtime.error.UnmappableItemException if an item cannot become an object
     */
    public final Page<T> page() {
        return blocking(new PageCourse<>(walk(plan.limit())));
    }

    /** {@link #page} on the table's asynchronous client, where the requests for several shards are sent at once. */
    public final CompletableFuture<Page<T>> pageAsync() {
        return asynchronous(new PageCourse<>(walk(plan.limit())));
    }

    /**
     * A page with as many results as {@link #limit} says, or with all that are left, by as many requests as it takes: what
     * {@link #page} is for a reader who wants no short pages. Its cursor stands right behind its last result. Where a filter
     * leaves out almost everything that is many requests; {@link #within} bounds their time. Throws what {@link #page}
     * throws.
     */
    public final Page<T> fill() {
        return blocking(new FillCourse<>(walk(plan.limit())));
    }

    /** {@link #fill} on the table's asynchronous client. */
    public final CompletableFuture<Page<T>> fillAsync() {
        return asynchronous(new FillCourse<>(walk(plan.limit())));
    }

    /** All results up to {@link #limit}, by as many requests as it takes; throws what {@link #page} throws. */
    public final List<T> list() {
        return blocking(new ListCourse<>(walk(plan.limit())));
    }

    /** {@link #list} on the table's asynchronous client. */
    public final CompletableFuture<List<T>> listAsync() {
        return asynchronous(new ListCourse<>(walk(plan.limit())));
    }

    /**
     * All results up to {@link #limit}, each page requested when the stream comes to it; the stream throws what {@link
     * #page} throws. It holds nothing that would have to be closed, unless the query says {@link #prefetch}.
     */
    public final Stream<T> stream() {
        Results<T> results = new Results<>(this, walk(plan.limit()));
        return StreamSupport.stream(
                        Spliterators.spliteratorUnknownSize(results, Spliterator.ORDERED | Spliterator.NONNULL), false)
                .onClose(results);
    }

    /** The first result, as {@link #stream} with a {@link #limit} of 1 gives it; throws what {@link #page} throws. */
    public final Optional<T> first() {
        return blocking(new FirstCourse<>(walk(1)));
    }

    /** {@link #first} on the table's asynchronous client. */
    public final CompletableFuture<Optional<T>> firstAsync() {
        return asynchronous(new FirstCourse<>(walk(1)));
    }

    /**
     * How many results there are, at most {@link #limit}: what {@link #list} would have, without reading them. It costs the
     * same read capacity, since DynamoDB reads the items to count them, but sends only their number; if the condition on the
     * sort key cannot be told exactly (a range whose upper end is left out), it sends the sort keys, and they are counted
     * here.
     *
     * <p>An item without a type is no result and is not counted, even where {@link #list} would fail because of it. Nor is
     * anything decoded: an item counts though it could not become an object.
     *
     * @throws io.keywright.runtime.error.InvalidCursorException if the cursor is malformed or of another query
     * @throws io.keywright.runtime.error.InvalidKeyException if a bound is too long for a key
     */
    public final long count() {
        return blocking(new CountCourse(plan, settings()));
    }

    /** {@link #count} on the table's asynchronous client, where the requests for several shards are sent at once. */
    public final CompletableFuture<Long> countAsync() {
        return asynchronous(new CountCourse(plan, settings()));
    }

    /**
     * All results up to {@link #limit}, for a subscriber that asks for them as it can take them. The next page is read on the
     * table's asynchronous client when all results of the last have been taken and more are asked for, or earlier if the
     * query says {@link #prefetch}; each subscriber reads from the beginning. Fails with what {@link #page} throws.
     *
     * @throws io.keywright.runtime.error.MissingClientException if the table was opened without an asynchronous client
     */
    public final Publisher<T> publisher() {
        plan.source().table().asyncClient(plan.source().name().toString());
        return new ResultPublisher<>(this);
    }

    /**
     * Reads what the results refer to, too: the operations of what this gives send this query, and then BatchGetItem of what
     * was found, 100 keys at a time and each once. That costs a second round trip, and one read of each target, where a copy
     * in every item would cost a write for each change of a target and each item that has the copy.
     *
     * @param reference the generated constant of a property with {@code @Ref}
     */
    public final <R> ResolvedQuery<T, Resolved<T, R>> resolve(Reference<? super T, R> reference) {
        withinUnlessSet(plan.source().table().options().patience());
        return new ResolvedQuery<>(this, Resolution.pairs(plan.source().table(), reference, this, false));
    }

    /**
     * Reads the sources of the copies that the results hold, consistently, and tells the copies that are not what their
     * source has now; else as {@link #resolve}.
     *
     * @param reference the generated constant of a property with {@code @Ref} beside which there are copies
     */
    public final <R> ResolvedQuery<T, Refreshed<T, R>> refresh(CopyReference<? super T, R> reference) {
        withinUnlessSet(plan.source().table().options().patience());
        return new ResolvedQuery<>(this, Resolution.drifts(plan.source().table(), reference, this, true));
    }

    /**
     * The request that {@link #page} sends, whose Limit is {@link #limit} or {@link #pageSize}, the smaller one. {@link
     * #list}, {@link #stream} and {@link #first} begin with the same request but for its Limit: see {@link #limit}.
     *
     * <p>A BETWEEN includes both its ends. So the response to a range can hold the one item at an excluded end: on an
     * exclusive upper bound, or on the first key behind the query's prefix. The query drops it, and whoever sends the
     * request has to do the same.
     *
     * @throws IllegalStateException if the range is empty, so that nothing would be sent, or if the query reads several
     *     shards, for which {@link #toRequests} is there
     * @throws io.keywright.runtime.error.InvalidCursorException if the cursor is malformed or of another query
     * @throws io.keywright.runtime.error.InvalidKeyException if a bound is too long for a key
     */
    public final QueryRequest toRequest() {
        List<QueryRequest> requests = toRequests();
        if (requests.isEmpty()) {
            throw new IllegalStateException(
                    "The query's range is empty, since its lower bound is above the upper one; there is no request.");
        }
        if (requests.size() > 1) {
            throw new IllegalStateException(
                    "The query reads " + requests.size() + " shards, with one request for each; call toRequests().");
        }
        return requests.get(0);
    }

    /**
     * The requests that {@link #page} sends: one, or one for each shard that has not been read to its end; none if the
     * range is empty.
     *
     * @throws io.keywright.runtime.error.InvalidCursorException if the cursor is malformed or of another query
     * @throws io.keywright.runtime.error.InvalidKeyException if a bound is too long for a key
     */
    public final List<QueryRequest> toRequests() {
        return walk(plan.limit()).pageRequests();
    }

    /**
     * What {@code hideExpired} does of a query that has it: leaves out the items whose time to live has come.
     *
     * @param mappers of the entities that expire
     */
    protected final Q leaveOutExpired(EntityMapper<?>... mappers) {
        plan.hideExpired(Expiring.of(mappers));
        return self();
    }

    /** The one sort key that goes on behind the prefix like this. */
    protected final SortKeyCondition exactly(String rest) {
        return SortKeyCondition.equalTo(plan.prefix().concat(rest));
    }

    /** The sort keys that go on behind the prefix like this. */
    protected final SortKeyCondition beginningWith(String rest) {
        return SortKeyCondition.beginsWith(plan.prefix().concat(rest));
    }

    /** Ranges by the component behind the prefix, with which the sort keys end. */
    protected final SortKeyRange within() {
        return SortKeyRange.within(plan.prefix(), "");
    }

    /**
     * Ranges by the component behind the prefix.
     *
     * @param tail the literal that follows it
     */
    protected final SortKeyRange within(String tail) {
        return SortKeyRange.within(plan.prefix(), tail);
    }

    /** Ranges by the component behind the prefix, which another one follows without a literal between them. */
    protected final SortKeyRange withinAdjoining() {
        return SortKeyRange.withinAdjoining(plan.prefix());
    }

    /** What has been said so far. */
    final QueryPlan<T> plan() {
        return plan;
    }

    /** Carries out a part of this query on the blocking client. */
    final <R> R blocking(Course<R> course) {
        return Execution.blocking(
                plan.source().table(), settings(), plan.source().name(), course);
    }

    /** Carries out a part of this query on the asynchronous client. */
    final <R> CompletableFuture<R> asynchronous(Course<R> course) {
        return Execution.asynchronous(
                plan.source().table(), settings(), plan.source().name(), course);
    }

    /** A way through the whole query. */
    final ResultWalk<T> walk() {
        return walk(plan.limit());
    }

    /** The way through this query. */
    final ResultWalk<T> walk(int limit) {
        return new ResultWalk<>(plan, settings(), limit);
    }
}
