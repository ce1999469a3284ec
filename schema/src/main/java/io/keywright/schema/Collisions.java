package io.keywright.schema;

import io.keywright.schema.Resolution.Found;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Entities of one table whose primary keys can be equal. Values are taken as free of each other, also where a property
 * stands in both keys, except where both keys are one template; so an answer of no is certain and one of yes nearly so.
 */
public final class Collisions {

    private Collisions() {}

    /**
     * A key that two entities can have.
     *
     * @param first the entity that is declared first
     * @param second the other
     * @param partition a partition key of both
     * @param sort a sort key of both; null for a table without one
     */
    public record Collision(
            Entity first,
            Entity second,
            String partition,
            @Nullable String sort) {

        /** The key as messages show it: {@code partition / sort}. */
        public String key() {
            return sort == null ? partition : partition + " / " + sort;
        }
    }

    /**
     * For each entity the first one before it that it collides with, in the order of the declarations. Entities with a
     * broken template are left out: their keys are not known.
     */
    public static List<Collision> of(Table table) {
        List<Collision> collisions = new ArrayList<>();
        List<Keys> before = new ArrayList<>();
        for (Entity entity : table.entities()) {
            if (isSound(table, entity)) {
                Keys keys = Keys.of(table, entity);
                before.stream()
                        .flatMap(earlier -> collision(earlier, keys).stream())
                        .findFirst()
                        .ifPresent(collisions::add);
                before.add(keys);
            }
        }
        return collisions;
    }

    private static boolean isSound(Table table, Entity entity) {
        KeyTemplate sk = entity.key().sk();
        return Stream.of(Optional.of(entity.key().pk()), Optional.ofNullable(sk))
                .flatMap(Optional::stream)
                .allMatch(template -> template.faults().isEmpty()
                        && !template.segments().isEmpty()
                        && template.placeholders().stream()
                                .allMatch(
                                        placeholder -> Resolver.resolve(table, entity, placeholder) instanceof Found));
    }

    private static Optional<Collision> collision(Keys first, Keys second) {
        if (first.sorted() != second.sorted()) {
            // That is a fault of its own, and leaves open what the keys will be.
            return Optional.empty();
        }
        KeyTexts partition = first.partition().and(second.partition());
        KeyTexts sort = first.sort().and(second.sort());
        if (first.same() || second.same()) {
            partition = partition.and(sort);
            sort = partition;
        }
        Optional<String> pk = partition.example();
        Optional<String> sk = sort.example();
        boolean sorted =
                first.entity().key().sk() != null && second.entity().key().sk() != null;
        return pk.isPresent() && sk.isPresent()
                ? Optional.of(new Collision(first.entity(), second.entity(), pk.get(), sorted ? sk.get() : null))
                : Optional.empty();
    }

    /**
     * What an entity's keys can be.
     *
     * @param same whether both keys always are one text
     */
    private record Keys(Entity entity, KeyTexts partition, KeyTexts sort, boolean same) {

        boolean sorted() {
            return entity.key().sk() != null;
        }

        static Keys of(Table table, Entity entity) {
            KeyTemplate pk = entity.key().pk();
            KeyTemplate sk = entity.key().sk();
            return new Keys(
                    entity,
                    KeyTexts.of(table, entity, pk),
                    sk == null ? KeyTexts.startingWith("") : KeyTexts.of(table, entity, sk),
                    sk != null && sk.text().equals(pk.text()));
        }
    }
}
