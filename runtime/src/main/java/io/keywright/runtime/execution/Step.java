package io.keywright.runtime.execution;

import java.time.Duration;
import java.util.List;

/**
 * Where an operation stands: done with a value, or waiting for a response or for time to pass, with what comes then. An
 * operation is written once as such steps; {@link Execution} takes them, on a blocking client or on an asynchronous one.
 *
 * @param <T> what the operation gives in the end
 */
public abstract class Step<T> {

    Step() {}

    /** The operation is over. */
    public static <T> Step<T> done(T value) {
        return new Done<>(value);
    }

    /** Send a request and go on with its response. */
    public static <R, T> Step<T> send(Call<R> call, Continuation<R, T> next) {
        return new Send<>(call, next);
    }

    /**
     * Send several requests, at once where the client can, and go on with their responses in the order of the requests.
     * If one fails the others are given up.
     */
    public static <R, T> Step<T> sendAll(List<Call<R>> calls, Continuation<List<R>, T> next) {
        return new SendAll<>(calls, next);
    }

    /**
     * Send several requests at once, on a blocking client, too, where each has a thread, and go on with what each came to, in
     * the order of the requests.
     *
     * @param calls at least one
     */
    public static <R, T> Step<T> sendEach(List<Call<R>> calls, Continuation<List<Reply<R>>, T> next) {
        return new SendEach<>(calls, next);
    }

    /** A whole course of steps, and what follows it. */
    public static <S, T> Step<T> then(Step<S> step, Following<S, T> next) {
        if (step instanceof Waiting<?, S> waiting) {
            return followed(waiting, next);
        }
        return next.after(((Done<S>) step).value());
    }

    private static <X, S, T> Step<T> followed(Waiting<X, S> waiting, Following<S, T> next) {
        return new Followed<>(waiting, next);
    }

    /**
     * Let some time pass and go on; it fails at once with {@link io.keywright.runtime.error.DeadlineException} if the
     * operation's deadline comes before.
     */
    public static <T> Step<T> pause(Duration duration, Continuation<Duration, T> next) {
        return new Pause<>(duration, true, next);
    }

    /** As {@link #pause}, but to leave others something, and not since something has to be sent again. */
    public static <T> Step<T> rest(Duration duration, Continuation<Duration, T> next) {
        return new Pause<>(duration, false, next);
    }
}
