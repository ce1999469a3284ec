package io.keywright.runtime.execution;

import org.jspecify.annotations.Nullable;

/**
 * What one of several requests came to: a response, or the failure that took its place.
 *
 * @param <R> the response
 */
public final class Reply<R> {

    private final @Nullable R response;
    private final @Nullable RuntimeException failure;

    private Reply(@Nullable R response, @Nullable RuntimeException failure) {
        this.response = response;
        this.failure = failure;
    }

    static <R> Reply<R> of(R response) {
        return new Reply<>(response, null);
    }

    static <R> Reply<R> of(RuntimeException failure) {
        return new Reply<>(null, failure);
    }

    /** The response; null if the request failed. */
    public @Nullable R response() {
        return response;
    }

    /** Why the request failed; null if it did not. */
    public @Nullable RuntimeException failure() {
        return failure;
    }
}
