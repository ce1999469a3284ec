package io.keywright.schema;

import org.jspecify.annotations.Nullable;

/**
 * What a property has to do with other entities, and how much of them it may hold.
 *
 * @param copy the property of which it is a copy; null where it is none
 * @param ref the entity that it names; null where it names none
 * @param maxSize how many elements it may hold; null where nothing is said of it
 */
public record Relation(
        @Nullable Copy copy, @Nullable Ref ref, @Nullable Integer maxSize) {

    /** It has nothing to do with others, and no limit of its own. */
    public static final Relation NONE = new Relation(null, null, null);

    /**
     * A property of another entity whose value is kept here too.
     *
     * @param source the entity
     * @param property the name of its property
     * @param refresh whether the copy may be older than its source, and is compared with it when it counts
     */
    public record Copy(QualifiedName source, String property, boolean refresh) {}

    /**
     * An entity that is named by a part of its primary key.
     *
     * @param target the entity
     * @param property the component of its primary key; empty if that was not said
     */
    public record Ref(QualifiedName target, String property) {}
}
