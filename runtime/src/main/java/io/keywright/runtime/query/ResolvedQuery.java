package io.keywright.runtime.query;

import io.keywright.runtime.execution.Course;
import io.keywright.runtime.execution.Following;
import io.keywright.runtime.execution.Step;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * A query whose results refer to other entities, which are read too: DynamoDB's Query, and then BatchGetItem of what it
 * found, 100 keys at a time, each key once. The two are read one after the other, so that a target is as it is a moment
 * later. An instance is used once and by one thread, as the query is; what was said to the query holds for both.
 *
 * @param <T> the query's results
 * @param <P> a result with what it refers to
 */
public final class ResolvedQuery<T, P> {

    private final Query<T, ?> query;
    private final Following<List<T>, List<P>> resolution;

    ResolvedQuery(Query<T, ?> query, Following<List<T>, List<P>> resolution) {
        this.query = query;
        this.resolution = resolution;
    }

    /**
     * What the query's {@code list} gives, in its order.
     *
     * @throws io.keywright.runtime.error.UnprocessedReadsException if some targets were not read in time
     * @throws io.keywright.runtime.error.UnexpectedTypeException if a target is of another type; what else is thrown is told
     *     at {@link Query#page}
     */
    public List<P> list() {
        return query.blocking(all());
    }

    /** {@link #list} on the table's asynchronous client. */
    public CompletableFuture<List<P>> listAsync() {
        return query.asynchronous(all());
    }

    /** What the query's {@code page} gives, with its cursor; throws what {@link #list} throws. */
    public Page<P> page() {
        return query.blocking(paged(new PageCourse<>(query.walk())));
    }

    /** {@link #page} on the table's asynchronous client. */
    public CompletableFuture<Page<P>> pageAsync() {
        return query.asynchronous(paged(new PageCourse<>(query.walk())));
    }

    /** What the query's {@code fill} gives, with its cursor; throws what {@link #list} throws. */
    public Page<P> fill() {
        return query.blocking(paged(new FillCourse<>(query.walk())));
    }

    /** {@link #fill} on the table's asynchronous client. */
    public CompletableFuture<Page<P>> fillAsync() {
        return query.asynchronous(paged(new FillCourse<>(query.walk())));
    }

    private Course<List<P>> all() {
        return new All<>(new ListCourse<>(query.walk()), resolution);
    }

    private Course<Page<P>> paged(Course<Page<T>> pages) {
        return new Paged<>(pages, resolution);
    }

    /** All results, and then what they refer to. */
    private static final class All<T, P> implements Course<List<P>> {

        private final Course<List<T>> results;
        private final Following<List<T>, List<P>> resolution;

        All(Course<List<T>> results, Following<List<T>, List<P>> resolution) {
            this.results = results;
            this.resolution = resolution;
        }

        @Override
        public Step<List<P>> begin() {
            return Step.then(results.begin(), resolution);
        }
    }

    /** A page, and then what its results refer to. */
    private static final class Paged<T, P> implements Course<Page<P>>, Following<Page<T>, Page<P>> {

        private final Course<Page<T>> pages;
        private final Following<List<T>, List<P>> resolution;

        Paged(Course<Page<T>> pages, Following<List<T>, List<P>> resolution) {
            this.pages = pages;
            this.resolution = resolution;
        }

        @Override
        public Step<Page<P>> begin() {
            return Step.then(pages.begin(), this);
        }

        @Override
        public Step<Page<P>> after(Page<T> page) {
            return Step.then(
                    resolution.after(page.items()),
                    new WithCursor<>(page.cursor().orElse(null)));
        }
    }

    /** The same page with what became of its results. */
    private static final class WithCursor<P> implements Following<List<P>, Page<P>> {

        private final @Nullable String cursor;

        WithCursor(@Nullable String cursor) {
            this.cursor = cursor;
        }

        @Override
        public Step<Page<P>> after(List<P> pairs) {
            return Step.done(new Page<>(pairs, cursor));
        }
    }
}
