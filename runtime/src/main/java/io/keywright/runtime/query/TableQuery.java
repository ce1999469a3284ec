package io.keywright.runtime.query;

/**
 * A query of the table or of a local index.
 *
 * @param <T> the results
 * @param <Q> the query itself
 */
public abstract class TableQuery<T, Q extends TableQuery<T, Q>> extends Query<T, Q> {

    /**
     * A query of a partition.
     *
     * @param partition the partition key as stored
     * @param initial the condition as long as no other is set
     */
    protected TableQuery(QuerySource<T> source, String partition, SortKeyCondition initial) {
        super(new QueryPlan<>(source, partition, initial));
    }

    /**
     * A query that goes on from another one, with everything that was said of that.
     *
     * @param condition in place of the other one's
     * @param filters in addition to the other one's
     */
    protected TableQuery(TableQuery<T, ?> from, SortKeyCondition condition, PropertyFilter... filters) {
        super(from.plan().where(condition, filters));
    }

    TableQuery(QueryPlan<T> plan) {
        super(plan);
    }

    /** Sees every write that was acknowledged before it, for twice the read capacity. */
    public final Q consistent() {
        plan().consistent();
        return self();
    }

    /**
     * The query with its condition set, which is all the conditions it can have.
     *
     * @param condition in place of the present one
     * @param filters what makes the condition exact
     */
    protected final TableRangeQuery<T> where(SortKeyCondition condition, PropertyFilter... filters) {
        return new TableRangeQuery<>(plan().where(condition, filters));
    }
}
