package io.keywright.annotation;

/**
 * What becomes of a {@link Unique} value when DynamoDB deletes its owner, whose time to live is over: it does so outside
 * of any transaction and knows nothing of the guard.
 */
public enum OnExpiry {
    /** Nothing is said; for entities whose items do not expire. */
    UNSAID,
    /** The guard expires at the same time, and the value can be taken again. */
    RELEASE,
    /** The guard stays, and the value is never taken again. */
    KEEP
}
