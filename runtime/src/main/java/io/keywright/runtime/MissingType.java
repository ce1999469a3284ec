package io.keywright.runtime;

/** What happens when an item that is read does not carry its type. */
public enum MissingType {
    /** {@link io.keywright.runtime.error.MissingTypeException} names its key. */
    FAIL,
    /** It is treated as if it were not there. */
    SKIP
}
