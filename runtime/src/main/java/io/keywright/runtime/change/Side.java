package io.keywright.runtime.change;

/** The two items of a change. */
enum Side {
    OLD("was before the change"),
    NEW("is since the change");

    private final String clause;

    Side(String clause) {
        this.clause = clause;
    }

    String clause() {
        return clause;
    }
}
