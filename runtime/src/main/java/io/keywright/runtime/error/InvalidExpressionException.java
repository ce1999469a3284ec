package io.keywright.runtime.error;

import org.jspecify.annotations.Nullable;

/**
 * A condition, filter, projection or update is one that DynamoDB would refuse: too large, too deeply nested, with bounds
 * in the wrong order, or with a value that cannot be stored. Nothing has been sent.
 */
public final class InvalidExpressionException extends KeywrightException {

    private static final long serialVersionUID = 1;

    /** With a message that holds no value. */
    public InvalidExpressionException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
