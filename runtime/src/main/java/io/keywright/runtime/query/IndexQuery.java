package io.keywright.runtime.query;

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
     * @param initial the condition as long as no other is set
     */
    protected IndexQuery(QuerySource<T> source, String partition, SortKeyCondition initial) {
        super(new QueryPlan<>(source, partition, initial));
    }

    /**
     * A query that goes on from another one, with everything that was said of that.
     *
     * @param condition in place of the other one's
     * @param filters in addition to the other one's
     */
    protected IndexQuery(IndexQuery<T, ?> from, SortKeyCondition condition, PropertyFilter... filters) {
        super(from.plan().where(condition, filters));
    }

    IndexQuery(QueryPlan<T> plan) {
        super(plan);
    }

    /**
     * The query with its condition set, which is all the conditions it can have.
     *
     * @param condition in place of the present one
     * @param filters what makes the condition exact
     */
    protected final RangeQuery<T> where(SortKeyCondition condition, PropertyFilter... filters) {
        return new RangeQuery<>(plan().where(condition, filters));
    }
}
