package io.keywright.runtime.operation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.error.ItemAlreadyExistsException;
import io.keywright.runtime.error.ItemKey;
import io.keywright.runtime.execution.Calls;
import io.keywright.runtime.execution.Continuation;
import io.keywright.runtime.execution.Operation;
import io.keywright.runtime.execution.OperationName;
import io.keywright.runtime.execution.Step;
import io.keywright.runtime.expression.Placeholders;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;

/**
 * PutItem: writes one object as a whole. Attributes of the item that the entity does not know are lost. Gives
 * the entity as written.
 *
 * <p>Fails with {@link io.keywright.runtime.error.InvalidKeyException} if a component cannot be part of a key, {@link
 * io.keywright.runtime.error.InvalidEntityException} if a property cannot be stored, and {@link ItemAlreadyExistsException}
 * if it must be new and its key is taken.
 *
 * @param <T> the entity
 */
public final class Put<T> extends Operation<T, Put<T>> implements Continuation<PutItemResponse, T> {

    private final EntityMapper<T> mapper;
    private final T entity;
    private final boolean mustBeNew;

    private Put(TableContext table, EntityMapper<T> mapper, T entity, boolean mustBeNew) {
        super(table, OperationName.of(mustBeNew ? "create" : "put", mapper.entity()));
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
        PutItemRequest.Builder request = PutItemRequest.builder()
                .tableName(table().tableName())
                .item(mapper.toItem(entity))
                .returnConsumedCapacity(settings().returnConsumedCapacity())
                .overrideConfiguration(settings().override());
        if (mustBeNew) {
            // An item exists exactly if its partition key does.
            Placeholders placeholders = new Placeholders();
            String key = placeholders.name(table().layout().partitionKey());
            request.conditionExpression("attribute_not_exists(" + key + ")")
                    .expressionAttributeNames(placeholders.names());
        }
        return request.build();
    }

    @Override
    public Step<T> begin() {
        return Step.send(Calls.put(toRequest()), this);
    }

    @Override
    public Step<T> answered(PutItemResponse response) {
        return Step.done(entity);
    }

    @Override
    public Step<T> failed(RuntimeException failure) {
        if (!(failure instanceof ConditionalCheckFailedException refusal)) {
            throw failure;
        }
        PrimaryKey<T> key = mapper.key(entity);
        ItemKey itemKey =
                ItemKey.of(key.partition(), key.sort(), table().options().keysInMessages());
        throw new ItemAlreadyExistsException(mapper.entity(), itemKey, refusal);
    }
}
