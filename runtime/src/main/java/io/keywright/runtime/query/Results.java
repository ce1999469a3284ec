package io.keywright.runtime.query;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * The results of all pages, each page read when its first result is asked for; or, if pages are fetched ahead, when the
 * first result of the page before it is. It is told when nobody reads on.
 */
final class Results<T> implements Iterator<T>, Runnable {

    private final Query<T, ?> query;
    private final ResultWalk<T> walk;
    private Iterator<T> page = List.<T>of().iterator();
    private @Nullable PageAhead<T> ahead;
    private boolean ended;

    Results(Query<T, ?> query, ResultWalk<T> walk) {
        this.query = query;
        this.walk = walk;
    }

    @Override
    public boolean hasNext() {
        if (!page.hasNext() && !ended) {
            page = read().iterator();
            ended = !page.hasNext();
            if (!ended && query.plan().isPrefetching() && !walk.isAtEnd()) {
                ahead = PageAhead.of(query, walk);
            }
        }
        return page.hasNext();
    }

    private List<T> read() {
        PageAhead<T> next = ahead;
        ahead = null;
        return next == null ? query.blocking(new NextCourse<>(walk)) : next.take();
    }

    @Override
    public T next() {
        if (!hasNext()) {
            throw new NoSuchElementException("the query has no more results");
        }
        return page.next();
    }

    /** Stops: what is being read is given up, and nothing more is. */
    @Override
    public void run() {
        ended = true;
        page = List.<T>of().iterator();
        PageAhead<T> next = ahead;
        ahead = null;
        if (next != null) {
            next.giveUp();
        }
    }
}
