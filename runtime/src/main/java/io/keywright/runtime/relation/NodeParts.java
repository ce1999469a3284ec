package io.keywright.runtime.relation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Delete;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What belongs to a node beside its head: the entities that lie in its partition, and the edges that point to it. */
public final class NodeParts {

    private final Map<String, Part<?>> parts = new HashMap<>();
    private final List<Direction> directions = new ArrayList<>();

    /** None yet. */
    public NodeParts() {}

    /** An entity whose items can lie in the node's partition. */
    public <E> NodeParts within(Class<E> entity, EntityMapper<E> mapper) {
        Part<E> part = new Part<>(entity, mapper);
        for (String type : mapper.types()) {
            parts.put(type, part);
        }
        return this;
    }

    /**
     * Edges that point to the node.
     *
     * @param index the name of the index that puts them into the node's partition
     * @param partitionKey its attribute
     */
    public <E> NodeParts pointing(Class<E> entity, EntityMapper<E> mapper, String index, String partitionKey) {
        directions.add(new Direction(new Part<>(entity, mapper), index, partitionKey, false));
        return this;
    }

    /** The same, where that partition is called as the head's own index key is, and not as its primary key. */
    public <E> NodeParts pointingByIndexKey(
            Class<E> entity, EntityMapper<E> mapper, String index, String partitionKey) {
        directions.add(new Direction(new Part<>(entity, mapper), index, partitionKey, true));
        return this;
    }

    /** The part of a type; null for one that is not known. */
    @Nullable
    Part<?> ofType(@Nullable String type) {
        return type == null ? null : parts.get(type);
    }

    List<Direction> directions() {
        return directions;
    }

    /** An entity whose items are deleted with the node. */
    static final class Part<E> {

        private final Class<E> entity;
        private final EntityMapper<E> mapper;

        Part(Class<E> entity, EntityMapper<E> mapper) {
            this.entity = entity;
            this.mapper = mapper;
        }

        boolean isOf(@Nullable String type) {
            return type != null && mapper.types().contains(type);
        }

        /** How many actions of a transaction its deletion takes. */
        int actions() {
            return 1 + mapper.marks().unique().size();
        }

        Delete<E> delete(TableContext table, String partition, @Nullable String sort) {
            PrimaryKey<E> key =
                    sort == null ? PrimaryKey.of(entity, partition) : PrimaryKey.of(entity, partition, sort);
            return new Delete<>(table, mapper, key);
        }
    }

    /** Where edges that point to a node are found. */
    static final class Direction {

        private final Part<?> part;
        private final String index;
        private final String partitionKey;
        private final boolean byIndexKey;

        Direction(Part<?> part, String index, String partitionKey, boolean byIndexKey) {
            this.part = part;
            this.index = index;
            this.partitionKey = partitionKey;
            this.byIndexKey = byIndexKey;
        }

        Part<?> part() {
            return part;
        }

        String index() {
            return index;
        }

        String partitionKey() {
            return partitionKey;
        }

        /** The partition of the index; null if the head is in none. */
        <T> @Nullable String partition(EntityMapper<T> mapper, PrimaryKey<T> key, Map<String, AttributeValue> head) {
            if (!byIndexKey) {
                return key.partition();
            }
            // As the edges have it, whatever an old head holds.
            AttributeValue text = mapper.toItem(mapper.fromItem(head)).get(partitionKey);
            return text == null ? null : text.s();
        }
    }
}
