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
                patterns.add(ofPartition(table, entity, queryName));
            }
            for (IndexKey key : entity.indexKeys()) {
                table.index(key.index(), key.local()).ifPresent(index -> patterns.add(ofIndex(entity, key, index)));
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
        return new AccessPattern(entity.javaType(), "get", Operation.GET_ITEM, null, condition);
    }

    private static AccessPattern ofPartition(Table table, Entity entity, String queryName) {
        String condition = stretch(
                table.partitionKey(),
                entity.key().pk(),
                table.sortKey(),
                entity.key().sk());
        return new AccessPattern(entity.javaType(), queryName, Operation.QUERY, null, condition);
    }

    private static AccessPattern ofIndex(Entity entity, IndexKey key, Index index) {
        String condition = stretch(index.partitionKey(), key.pk(), index.sortKey(), key.sk());
        return new AccessPattern(entity.javaType(), key.queryName(), Operation.QUERY, index.name(), condition);
    }

    /** The members share the partition, so the template of any of them names it. */
    private static Optional<AccessPattern> ofCollection(Table table, Collection collection) {
        Optional<Index> index = table.index(collection.index(), false);
        String partitionKey = index.map(Index::partitionKey).orElse(table.partitionKey());
        return collection.members().stream()
                .flatMap(member -> table.entity(member).stream())
                .flatMap(member -> Place.of(member, collection.index(), false).stream())
                .findFirst()
                .map(place -> new AccessPattern(
                        collection.javaType(),
                        collection.name(),
                        Operation.QUERY,
                        index.map(Index::name).orElse(null),
                        equality(partitionKey, place.pk())));
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
