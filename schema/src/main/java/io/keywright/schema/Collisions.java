package io.keywright.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Entities of one table, and guards of its unique values, whose primary keys can be equal. Values are taken as free of
 * each other, also where a property stands in both keys, except where both keys are one template; so an answer of no is
 * certain and one of yes nearly so.
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

    /** A key that the guard of a unique value can have, and something else too. */
    public sealed interface GuardCollision {

        /** The guard. */
        Guard guard();

        /** A partition key of both. */
        String partition();

        /** A sort key of both; null for a table without one. */
        @Nullable
        String sort();

        /** The key as messages show it: {@code partition / sort}. */
        default String key() {
            String sort = sort();
            return sort == null ? partition() : partition() + " / " + sort;
        }
    }

    /**
     * A key that a guard and an entity can have.
     *
     * @param guard the guard
     * @param entity the entity
     * @param partition a partition key of both
     * @param sort a sort key of both; null for a table without one
     */
    public record EntityAndGuard(
            Guard guard,
            Entity entity,
            String partition,
            @Nullable String sort) implements GuardCollision {}

    /**
     * A key that two guards can have.
     *
     * @param guard the guard that is declared later
     * @param other the guard that is declared before
     * @param partition a partition key of both
     * @param sort a sort key of both; null for a table without one
     */
    public record TwoGuards(
            Guard guard,
            Guard other,
            String partition,
            @Nullable String sort) implements GuardCollision {}

    /**
     * For each entity the first one before it that it collides with, in the order of the declarations. Entities with a
     * broken template are left out: their keys are not known.
     */
    public static List<Collision> of(Table table) {
        List<Collision> collisions = new ArrayList<>();
        List<Entity> before = new ArrayList<>();
        List<Keys> keysBefore = new ArrayList<>();
        for (Entity entity : sound(table)) {
            Keys keys = Keys.of(table, entity);
            for (int i = 0; i < before.size(); i++) {
                Optional<Key> key = keysBefore.get(i).and(keys);
                if (key.isPresent()) {
                    collisions.add(new Collision(
                            before.get(i),
                            entity,
                            key.get().partition(),
                            key.get().sort()));
                    break;
                }
            }
            before.add(entity);
            keysBefore.add(keys);
        }
        return collisions;
    }

    /**
     * For each guard every entity that can have its key, and the first guard before it that can, in the order of the
     * declarations. What is broken is left out.
     */
    public static List<GuardCollision> ofGuards(Table table) {
        List<GuardCollision> collisions = new ArrayList<>();
        List<Guard> before = new ArrayList<>();
        for (Guard guard : Guard.of(table)) {
            if (!isSound(table, guard)) {
                continue;
            }
            Keys keys = Keys.of(table, guard);
            for (Entity entity : sound(table)) {
                Keys.of(table, entity)
                        .and(keys)
                        .ifPresent(
                                key -> collisions.add(new EntityAndGuard(guard, entity, key.partition(), key.sort())));
            }
            for (Guard other : before) {
                Optional<Key> key = Keys.of(table, other).and(keys);
                if (key.isPresent()) {
                    collisions.add(new TwoGuards(
                            guard, other, key.get().partition(), key.get().sort()));
                    break;
                }
            }
            before.add(guard);
        }
        return collisions;
    }

    private static List<Entity> sound(Table table) {
        return table.entities().stream()
                .filter(entity -> isSound(table, entity))
                .toList();
    }

    private static boolean isSound(Table table, Entity entity) {
        KeyTemplate sk = entity.key().sk();
        return Stream.of(Optional.of(entity.key().pk()), Optional.ofNullable(sk))
                .flatMap(Optional::stream)
                .allMatch(template -> template.faults().isEmpty()
                        && !template.segments().isEmpty()
                        && Resolver.resolves(table, entity, template.placeholders()));
    }

    private static boolean isSound(Table table, Guard guard) {
        return Resolver.resolves(table, guard.entity(), guard.scope());
    }

    /** One key that is among two. */
    private record Key(String partition, @Nullable String sort) {}

    /**
     * What keys can be.
     *
     * @param sorted whether there is a sort key
     * @param same whether both keys always are one text
     */
    private record Keys(KeyTexts partition, KeyTexts sort, boolean sorted, boolean same) {

        static Keys of(Table table, Entity entity) {
            KeyTemplate pk = entity.key().pk();
            KeyTemplate sk = entity.key().sk();
            return new Keys(
                    KeyTexts.of(table, entity, pk),
                    sk == null ? KeyTexts.startingWith("") : KeyTexts.of(table, entity, sk),
                    sk != null,
                    sk != null && sk.text().equals(pk.text()));
        }

        static Keys of(Table table, Guard guard) {
            KeyTexts texts = KeyTexts.of(table, guard);
            boolean sorted = table.sortKey() != null;
            return new Keys(texts, sorted ? texts : KeyTexts.startingWith(""), sorted, sorted);
        }

        Optional<Key> and(Keys other) {
            if (sorted != other.sorted) {
                // That is a fault of its own, and leaves open what the keys will be.
                return Optional.empty();
            }
            KeyTexts partitions = partition.and(other.partition);
            KeyTexts sorts = sort.and(other.sort);
            if (same || other.same) {
                partitions = partitions.and(sorts);
                sorts = partitions;
            }
            Optional<String> pk = partitions.example();
            Optional<String> sk = sorts.example();
            return pk.isPresent() && sk.isPresent()
                    ? Optional.of(new Key(pk.get(), sorted ? sk.get() : null))
                    : Optional.empty();
        }
    }
}
