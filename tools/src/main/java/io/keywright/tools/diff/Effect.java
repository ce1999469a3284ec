package io.keywright.tools.diff;

/** What a change asks of those who carry it out; the later, the more. */
public enum Effect {
    /** Nothing: stored items, older programs and newer ones go on as before. */
    SAFE(0),

    /**
     * Care while programs of both models run: the newer one reads all that is stored, but the older one cannot read, or
     * does not find, all that the newer one writes.
     */
    ROLLOUT(10),

    /** Stored items to be written again, by {@code doctor --repair}; until then something is not found. */
    BACKFILL(11),

    /** A decision: the newer program cannot read, or does not find, what is stored, and no repair can know the answer. */
    BREAKING(12);

    private final int exitCode;

    Effect(int exitCode) {
        this.exitCode = exitCode;
    }

    /** What the command ends with where this is the gravest of the changes. */
    public int exitCode() {
        return exitCode;
    }
}
