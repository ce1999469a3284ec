package io.keywright.runtime.execution;

/**
 * Something that can be begun, and is then carried out step by step.
 *
 * @param <T> what it gives in the end
 */
public interface Course<T> {

    /** The first step; what it throws fails the operation before anything is sent. */
    Step<T> begin();
}
