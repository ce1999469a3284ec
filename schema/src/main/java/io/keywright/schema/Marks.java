package io.keywright.schema;

import org.jspecify.annotations.Nullable;

/**
 * What is promised of a property beyond its being stored.
 *
 * @param version whether it counts the writes of its item
 * @param immutable whether it never changes once it is stored
 * @param timeToLive whether it says when DynamoDB may delete the item
 * @param unique how no two items have the same value of it; null where they may
 */
public record Marks(
        boolean version,
        boolean immutable,
        boolean timeToLive,
        @Nullable Unique unique) {

    /** Nothing is promised. */
    public static final Marks NONE = new Marks(false, false, false, null);
}
