package io.keywright.runtime.query;

import io.keywright.runtime.expression.Condition;
import io.keywright.runtime.item.Projection;
import io.keywright.runtime.key.Partitions;
import io.keywright.runtime.key.SortKeyRange;
import java.util.Objects;

/**
 * A query of a global index, which cannot be read consistently.
 *
 * @param <T> the results
 * @param <Q> the query itself
 */
public abstract class IndexQuery<T, Q extends IndexQuery<T, Q>> extends Query<T, Q> {

    /**
     * A query of a partition.
     *
     * @param partition the partition key as stored
     * @param prefix what all sort keys start with that it may find; empty for the whole partition
     */
    protected IndexQuery(QuerySource<T> source, String partition, String prefix) {
        this(source, Partitions.of(partition), prefix);
    }

    /**
     * A query of several partitions, merged.
     *
     * @param partitions the partition keys as stored
     * @param prefix what all sort keys start with that it may find; empty for whole partitions
     * @param filters what else is asked of the items, such as the property that named a shard
     */
    protected IndexQuery(QuerySource<T> source, Partitions partitions, String prefix, PropertyFilter... filters) {
        super(new QueryPlan<>(source, partitions, prefix, filters));
    }

    /**
     * A query that goes on from another one, with everything that was said of that.
     *
     * @param component what follows the other one's prefix
     * @param filters in addition to the other one's
     */
    protected IndexQuery(IndexQuery<T, ?> from, String component, PropertyFilter... filters) {
        super(from.plan().behind(component, filters), from);
    }

    /**
     * A query with the one condition it ever has, such as a sort key that is the same for all items of the type.
     *
     * @param partition the partition key as stored
     */
    protected IndexQuery(QuerySource<T> source, String partition, SortKeyCondition condition) {
        this(source, Partitions.of(partition), condition);
    }

    /**
     * A query of several partitions, merged, with the one condition it ever has.
     *
     * @param partitions the partition keys as stored
     * @param filters what else is asked of the items, such as the property that named a shard
     */
    protected IndexQuery(
            QuerySource<T> source, Partitions partitions, SortKeyCondition condition, PropertyFilter... filters) {
        super(new QueryPlan<>(source, partitions, condition, filters));
    }

    IndexQuery(QueryPlan<T> plan, Query<?, ?> from) {
        super(plan, from);
    }

    /**
     * Leaves out what does not fulfil the condition; with several calls, what does not fulfil all. DynamoDB applies it
     * after the items are read: they count for {@link #pageSize} and for the read capacity, and a page can be empty with
     * more to come.
     *
     * @throws io.keywright.runtime.error.InvalidExpressionException when the query is sent, if the condition is larger
     *     than DynamoDB takes
     */
    public final Q filter(Condition<T> condition) {
        plan().filter(Objects.requireNonNull(condition, "condition"));
        return self();
    }

    /**
     * The same query for some of the properties only; its last step, since all that was said before holds for it.
     *
     * @param projection the generated {@code INSTANCE} of a record with {@code @Projection}
     */
    public final <P> ProjectedQuery<P> as(Projection<T, P> projection) {
        return new ProjectedQuery<>(plan().as(projection), this);
    }

    /**
     * The query with its condition set, which is all the conditions it can have.
     *
     * @param condition in place of the present one
     * @param filters what makes the condition exact
     */
    protected final RangeQuery<T> where(SortKeyCondition condition, PropertyFilter... filters) {
        return new RangeQuery<>(plan().where(condition, filters), this);
    }

    /** As {@link #where(SortKeyCondition, PropertyFilter...)}, for a range that {@link #within} began. */
    protected final RangeQuery<T> where(SortKeyRange range, PropertyFilter... filters) {
        return where(SortKeyCondition.in(range), filters);
    }
}
