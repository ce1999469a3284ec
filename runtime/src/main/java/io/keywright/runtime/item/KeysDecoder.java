package io.keywright.runtime.item;

import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.text.EntityName;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Takes only the primary key of an item: for an index that does not hold all attributes.
 *
 * @param <T> the entity
 */
public final class KeysDecoder<T> implements ItemDecoder<PrimaryKey<T>> {

    private final Class<T> entity;
    private final EntityMapper<T> mapper;
    private final String partitionKey;
    private final @Nullable String sortKey;
    private final Structure structure;

    private KeysDecoder(Class<T> entity, EntityMapper<T> mapper, String partitionKey, @Nullable String sortKey) {
        this.entity = entity;
        this.mapper = mapper;
        this.partitionKey = partitionKey;
        this.sortKey = sortKey;
        this.structure = Structure.ofEntity(EntityName.of(entity), partitionKey, sortKey);
    }

    /**
     * For the items of an entity.
     *
     * @param mapper knows the types, and reads the items to which the keys lead
     * @param partitionKey the table's attribute of the partition key
     * @param sortKey the table's attribute of the sort key; null if it has none
     */
    public static <T> KeysDecoder<T> of(
            Class<T> entity, EntityMapper<T> mapper, String partitionKey, @Nullable String sortKey) {
        return new KeysDecoder<>(entity, mapper, partitionKey, sortKey);
    }

    @Override
    public List<String> types() {
        return mapper.types();
    }

    @Override
    public String entity(String itemType) {
        return EntityName.of(entity);
    }

    @Override
    public @Nullable PrimaryKey<T> decode(String itemType, Map<String, AttributeValue> item) {
        if (!mapper.types().contains(itemType)) {
            return null;
        }
        String partition = structure.required(item, partitionKey, Converters.ofString());
        return sortKey == null
                ? PrimaryKey.of(entity, partition)
                : PrimaryKey.of(entity, partition, structure.required(item, sortKey, Converters.ofString()));
    }

    /** What reads the items to which the keys lead. */
    public EntityMappers mappers() {
        return new EntityMappers().with(entity, mapper);
    }
}
