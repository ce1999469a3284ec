package io.keywright.runtime.query;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/** The results of all pages, each page read when its first result is asked for. */
final class Results<T> implements Iterator<T> {

    private final Query<T, ?> query;
    private final ResultWalk<T> walk;
    private Iterator<T> page = List.<T>of().iterator();
    private boolean ended;

    Results(Query<T, ?> query, ResultWalk<T> walk) {
        this.query = query;
        this.walk = walk;
    }

    @Override
    public boolean hasNext() {
        if (!page.hasNext() && !ended) {
            page = query.blocking(new NextCourse<>(walk)).iterator();
            ended = !page.hasNext();
        }
        return page.hasNext();
    }

    @Override
    public T next() {
        if (!hasNext()) {
            throw new NoSuchElementException("the query has no more results");
        }
        return page.next();
    }
}
