package io.keywright.runtime.query;

/**
 * A query whose results are records of some of the entity's properties, which is all that DynamoDB sends. Everything that the
 * query before it was told holds for it, too.
 *
 * <p>It costs the read capacity of the whole items: what is not sent has been read all the same. Cursors are those of the
 * whole query, so that one can go on where the other ended.
 *
 * @param <P> the record
 */
public final class ProjectedQuery<P> extends Query<P, ProjectedQuery<P>> {

    ProjectedQuery(QueryPlan<P> plan, Query<?, ?> from) {
        super(plan);
        adjustLike(from);
    }
}
