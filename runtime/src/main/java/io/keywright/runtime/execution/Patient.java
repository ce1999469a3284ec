package io.keywright.runtime.execution;

import java.time.Duration;

/**
 * A request that is sent again while it fails for reasons that pass, until it has done so for too long.
 *
 * @param <R> the response
 * @param <T> what the operation gives in the end
 */
public final class Patient<R, T> implements Continuation<R, T> {

    private final Call<R> call;
    private final Duration patience;
    private final Continuation<R, T> next;
    private int failures;
    private long failing;

    private Patient(Call<R> call, Duration patience, Continuation<R, T> next) {
        this.call = call;
        this.patience = patience;
        this.next = next;
    }

    /**
     * Send a request that does no harm when it is sent twice, and go on with its response.
     *
     * @param patience how long it may fail in a row
     */
    public static <R, T> Step<T> send(Call<R> call, Duration patience, Continuation<R, T> next) {
        return Step.send(call, new Patient<>(call, patience, next));
    }

    @Override
    public Step<T> answered(R response) {
        return next.answered(response);
    }

    @Override
    public Step<T> failed(RuntimeException failure) {
        long now = System.nanoTime();
        failing = failures == 0 ? now : failing;
        failures++;
        if (!Passing.test(failure) || now - failing >= patience.toNanos()) {
            return next.failed(failure);
        }
        return Step.pause(Backoff.after(failures), new Again());
    }

    private final class Again implements Continuation<Duration, T> {
        @Override
        public Step<T> answered(Duration passed) {
            return Step.send(call, Patient.this);
        }
    }
}
