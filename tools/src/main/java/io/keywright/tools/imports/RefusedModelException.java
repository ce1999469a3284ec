package io.keywright.tools.imports;

/** A model that cannot be imported; the message says where and why. */
public final class RefusedModelException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    RefusedModelException(String message) {
        super(message);
    }
}
