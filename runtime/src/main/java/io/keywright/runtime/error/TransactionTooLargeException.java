package io.keywright.runtime.error;

import org.jspecify.annotations.Nullable;

/**
 * A transaction has more actions, or larger ones, than DynamoDB takes together. Nothing has been sent, or DynamoDB has refused
 * it: what updates make of their items is weighed there only.
 */
public final class TransactionTooLargeException extends KeywrightException {

    private static final long serialVersionUID = 1;

    private final int actions;
    private final long bytes;

    /**
     * With its size.
     *
     * @param bytes at least what its items have; 0 if they have not been weighed
     */
    public TransactionTooLargeException(int actions, long bytes) {
        this(
                bytes == 0
                        ? "A transaction of " + actions + " actions cannot be sent: DynamoDB takes at most 100."
                        : "A transaction of " + actions + " actions and at least " + bytes
                                + " bytes cannot be sent: DynamoDB takes at most 100 actions and 4 MB (4,194,304 bytes).",
                actions,
                bytes,
                null);
    }

    private TransactionTooLargeException(String message, int actions, long bytes, @Nullable Throwable cause) {
        super(message, cause);
        this.actions = actions;
        this.bytes = bytes;
    }

    /** A transaction that DynamoDB refused for its bytes. */
    public static TransactionTooLargeException refused(int actions, Throwable cause) {
        return new TransactionTooLargeException(
                "DynamoDB refused a transaction of " + actions + " actions: it takes at most 4 MB (4,194,304 bytes).",
                actions,
                0,
                cause);
    }

    /** How many actions it has. */
    public int actions() {
        return actions;
    }

    /** At least how many bytes its items have; 0 if they have not been weighed. */
    public long bytes() {
        return bytes;
    }
}
