package io.keywright.runtime.execution;

/**
 * What follows a whole course of steps.
 *
 * @param <S> what the course gave
 * @param <T> what the operation gives in the end
 */
public interface Following<S, T> {

    /** The step after the course. */
    Step<T> after(S outcome);
}
