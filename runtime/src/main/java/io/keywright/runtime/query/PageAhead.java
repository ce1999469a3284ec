package io.keywright.runtime.query;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import software.amazon.awssdk.core.exception.AbortedException;

/**
 * The page behind the one that is in use, read by a thread of its own. A thread for each page costs little beside a
 * request, and neither waits for others nor holds them up, as those of a shared pool would.
 */
final class PageAhead<T> implements Runnable {

    private final Query<T, ?> query;
    private final ResultWalk<T> walk;
    private final CompletableFuture<List<T>> page = new CompletableFuture<>();
    private final Thread thread = new Thread(this, "keywright-prefetch");

    private PageAhead(Query<T, ?> query, ResultWalk<T> walk) {
        this.query = query;
        this.walk = walk;
    }

    /** Begins to read it. Until it is taken, nobody else may use the walk. */
    static <T> PageAhead<T> of(Query<T, ?> query, ResultWalk<T> walk) {
        PageAhead<T> ahead = new PageAhead<>(query, walk);
        ahead.thread.setDaemon(true);
        ahead.thread.start();
        return ahead;
    }

    @Override
    public void run() {
        try {
            page.complete(query.blocking(new NextCourse<>(walk)));
        } catch (RuntimeException | Error failure) {
            page.completeExceptionally(failure);
        }
    }

    /** The page, or what reading it has thrown. */
    List<T> take() {
        try {
            return page.get();
        } catch (InterruptedException interrupted) {
            giveUp();
            Thread.currentThread().interrupt();
            throw AbortedException.create("The thread was interrupted while it waited for a page.", interrupted);
        } catch (ExecutionException failure) {
            if (failure.getCause() instanceof RuntimeException thrown) {
                throw thrown;
            }
            throw (Error) failure.getCause();
        }
    }

    /** Nobody wants it any more. */
    void giveUp() {
        thread.interrupt();
    }
}
