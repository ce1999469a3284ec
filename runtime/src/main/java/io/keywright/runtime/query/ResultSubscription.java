package io.keywright.runtime.query;

import io.keywright.runtime.execution.Uncaught;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Subscriber;
import org.reactivestreams.Subscription;

/**
 * Gives results as they are asked for, and reads the next page when the last has been given and more is asked for; or, if
 * pages are fetched ahead, when the last has come.
 *
 * <p>Whatever happens (a demand, a page, a cancellation) is noted and then worked off by one thread at a time, in a loop, so
 * that signals follow one another and the stack does not grow.
 */
final class ResultSubscription<T> implements Subscription, BiConsumer<List<T>, Throwable> {

    private final Query<T, ?> query;
    private final Subscriber<? super T> subscriber;
    private final AtomicInteger events = new AtomicInteger();
    private final AtomicLong demand = new AtomicLong();
    private @Nullable ResultWalk<T> walk;
    private Iterator<T> page = Collections.emptyIterator();
    private @Nullable List<T> ahead;
    private @Nullable CompletableFuture<List<T>> underWay;
    private volatile @Nullable List<T> arrived;
    private volatile @Nullable Throwable failedRead;
    private volatile @Nullable Throwable failure;
    private volatile boolean cancelled;
    private boolean over;

    ResultSubscription(Query<T, ?> query, Subscriber<? super T> subscriber) {
        this.query = query;
        this.subscriber = subscriber;
    }

    void start() {
        // What is asked for meanwhile is worked off when it has returned, so that no signal comes before.
        events.set(1);
        try {
            subscriber.onSubscribe(this);
        } catch (Throwable thrown) {
            giveUp(thrown);
        }
        workAll();
    }

    @Override
    public void request(long more) {
        if (more <= 0) {
            failure = new IllegalArgumentException("a subscriber asks for at least one result");
        } else {
            add(more);
        }
        work();
    }

    @Override
    public void cancel() {
        cancelled = true;
        work();
    }

    @Override
    public void accept(@Nullable List<T> results, @Nullable Throwable thrown) {
        if (thrown != null) {
            failedRead = thrown;
        } else {
            arrived = results;
        }
        work();
    }

    private void work() {
        if (events.getAndIncrement() == 0) {
            workAll();
        }
    }

    private void workAll() {
        int seen = 1;
        do {
            workOff();
            seen = events.addAndGet(-seen);
        } while (seen != 0);
    }

    private void workOff() {
        if (over) {
            return;
        }
        if (cancelled) {
            finish();
            return;
        }
        List<T> results = arrived;
        if (results != null) {
            arrived = null;
            underWay = null;
            ahead = results;
        }
        // What is read ahead is asked for before the page at hand is given.
        do {
            turn();
            goOn();
            give();
        } while (!page.hasNext() && ahead != null && !cancelled && failure == null);
        end();
    }

    private void turn() {
        List<T> next = ahead;
        if (!page.hasNext() && next != null) {
            ahead = null;
            page = next.iterator();
        }
    }

    /** Gives what is there, as far as it is asked for. */
    private void give() {
        while (page.hasNext() && demand.get() > 0 && failure == null && !cancelled) {
            T result = page.next();
            demand.decrementAndGet();
            try {
                subscriber.onNext(result);
            } catch (Throwable thrown) {
                giveUp(thrown);
            }
        }
    }

    /** A subscriber that throws has broken the rules, and is told nothing more. */
    private void giveUp(Throwable thrown) {
        cancelled = true;
        finish();
        Uncaught.tell(thrown);
    }

    private void finish() {
        over = true;
        CompletableFuture<List<T>> request = underWay;
        if (request != null) {
            request.cancel(true);
        }
    }

    private void fail(Throwable thrown) {
        finish();
        try {
            subscriber.onError(thrown);
        } catch (Throwable broken) {
            Uncaught.tell(broken);
        }
    }

    private void end() {
        if (over) {
            return;
        }
        Throwable thrown = failure == null && !page.hasNext() ? failedRead : failure;
        if (cancelled) {
            finish();
        } else if (thrown != null) {
            fail(thrown);
        } else if (!page.hasNext()) {
            goOn();
        }
    }

    private void goOn() {
        if (underWay != null || ahead != null || over || cancelled || failure != null) {
            return;
        }
        try {
            if (walk != null && walk.isAtEnd()) {
                complete();
            } else if (page.hasNext() ? query.plan().isPrefetching() : demand.get() > 0) {
                fetch();
            }
        } catch (RuntimeException refused) {
            fail(refused);
        }
    }

    private void complete() {
        if (!page.hasNext()) {
            finish();
            try {
                subscriber.onComplete();
            } catch (Throwable broken) {
                Uncaught.tell(broken);
            }
        }
    }

    @SuppressWarnings("FutureReturnValueIgnored") // The callback does not throw.
    private void fetch() {
        ResultWalk<T> reading = walk == null ? query.walk() : walk;
        walk = reading;
        CompletableFuture<List<T>> request = query.asynchronous(new NextCourse<>(reading));
        underWay = request;
        request.whenComplete(this);
    }

    /** Where the sum is too large for a number it is more than there are results. */
    private void add(long more) {
        long before;
        long after;
        do {
            before = demand.get();
            after = before + more < 0 ? Long.MAX_VALUE : before + more;
        } while (!demand.compareAndSet(before, after));
    }
}
