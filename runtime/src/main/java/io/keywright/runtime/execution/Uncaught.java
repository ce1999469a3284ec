package io.keywright.runtime.execution;

/**
 * Where goes what a listener or subscriber throws: what it was told of has been carried out, must not look failed for that,
 * and the failure must not go unnoticed.
 */
public final class Uncaught {

    private Uncaught() {}

    /** Tells the handler of uncaught exceptions of this thread. */
    public static void tell(Throwable thrown) {
        Thread thread = Thread.currentThread();
        try {
            thread.getUncaughtExceptionHandler().uncaughtException(thread, thrown);
        } catch (Throwable ignored) {
            // As the platform does when a handler fails.
        }
    }
}
