package io.keywright.runtime.operation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.decoding.StoredItem;
import io.keywright.runtime.error.ConditionFailedException;
import io.keywright.runtime.error.ItemAlreadyExistsException;
import io.keywright.runtime.expression.Placeholders;
import io.keywright.runtime.item.EntityMapper;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;

/**
 * PutItem: writes one object as a whole. Attributes of the item that the entity does not know are lost.
 *
 * @param <T> the entity
 */
public final class Put<T> {

    private final TableContext table;
    private final EntityMapper<T> mapper;
    private final T entity;
    private final boolean mustBeNew;

    private Put(TableContext table, EntityMapper<T> mapper, T entity, boolean mustBeNew) {
        this.table = table;
        this.mapper = mapper;
        this.entity = entity;
        this.mustBeNew = mustBeNew;
    }

    /** A write that fails if there is an item under the key. Sends nothing yet. */
    public static <T> Put<T> create(TableContext table, EntityMapper<T> mapper, T entity) {
        return new Put<>(table, mapper, entity, true);
    }

    /** A write that replaces what is under the key. Sends nothing yet. */
    public static <T> Put<T> put(TableContext table, EntityMapper<T> mapper, T entity) {
        return new Put<>(table, mapper, entity, false);
    }

    /**
     * The request that {@link #execute} sends.
     *
     * @throws io.keywright.runtime.error.InvalidKeyException if a component cannot be part of a key
     * @throws io.keywright.runtime.error.InvalidEntityException if a property cannot be stored
     */
    public PutItemRequest toRequest() {
        PutItemRequest.Builder request =
                PutItemRequest.builder().tableName(table.tableName()).item(mapper.toItem(entity));
        if (mustBeNew) {
            // An item exists exactly if its partition key does.
            Placeholders placeholders = new Placeholders();
            String key = placeholders.name(table.layout().partitionKey());
            request.conditionExpression("attribute_not_exists(" + key + ")")
                    .expressionAttributeNames(placeholders.names());
        }
        return request.build();
    }

    /**
     * Sends the request.
     *
     * @return the entity as written
     * @throws io.keywright.runtime.error.InvalidKeyException if a component cannot be part of a key
     * @throws io.keywright.runtime.error.InvalidEntityException if a property cannot be stored
     * @throws ItemAlreadyExistsException if it must be new and its key is taken
     */
    public T execute() {
        PutItemRequest request = toRequest();
        try {
            table.client().putItem(request);
        } catch (ConditionalCheckFailedException failure) {
            throw conditionFailed(request.item(), failure);
        }
        return entity;
    }

    private ConditionFailedException conditionFailed(
            Map<String, AttributeValue> item, ConditionalCheckFailedException cause) {
        return new ItemAlreadyExistsException(mapper.entity(), new StoredItem(table, item).key(), cause);
    }
}
