package io.keywright.runtime.error;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Other transactions or writes were at the same items, or DynamoDB was busy, each time a transaction was tried. None of its
 * actions has been carried out; it can be tried again.
 */
public final class TransactionConflictedException extends TransactionCancelledException {

    private static final long serialVersionUID = 1;

    private final int attempts;

    /**
     * With the actions that were in conflict at the last attempt.
     *
     * @param attempts how often it was tried
     */
    public TransactionConflictedException(int attempts, List<CancelledAction> actions, @Nullable Throwable cause) {
        super("The transaction met conflicts in all of its " + attempts + " attempts.", actions, cause);
        this.attempts = attempts;
    }

    /** How often it was tried. */
    public int attempts() {
        return attempts;
    }
}
