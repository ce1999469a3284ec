package io.keywright.runtime.error;

/**
 * A cursor is malformed, or belongs to another query: another index, partition, condition or direction. Nothing has
 * been sent.
 */
public final class InvalidCursorException extends KeywrightException {

    private static final long serialVersionUID = 1;

    private final String cursor;

    /** With the refused cursor, which the message does not show. */
    public InvalidCursorException(String cursor) {
        super("The cursor does not belong to this query, or has been changed.", null);
        this.cursor = cursor;
    }

    /** The refused cursor. */
    public String cursor() {
        return cursor;
    }
}
