package io.keywright.runtime.transaction;

import io.keywright.runtime.error.CancelledAction;
import io.keywright.runtime.error.TransactionCancelledException;
import io.keywright.runtime.execution.Settings;
import io.keywright.runtime.execution.Step;
import io.keywright.runtime.operation.Write;
import java.time.Duration;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** A single write that is a transaction: one with guards, or one from one key to another. */
public final class GuardedWrite {

    private GuardedWrite() {}

    /** The first step. */
    public static <R> Step<R> begin(Write write, Settings settings, Outcome<R> outcome) {
        return new TransactionCourse<>(new TransactionPlan(List.of(write), null), settings, outcome).begin();
    }

    /**
     * The first step of one among many writes of an operation.
     *
     * @param patience how long it may meet conflicts; whatever the operation's deadline
     */
    public static <R> Step<R> begin(Write write, Settings settings, Duration patience, Outcome<R> outcome) {
        return new TransactionCourse<>(new TransactionPlan(List.of(write), null), settings, outcome)
                .within(patience)
                .begin();
    }

    /**
     * The request, under a token of its own.
     *
     * @throws IllegalStateException if an item has to be read first
     */
    public static TransactWriteItemsRequest request(Write write, Settings settings) {
        TransactionPlan plan = new TransactionPlan(List.of(write), null);
        plan.requireRead();
        return TransactionCourse.request(plan, settings);
    }

    /** What the write would have failed with had it been a single one: first of all what is said of its own item. */
    public static RuntimeException meaning(TransactionCancelledException cancelled) {
        for (CancelledAction action : cancelled.actions()) {
            RuntimeException reason = action.reason().orElse(null);
            if (reason != null) {
                return reason;
            }
        }
        return cancelled;
    }
}
