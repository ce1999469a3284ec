package io.keywright.runtime.error;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** An operation did not come to its end within the time that it was given. What was sent may have been carried out. */
public final class DeadlineException extends KeywrightException {

    private static final long serialVersionUID = 1;

    private final String operation;
    private final Duration within;

    /** With the operation's name and its time. */
    public DeadlineException(String operation, Duration within, @Nullable Throwable cause) {
        super(operation + " did not end within " + within + ".", cause);
        this.operation = operation;
        this.within = within;
    }

    /** What was to be done: {@code Order.create}. */
    public String operation() {
        return operation;
    }

    /** The time it was given. */
    public Duration within() {
        return within;
    }
}
