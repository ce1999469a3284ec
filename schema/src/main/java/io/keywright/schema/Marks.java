package io.keywright.schema;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is promised of a property beyond its being stored.
 *
 * @param kinds the promises that have nothing more to say
 * @param unique how no two items have the same value of it; null where they may
 */
public record Marks(Set<Kind> kinds, @Nullable Unique unique) {

    /** Nothing is promised. */
    public static final Marks NONE = new Marks(Set.of(), null);

    public Marks {
        Set<Kind> copy = EnumSet.noneOf(Kind.class);
        copy.addAll(kinds);
        kinds = Collections.unmodifiableSet(copy);
    }

    /** Promises that have nothing more to say. */
    public enum Kind {
        /** It counts the writes of its item. */
        VERSION("version"),
        /** It never changes once it is stored. */
        IMMUTABLE("immutable"),
        /** It says when DynamoDB may delete the item. */
        TIME_TO_LIVE("timeToLive"),
        /** It says when the item was first written. */
        CREATED_AT("createdAt"),
        /** It says when the item was last written. */
        UPDATED_AT("updatedAt");

        private final String text;

        Kind(String text) {
            this.text = text;
        }

        /** As a model's text calls it. */
        String text() {
            return text;
        }
    }

    /** Whether this is promised. */
    public boolean has(Kind kind) {
        return kinds.contains(kind);
    }

    /** Whether it counts the writes of its item. */
    public boolean version() {
        return has(Kind.VERSION);
    }

    /** Whether it never changes once it is stored. */
    public boolean immutable() {
        return has(Kind.IMMUTABLE);
    }

    /** Whether it says when DynamoDB may delete the item. */
    public boolean timeToLive() {
        return has(Kind.TIME_TO_LIVE);
    }

    /** Whether it says when the item was first written. */
    public boolean createdAt() {
        return has(Kind.CREATED_AT);
    }

    /** Whether it says when the item was last written. */
    public boolean updatedAt() {
        return has(Kind.UPDATED_AT);
    }

    /** Whether writes give it its value, whatever the object holds. */
    public boolean writtenByItself() {
        return version() || createdAt() || updatedAt();
    }

    /** The same, and this. */
    public Marks with(Kind kind) {
        Set<Kind> more = EnumSet.of(kind);
        more.addAll(kinds);
        return new Marks(more, unique);
    }

    /** The same, and unique. */
    public Marks with(Unique how) {
        return new Marks(kinds, how);
    }
}
