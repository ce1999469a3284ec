package io.keywright.runtime.query;

import io.keywright.runtime.key.PrimaryKey;

/**
 * A query of keys in a global index, whose condition is set.
 *
 * @param <E> the entity whose keys are the results
 */
public final class KeysRangeQuery<E> extends IndexKeysQuery<E, KeysRangeQuery<E>> {

    KeysRangeQuery(QueryPlan<PrimaryKey<E>> plan, IndexKeysQuery<E, ?> from) {
        super(plan, from);
    }
}
