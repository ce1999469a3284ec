package io.keywright.runtime.query;

/**
 * A query of a global index whose condition is set.
 *
 * @param <T> the results
 */
public final class RangeQuery<T> extends IndexQuery<T, RangeQuery<T>> {

    RangeQuery(QueryPlan<T> plan, IndexQuery<T, ?> from) {
        super(plan, from);
    }
}
