package io.keywright.runtime.error;

/**
 * A cursor is malformed, has been changed, or belongs to another query: another table, index, partition, number of
 * shards, condition, filter or direction. Nothing has been sent. To a web client it is a bad request.
 */
public final class InvalidCursorException extends KeywrightException {

    private static final long serialVersionUID = 1;

    private final String cursor;
    private final CursorProblem problem;

    /** With the refused cursor, which the message does not show, and what is wrong with it. */
    public InvalidCursorException(String cursor, CursorProblem problem) {
        super("The cursor " + problem.clause() + ".", null);
        this.cursor = cursor;
        this.problem = problem;
    }

    /** The refused cursor. */
    public String cursor() {
        return cursor;
    }

    /** What is wrong with it. */
    public CursorProblem problem() {
        return problem;
    }
}
