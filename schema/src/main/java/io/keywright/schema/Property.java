package io.keywright.schema;

/**
 * A stored property.
 *
 * @param name as Java code calls it
 * @param attribute as it is stored
 * @param type its type; for an {@code Optional} the type inside
 * @param presence whether it can be absent, and how Java says so
 * @param accessor how it is read
 */
public record Property(String name, String attribute, PropertyType type, Presence presence, Accessor accessor) {

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
