package io.keywright.tools.export;

/** A stored value that is not what the model says; its item is kept aside. */
final class UnfitValueException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    UnfitValueException(String message) {
        super(message);
    }
}
