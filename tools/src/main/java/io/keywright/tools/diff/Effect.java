package io.keywright.tools.diff;

/** What a change asks of those who carry it out; the later, the more. */
public enum Effect {
    /** Nothing: stored items, older programs and newer ones go on as before. */
    SAFE,

    /**
     * Care while programs of both models run: the newer one reads all that is stored, but the older one cannot read, or
     * does not find, all that the newer one writes.
     */
    ROLLOUT,

    /** Stored items to be written again, by {@code doctor --repair}; until then something is not found. */
    BACKFILL,

    /** A decision: the newer program cannot read, or does not find, what is stored, and no repair can know the answer. */
    BREAKING
}
