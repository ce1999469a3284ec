package io.keywright.annotation;

/** Which attributes of an item an index holds. */
public enum Projected {
    /** All of them. */
    ALL,
    /** The keys and the type attribute. */
    KEYS_ONLY,
    /** The keys, the type attribute and the properties that {@link Index#include} names. */
    INCLUDE
}
