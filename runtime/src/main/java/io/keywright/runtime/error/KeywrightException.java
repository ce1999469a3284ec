package io.keywright.runtime.error;

import org.jspecify.annotations.Nullable;

/**
 * What Keywright itself reports. Errors of DynamoDB and of the way to it that say nothing about an entity stay the
 * SDK's own exceptions.
 *
 * <p>Messages name entities, properties and paths, and never a stored value; accessors carry the rest.
 */
public abstract class KeywrightException extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** With a message and, if there is one, the cause. */
    protected KeywrightException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
