package io.keywright.schema;

import java.util.List;
import org.jspecify.annotations.Nullable;

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
        KeyTexts partition = KeyTexts.of(table, entity, place.pk());
        KeyTexts range = range(table, entity, place);
        // The automata of all others are not built for nothing: with 200 entities that took a tenth of a compilation.
        return table.entities().stream()
                .filter(other -> !other.javaType().equals(entity.javaType()))
                .filter(other -> Place.of(other, place.index(), place.local())
                        .filter(there -> canMeet(place.pk(), there.pk()) && canMeet(place.sk(), there.sk()))
                        .filter(there -> isIn(table, other, there, partition, range))
                        .isPresent())
                .toList();
    }

    /** Whether the literals at their beginnings leave it open. */
    private static boolean canMeet(@Nullable KeyTemplate template, @Nullable KeyTemplate other) {
        return template == null
                || other == null
                || !template.faults().isEmpty()
                || !other.faults().isEmpty()
                || KeyTexts.canMeet(template.leadingLiteral(), other.leadingLiteral());
    }

    /** The sort keys that a query reads before any condition is set on it. */
    private static KeyTexts range(Table table, Entity entity, Place place) {
        KeyTemplate sk = place.sk();
        if (sk == null) {
            return KeyTexts.startingWith("");
        }
        return sk.placeholders().isEmpty()
                ? KeyTexts.of(table, entity, sk)
                : KeyTexts.startingWith(sk.leadingLiteral());
    }

    private static boolean isIn(Table table, Entity entity, Place place, KeyTexts partition, KeyTexts range) {
        KeyTemplate sk = place.sk();
        return KeyTexts.of(table, entity, place.pk()).meet(partition)
                && (sk == null || KeyTexts.of(table, entity, sk).meet(range));
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
        List<KeyTexts> partitions = collection.members().stream()
                .flatMap(member -> table.entity(member).stream())
                .flatMap(
                        member -> Place.of(member, collection.index(), false)
                                .map(place -> KeyTexts.of(table, member, place.pk()))
                                .stream())
                .toList();
        return table.entities().stream()
                .filter(other -> !collection.members().contains(other.javaType()))
                .filter(other -> Place.of(other, collection.index(), false)
                        .map(place -> KeyTexts.of(table, other, place.pk()))
                        .filter(texts -> partitions.stream().anyMatch(texts::meet))
                        .isPresent())
                .toList();
    }

    /** Whether the collection's query reads items of entities that are no members. */
    public static boolean readsOthers(Table table, Collection collection) {
        return !others(table, collection).isEmpty();
    }
}
