package io.keywright.runtime.error;

/** Why a cursor is refused. What to do is the same in all cases: begin at the beginning. */
public enum CursorProblem {
    /** It is no cursor: empty, cut short, too long, of other characters, or not what any query would give out. */
    MALFORMED("is malformed"),
    /** It was given out by a version of Keywright whose cursors this one does not read. */
    UNKNOWN_VERSION("is of another version"),
    /** It is not as it was given out. */
    ALTERED("has been changed"),
    /** Another query gave it: of another table, index, partition, number of shards, condition, filter or direction. */
    FOREIGN("belongs to another query"),
    /** It is neither signed nor encrypted, and the table's options demand that. */
    UNPROTECTED("is not protected as the table's options demand"),
    /** It is signed or encrypted with a key that the table's options do not have. */
    UNKNOWN_KEY("is protected with a key that the table's options do not have"),
    /** It begins behind a key that the query cannot find. */
    OUT_OF_RANGE("points outside of the query's range");

    private final String clause;

    CursorProblem(String clause) {
        this.clause = clause;
    }

    String clause() {
        return clause;
    }
}
