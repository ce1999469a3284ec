package io.keywright.runtime.query;

import io.keywright.runtime.key.PrimaryKey;

/**
 * A query of keys in a local index, whose condition is set.
 *
 * @param <E> the entity whose keys are the results
 */
public final class TableKeysRangeQuery<E> extends TableKeysQuery<E, TableKeysRangeQuery<E>> {

    TableKeysRangeQuery(QueryPlan<PrimaryKey<E>> plan, TableKeysQuery<E, ?> from) {
        super(plan, from);
    }
}
