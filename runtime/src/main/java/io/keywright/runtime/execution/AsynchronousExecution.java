package io.keywright.runtime.execution;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;

/**
 * Takes the steps of one operation as responses arrive.
 *
 * <p>A future that is complete at once is gone on from in a loop and not from its callback, so that the stack does not grow
 * with the number of steps.
 */
final class AsynchronousExecution<T> implements BiConsumer<T, Throwable> {

    private final DynamoDbAsyncClient client;
    private final Run run;
    private final CompletableFuture<T> result = new CompletableFuture<>();
    private volatile @Nullable CompletableFuture<?> underWay;

    AsynchronousExecution(DynamoDbAsyncClient client, Run run) {
        this.client = client;
        this.run = run;
    }

    @SuppressWarnings("FutureReturnValueIgnored") // The callback does not throw.
    CompletableFuture<T> start(Course<T> course) {
        result.whenComplete(this);
        try {
            take(course.begin());
        } catch (Throwable failure) {
            result.completeExceptionally(failure);
        }
        return result;
    }

    /** The result is there, or nobody wants it any more: it was cancelled, or completed by somebody else. */
    @Override
    public void accept(@Nullable T value, @Nullable Throwable failure) {
        run.ended(failure);
        CompletableFuture<?> future = underWay;
        if (failure != null && future != null) {
            future.cancel(true);
        }
    }

    private void take(Step<T> first) {
        @Nullable Step<T> step = first;
        while (step instanceof Waiting<?, T> waiting && !result.isDone()) {
            step = advance(waiting);
        }
        if (step instanceof Done<T> done) {
            result.complete(done.value());
        }
    }

    /** The step after a future that was complete at once; null if a callback is going to go on. */
    @SuppressWarnings("FutureReturnValueIgnored") // What the callback throws fails the result.
    private <X> @Nullable Step<T> advance(Waiting<X, T> waiting) {
        CompletableFuture<X> future;
        try {
            future = waiting.start(client, run);
        } catch (RuntimeException failure) {
            return waiting.failed(run.failure(failure));
        }
        underWay = future;
        if (result.isDone()) {
            // Cancelled while the request was being sent.
            future.cancel(true);
            return null;
        }
        Arrival<X> arrival = new Arrival<>(waiting);
        future.whenComplete(arrival);
        return arrival.leaveToCallback() ? null : arrival.next();
    }

    private <X> Step<T> after(Waiting<X, T> waiting, @Nullable X outcome, @Nullable Throwable failure) {
        if (failure == null) {
            return waiting.happened(value(outcome));
        }
        if (cause(failure) instanceof Error error) {
            throw error;
        }
        return waiting.failed(run.failure(thrown(failure)));
    }

    /** What a future failed with, without what futures put around it. */
    static Throwable cause(Throwable failure) {
        Throwable cause = failure;
        while (cause instanceof CompletionException && cause.getCause() != null) {
            cause = cause.getCause();
        }
        return cause;
    }

    /** What a future failed with, as a blocking client would have thrown it. */
    static RuntimeException thrown(Throwable failure) {
        Throwable cause = cause(failure);
        return cause instanceof RuntimeException runtime
                ? runtime
                : SdkClientException.create("The request failed: " + cause.getMessage(), cause);
    }

    /** A future that has not failed has a value, if perhaps null where that is the type's only one. */
    @SuppressWarnings({"NullAway", "TypeParameterUnusedInFormals"})
    private static <X> X value(@Nullable X outcome) {
        return outcome;
    }

    /** One response. Whoever comes second, the callback or the loop that waits for it, goes on. */
    private final class Arrival<X> implements BiConsumer<X, Throwable> {

        private final Waiting<X, T> waiting;
        private final AtomicBoolean second = new AtomicBoolean();
        private @Nullable X outcome;
        private @Nullable Throwable failure;

        private Arrival(Waiting<X, T> waiting) {
            this.waiting = waiting;
        }

        boolean leaveToCallback() {
            return second.compareAndSet(false, true);
        }

        Step<T> next() {
            return after(waiting, outcome, failure);
        }

        @Override
        public void accept(@Nullable X value, @Nullable Throwable thrown) {
            outcome = value;
            failure = thrown;
            if (second.compareAndSet(false, true)) {
                return;
            }
            try {
                if (!result.isDone()) {
                    take(next());
                }
            } catch (Throwable late) {
                result.completeExceptionally(late);
            }
        }
    }
}
