package io.keywright.runtime.key;

/** A format's refusal of a value; the component that asked adds the names. */
final class RefusedValueException extends Exception {

    private static final long serialVersionUID = 1;

    private final String reason;

    /** With a clause that starts with its verb and holds no value. */
    RefusedValueException(String reason) {
        super(reason, null, false, false);
        this.reason = reason;
    }

    /** With what the value's own converter threw. */
    RefusedValueException(String reason, Throwable cause) {
        super(reason, cause, false, false);
        this.reason = reason;
    }

    String reason() {
        return reason;
    }
}
