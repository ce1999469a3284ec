package io.keywright.schema;

import io.keywright.schema.AccessPattern.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Lists the ways in which a table is read. */
public final class AccessPatterns {

    private AccessPatterns() {}

    /** The access patterns of each entity in the table's order, get first, then those of its collections. */
    public static List<AccessPattern> of(Table table) {
        List<AccessPattern> patterns = new ArrayList<>();
        for (Entity entity : table.entities()) {
            patterns.add(get(table, entity));
            String queryName = entity.key().queryName();
            if (queryName != null) {
                patterns.addAll(ofPartition(table, entity, queryName));
            }
            for (IndexKey key : entity.indexKeys()) {
                table.index(key.index(), key.local())
                        .ifPresent(index -> patterns.addAll(ofIndex(table, entity, key, index)));
            }
        }
        for (Collection collection : table.collections()) {
            ofCollection(table, collection).ifPresent(patterns::add);
        }
        return List.copyOf(patterns);
    }

    private static AccessPattern get(Table table, Entity entity) {
        KeyTemplate sk = entity.key().sk();
        String condition = equality(table.partitionKey(), entity.key().pk());
        if (sk != null && table.sortKey() != null) {
            condition += " and " + equality(table.sortKey(), sk);
        }
        return new AccessPattern(entity.javaType(), "get", Operation.GET_ITEM, null, condition, 1);
    }

    private static List<AccessPattern> ofPartition(Table table, Entity entity, String queryName) {
        String condition = stretch(
                table.partitionKey(),
                entity.key().pk(),
                table.sortKey(),
                entity.key().sk());
        return partitions(table, entity, entity.key().pk(), null).stream()
                .map(partitions ->
                        new AccessPattern(entity.javaType(), queryName, Operation.QUERY, null, condition, partitions))
                .toList();
    }

    private static List<AccessPattern> ofIndex(Table table, Entity entity, IndexKey key, Index index) {
        String condition = stretch(index.partitionKey(), key.pk(), index.sortKey(), key.sk());
        return partitions(table, entity, key.pk(), index).stream()
                .map(partitions -> new AccessPattern(
                        entity.javaType(), key.queryName(), Operation.QUERY, index.name(), condition, partitions))
                .toList();
    }

    /** How many partitions each query of a template reads: of all shards, and of the one that a property names. */
    private static List<Integer> partitions(Table table, Entity entity, KeyTemplate pk, @Nullable Index index) {
        Optional<ShardedPartition> sharded = ShardedPartition.of(table, entity, pk);
        if (sharded.isEmpty()) {
            return List.of(1);
        }
        ShardedPartition shards = sharded.get();
        return shards.canBeTold(table, index) ? List.of(shards.all(), shards.one()) : List.of(shards.all());
    }

    /** The members share the partition, so the template of any of them names it. */
    private static Optional<AccessPattern> ofCollection(Table table, Collection collection) {
        Optional<Index> index = table.index(collection.index(), false);
        String partitionKey = index.map(Index::partitionKey).orElse(table.partitionKey());
        for (QualifiedName name : collection.members()) {
            Optional<Entity> member = table.entity(name);
            Optional<Place> place = member.flatMap(entity -> Place.of(entity, collection.index(), false));
            if (member.isPresent() && place.isPresent()) {
                KeyTemplate pk = place.get().pk();
                return Optional.of(new AccessPattern(
                        collection.javaType(),
                        collection.name(),
                        Operation.QUERY,
                        index.map(Index::name).orElse(null),
                        equality(partitionKey, pk),
                        ShardedPartition.of(table, member.get(), pk)
                                .map(ShardedPartition::all)
                                .orElse(1)));
            }
        }
        return Optional.empty();
    }

    private static String stretch(
            String partitionKey, KeyTemplate pk, @Nullable String sortKey, @Nullable KeyTemplate sk) {
        String partition = equality(partitionKey, pk);
        if (sortKey == null || sk == null) {
            return partition;
        }
        if (sk.placeholders().isEmpty()) {
            return partition + " and " + equality(sortKey, sk);
        }
        String start = sk.leadingLiteral();
        return start.isEmpty() ? partition : partition + " and " + sortKey + " begins with " + start;
    }

    private static String equality(String attribute, KeyTemplate template) {
        return attribute + " = " + template;
    }
}
