package io.keywright.runtime.execution;

/** The end. */
final class Done<T> extends Step<T> {

    private final T value;

    Done(T value) {
        this.value = value;
    }

    T value() {
        return value;
    }
}
