package io.keywright.runtime.query;

/**
 * A query of the table or of a local index whose condition is set.
 *
 * @param <T> the results
 */
public final class TableRangeQuery<T> extends TableQuery<T, TableRangeQuery<T>> {

    TableRangeQuery(QueryPlan<T> plan, TableQuery<T, ?> from) {
        super(plan, from);
    }
}
