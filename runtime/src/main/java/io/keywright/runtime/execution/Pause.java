package io.keywright.runtime.execution;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import software.amazon.awssdk.core.exception.AbortedException;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A wait for time to pass. */
final class Pause<T> extends Waiting<Duration, T> {

    private final Duration duration;
    private final boolean again;
    private final Continuation<Duration, T> next;

    /**
     * A wait.
     *
     * @param again whether something is sent again after it
     */
    Pause(Duration duration, boolean again, Continuation<Duration, T> next) {
        this.duration = duration;
        this.again = again;
        this.next = next;
    }

    @Override
    Duration await(DynamoDbClient client, Run run) {
        run.pausing(duration, again);
        try {
            boolean released = new CountDownLatch(1).await(duration.toNanos(), TimeUnit.NANOSECONDS);
            assert !released : "nobody counts down";
        } catch (InterruptedException interrupt) {
            // As the SDK does when it is interrupted between two attempts.
            Thread.currentThread().interrupt();
            throw AbortedException.create("Interrupted while waiting to send a request again.", interrupt);
        }
        return duration;
    }

    /** On a timer of the platform, which goes on in the common pool; no thread waits. */
    @Override
    CompletableFuture<Duration> start(DynamoDbAsyncClient client, Run run) {
        run.pausing(duration, again);
        CompletableFuture<Duration> over = new CompletableFuture<>();
        CompletableFuture.delayedExecutor(duration.toNanos(), TimeUnit.NANOSECONDS)
                .execute(new End(over, duration));
        return over;
    }

    @Override
    Step<T> happened(Duration passed) {
        return next.answered(passed);
    }

    @Override
    Step<T> failed(RuntimeException failure) {
        return next.failed(failure);
    }

    private static final class End implements Runnable {

        private final CompletableFuture<Duration> over;
        private final Duration duration;

        private End(CompletableFuture<Duration> over, Duration duration) {
            this.over = over;
            this.duration = duration;
        }

        @Override
        public void run() {
            over.complete(duration);
        }
    }
}
