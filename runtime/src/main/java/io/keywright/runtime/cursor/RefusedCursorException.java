package io.keywright.runtime.cursor;

import io.keywright.runtime.error.CursorProblem;

/** A codec's word that a cursor is not one of its own; the query makes an {@code InvalidCursorException} of it. */
public final class RefusedCursorException extends Exception {

    private static final long serialVersionUID = 1;

    private final CursorProblem problem;

    /** With what is wrong, most often {@link CursorProblem#ALTERED} or {@link CursorProblem#UNKNOWN_KEY}. */
    public RefusedCursorException(CursorProblem problem) {
        super("The cursor is refused.");
        this.problem = problem;
    }

    /** What is wrong. */
    public CursorProblem problem() {
        return problem;
    }
}
