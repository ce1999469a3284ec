package io.keywright.runtime.transaction;

import io.keywright.runtime.error.TransactionCancelledException;
import io.keywright.runtime.execution.Step;
import io.keywright.runtime.operation.WriteAction;
import java.util.List;

/**
 * What an operation makes of a transaction that is over.
 *
 * @param <R> what the operation gives
 */
public interface Outcome<R> {

    /** The step after it has been carried out. */
    Step<R> committed(List<WriteAction<?>> actions);

    /** What it means that it was cancelled. */
    RuntimeException refused(TransactionCancelledException cancelled);
}
