package io.keywright.runtime.error;

/** A transaction has more actions, or larger ones, than DynamoDB takes together. Nothing has been sent. */
public final class TransactionTooLargeException extends KeywrightException {

    private static final long serialVersionUID = 1;

    private final int actions;
    private final long bytes;

    /**
     * With its size.
     *
     * @param bytes at least what its items have
     */
    public TransactionTooLargeException(int actions, long bytes) {
        super(
                "A transaction of " + actions + " actions and at least " + bytes
                        + " bytes cannot be sent: DynamoDB takes at most 100 actions and 4 MB (4,194,304 bytes).",
                null);
        this.actions = actions;
        this.bytes = bytes;
    }

    /** How many actions it has. */
    public int actions() {
        return actions;
    }

    /** At least how many bytes its items have. */
    public long bytes() {
        return bytes;
    }
}
