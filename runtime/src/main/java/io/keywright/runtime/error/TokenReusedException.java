package io.keywright.runtime.error;

/**
 * Under a transaction's token another one was sent within the last ten minutes. Nothing has been done this time. Where the
 * caller sends a transaction again that it may have sent before a crash, this most often means that it was carried out then,
 * with other times of the clock, versions or guards than it has now; what is stored tells.
 */
public final class TokenReusedException extends KeywrightException {

    private static final long serialVersionUID = 1;

    /** With DynamoDB's refusal. */
    public TokenReusedException(Throwable cause) {
        super(
                "Under the token of this transaction another one was sent within ten minutes. If it was to be the same:"
                        + " times of the clock, versions and guards of unique values are not. Read what is stored, and use"
                        + " another token for what is still to be done.",
                cause);
    }
}
