package io.keywright.schema;

/**
 * A stored property.
 *
 * @param name as Java code calls it
 * @param attribute as it is stored
 * @param type its type; for an {@code Optional} the type inside
 * @param presence whether it can be absent, and how Java says so
 * @param accessor how it is read
 * @param marks what is promised of it
 */
public record Property(
        String name, String attribute, PropertyType type, Presence presence, Accessor accessor, Marks marks) {

    /** A property of which nothing is promised. */
    public Property(String name, String attribute, PropertyType type, Presence presence, Accessor accessor) {
        this(name, attribute, type, presence, accessor, Marks.NONE);
    }

    /** The same under another stored name. */
    public Property storedAs(String other) {
        return new Property(name, other, type, presence, accessor, marks);
    }

    /** Whether an item may lack it. */
    public boolean optional() {
        return presence != Presence.REQUIRED;
    }

    /** Whether a property can be absent. */
    public enum Presence {
        /** Never null. */
        REQUIRED,
        /** Null when absent. */
        NULLABLE,
        /** An empty {@code java.util.Optional} when absent. */
        OPTIONAL
    }

    /**
     * How a property is read.
     *
     * @param member the name of the method or field
     * @param kind which of them
     */
    public record Accessor(String member, Kind kind) {
        /** Methods and fields. */
        public enum Kind {
            /** A method without parameters. */
            METHOD,
            /** A field. */
            FIELD
        }
    }
}
