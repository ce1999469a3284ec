package io.keywright.schema;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A stored property.
 *
 * @param name as Java code calls it
 * @param attribute as it is stored
 * @param type its type; for an {@code Optional} the type inside
 * @param presence whether it can be absent, and how Java says so
 * @param accessor how it is read
 * @param marks what is promised of it
 * @param evolution what it has to do with older items
 * @param relation what it has to do with other entities
 */
public record Property(
        String name,
        String attribute,
        PropertyType type,
        Presence presence,
        Accessor accessor,
        Marks marks,
        Evolution evolution,
        Relation relation) {

    /** A property that has nothing to do with others. */
    public Property(
            String name,
            String attribute,
            PropertyType type,
            Presence presence,
            Accessor accessor,
            Marks marks,
            Evolution evolution) {
        this(name, attribute, type, presence, accessor, marks, evolution, Relation.NONE);
    }

    /** A property that is as it ever was. */
    public Property(
            String name, String attribute, PropertyType type, Presence presence, Accessor accessor, Marks marks) {
        this(name, attribute, type, presence, accessor, marks, Evolution.NONE);
    }

    /** A property of which nothing is promised. */
    public Property(String name, String attribute, PropertyType type, Presence presence, Accessor accessor) {
        this(name, attribute, type, presence, accessor, Marks.NONE);
    }

    /** The same under another stored name. */
    public Property storedAs(String other) {
        return new Property(name, other, type, presence, accessor, marks, evolution, relation);
    }

    /** The same with another past. */
    public Property evolved(Evolution other) {
        return new Property(name, attribute, type, presence, accessor, marks, other, relation);
    }

    /** The same with another relation. */
    public Property related(Relation other) {
        return new Property(name, attribute, type, presence, accessor, marks, evolution, other);
    }

    /** The names under which an item can have it, in the order in which they are looked for: the newest first. */
    public List<String> storedNames() {
        List<String> names = new ArrayList<>(evolution.formerly());
        names.add(attribute);
        Collections.reverse(names);
        return List.copyOf(names);
    }

    /** The name under which it was first stored, which never changes. */
    public String oldestName() {
        return evolution.formerly().isEmpty() ? attribute : evolution.formerly().get(0);
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
