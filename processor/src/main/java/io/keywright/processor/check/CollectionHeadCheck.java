package io.keywright.processor.check;

import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Collection;
import io.keywright.schema.CollectionLayout;
import io.keywright.schema.Entity;
import io.keywright.schema.IndexKey;
import io.keywright.schema.KeyTemplate;
import io.keywright.schema.ShardedPartition;
import io.keywright.schema.Table;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A collection that is a record has one head, whose key is known before anything is read: from the partition, or because
 * the lists' sort keys go on from it. And it lies in one partition.
 */
final class CollectionHeadCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        return table.collections().stream()
                .filter(Collection::isRecord)
                .flatMap(collection -> check(table, collection).stream())
                .toList();
    }

    private static Optional<Problem> check(Table table, Collection collection) {
        Optional<Entity> head = collection.head().flatMap(part -> table.entity(part.entity()));
        if (head.isEmpty()) {
            return Optional.empty();
        }
        Optional<Key> key = key(head.get(), collection.index());
        if (key.isEmpty() || !isSound(table, collection)) {
            return Optional.empty();
        }
        if (ShardedPartition.of(table, head.get(), key.get().pk()).isPresent()) {
            return Optional.of(problem(
                    table,
                    collection,
                    "must lie in one partition, and this one is spread over shards: "
                            + Wording.quoted(key.get().pk().text())
                            + ". Take the shard away, or write a sealed interface, whose query merges the shards"));
        }
        if (key.get().sk() == null) {
            return Optional.of(problem(
                    table,
                    collection,
                    "must have sort keys, which tell its head from the rest: "
                            + Wording.quoted(Wording.simple(head.get().javaType()))
                            + " has none. Write sk in the @Key or @Gsi of its members"));
        }
        return CollectionLayout.of(table, collection).isPresent()
                ? Optional.empty()
                : Optional.of(problem(
                        table,
                        collection,
                        "must have a head whose key its query knows: "
                                + Wording.quoted(key.get().sk().text()) + " of "
                                + Wording.simple(head.get().javaType())
                                + " names more than the partition does. Let it name only what the partition key names, or"
                                + " let the sort keys of all lists start with it and a delimiter"));
    }

    private static Problem problem(Table table, Collection collection, String rest) {
        return new Problem(
                Rule.COLLECTION_HEAD,
                "The collection " + Wording.name(collection.javaType()) + " " + rest + ".",
                Places.collection(table, collection, null));
    }

    /** What other rules say of the members' keys is not said again. */
    private static boolean isSound(Table table, Collection collection) {
        return collection.members().stream()
                .flatMap(member -> table.entity(member).stream())
                .allMatch(entity -> key(entity, collection.index())
                        .filter(key -> key.pk().faults().isEmpty()
                                && (key.sk() == null || key.sk().faults().isEmpty()))
                        .isPresent());
    }

    private static Optional<Key> key(Entity entity, int index) {
        return index == 0
                ? Optional.of(new Key(entity.key().pk(), entity.key().sk()))
                : entity.indexKey(index, false).map(Key::of);
    }

    private record Key(KeyTemplate pk, @Nullable KeyTemplate sk) {

        static Key of(IndexKey key) {
            return new Key(key.pk(), key.sk());
        }
    }
}
