package io.keywright.schema;

import org.jspecify.annotations.Nullable;

/**
 * What a property has to do with other entities, and how much of them it may hold.
 *
 * @param copy the property of which it is a copy; null where it is none
 * @param maxSize how many elements it may hold; null where nothing is said of it
 */
public record Relation(@Nullable Copy copy, @Nullable Integer maxSize) {

    /** It has nothing to do with others, and no limit of its own. */
    public static final Relation NONE = new Relation(null, null);

    /**
     * A property of another entity whose value is kept here too.
     *
     * @param source the entity
     * @param property the name of its property
     */
    public record Copy(QualifiedName source, String property) {}
}
