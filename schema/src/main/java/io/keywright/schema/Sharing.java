package io.keywright.schema;

import java.util.List;
import java.util.Optional;

/**
 * Which queries can meet items of entities that they are not for. Such a query needs a filter on the type; the others
 * do without it. Where it is not certain that the templates keep two entities apart, the answer is that they meet.
 */
public final class Sharing {

    private Sharing() {}

    /**
     * The other entities whose items lie in the range that a query reads: its partition, and in there what begins as
     * the entity's sort keys do.
     *
     * @param queryName the name of the primary key's query, or of an index's
     * @throws IllegalArgumentException if the entity has no query of this name
     */
    public static List<Entity> others(Table table, Entity entity, String queryName) {
        Place place = Place.ofQuery(entity, queryName)
                .orElseThrow(() -> new IllegalArgumentException(entity.name() + " has no query " + queryName));
        return table.entities().stream()
                .filter(other -> !other.javaType().equals(entity.javaType()))
                .filter(other -> reads(place, Place.of(other, place.index(), place.local())))
                .toList();
    }

    private static boolean reads(Place place, Optional<Place> other) {
        return other.isPresent() && place.reads(other.get());
    }

    /**
     * Whether the query reads items of other entities.
     *
     * @throws IllegalArgumentException if the entity has no query of this name
     */
    public static boolean readsOthers(Table table, Entity entity, String queryName) {
        return !others(table, entity, queryName).isEmpty();
    }

    /** The entities that are no members of a collection, and whose items lie in its partition all the same. */
    public static List<Entity> others(Table table, Collection collection) {
        List<Place> places = collection.members().stream()
                .flatMap(member -> table.entity(member).stream())
                .flatMap(member -> Place.of(member, collection.index(), false).stream())
                .toList();
        return table.entities().stream()
                .filter(other -> !collection.members().contains(other.javaType()))
                .filter(other -> sharesPartition(places, Place.of(other, collection.index(), false)))
                .toList();
    }

    private static boolean sharesPartition(List<Place> places, Optional<Place> other) {
        return other.isPresent() && places.stream().anyMatch(place -> place.sharesPartition(other.get()));
    }

    /** Whether the collection's query reads items of entities that are no members. */
    public static boolean readsOthers(Table table, Collection collection) {
        return !others(table, collection).isEmpty();
    }
}
