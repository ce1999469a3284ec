package io.keywright.runtime.execution;

/**
 * What follows a request.
 *
 * @param <R> the response
 * @param <T> what the operation gives in the end
 */
public interface Continuation<R, T> {

    /** The step after the response; what it throws fails the operation. */
    Step<T> answered(R response);

    /**
     * The step after a failure, which is the SDK's own exception. Unless overridden, the operation fails with it.
     *
     * @param failure what the client threw
     */
    default Step<T> failed(RuntimeException failure) {
        throw failure;
    }
}
