package io.keywright.schema;

import io.keywright.schema.KeyFormat.Shard;
import io.keywright.schema.Resolution.Found;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A partition key that is spread over shards, so that what would be one partition is several. A query that is not told
 * the property reads all of them; one that is told it reads only the shard that its value falls into.
 *
 * @param component the placeholder that gives the shard
 * @param shards its format
 * @param others the other placeholders that resolve
 */
public record ShardedPartition(Component component, Shard shards, List<Component> others) {

    public ShardedPartition {
        others = List.copyOf(others);
    }

    /** What of a partition key's template spreads it; empty where nothing does. */
    public static Optional<ShardedPartition> of(Table table, Entity entity, KeyTemplate partition) {
        return of(partition.placeholders().stream()
                .map(placeholder -> Resolver.resolve(table, entity, placeholder))
                .filter(Found.class::isInstance)
                .map(found -> ((Found) found).component())
                .toList());
    }

    /** What of a partition key's components spreads it; empty where none does. */
    public static Optional<ShardedPartition> of(List<Component> components) {
        for (Component component : components) {
            if (component.format() instanceof Shard shards) {
                List<Component> others = components.stream()
                        .filter(other -> !other.equals(component))
                        .toList();
                return Optional.of(new ShardedPartition(component, shards, others));
            }
        }
        return Optional.empty();
    }

    /** How many partitions a query reads that is not told the property. */
    public int all() {
        return shards.texts().size();
    }

    /** How many partitions a query reads at most that is told the property: its shard by each number of shards. */
    public int one() {
        return shards.formerly().isPresent() ? 2 : 1;
    }

    /**
     * Whether a query can be told the property. Other values lie in the same shard, so a filter on the stored property
     * has to leave them out: the index must hold it, and equal values must be stored alike, which times with an offset
     * or a zone are not. Nor can it where another placeholder takes the same type of the same property, since its method
     * takes the same as the one that reads all shards.
     *
     * @param index where the query reads; null for the table itself
     */
    public boolean canBeTold(Table table, @Nullable Index index) {
        PropertyType type = component.property().type();
        boolean comparable = !Formats.isScalar(type, ScalarKind.OFFSET_DATE_TIME)
                && !Formats.isScalar(type, ScalarKind.ZONED_DATE_TIME);
        return comparable
                && others.stream().noneMatch(this::takesSame)
                && (index == null || ProjectedAttributes.holds(table, index, component));
    }

    private boolean takesSame(Component other) {
        PropertyType type = component.property().type();
        return other.path().equals(component.path())
                && Formats.argumentType(other.format(), type).equals(type);
    }
}
