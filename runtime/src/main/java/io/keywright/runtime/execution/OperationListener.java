package io.keywright.runtime.execution;

import org.jspecify.annotations.Nullable;

/**
 * Hears of every operation at a table, for metrics and traces. Called by many threads. What it throws goes to the thread's
 * handler of uncaught exceptions, and not to the operation.
 */
public interface OperationListener {

    /**
     * An operation begins. Each page of a stream or publisher is one.
     *
     * @param operation what it is called
     * @param tableName the physical name
     * @return who hears of its end; null for nobody
     */
    @Nullable
    Observation begun(OperationName operation, String tableName);

    /** One operation under way. */
    interface Observation {

        /** It has ended, perhaps on another thread than it began. */
        void ended(OperationReport report);
    }
}
