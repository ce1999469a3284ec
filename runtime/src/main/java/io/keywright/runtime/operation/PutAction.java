package io.keywright.runtime.operation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.error.ItemAlreadyExistsException;
import io.keywright.runtime.expression.Condition;
import io.keywright.runtime.expression.Placeholders;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/** The writing of a whole item. */
final class PutAction<T> extends WriteAction<T> {

    /** What must be under the key before. */
    enum Kind {
        CREATE("create"),
        PUT("put"),
        REPLACE("replace");

        private final String verb;

        Kind(String verb) {
            this.verb = verb;
        }
    }

    private final T entity;
    private final Kind kind;

    PutAction(TableContext table, EntityMapper<T> mapper, T entity, Kind kind) {
        super(table, mapper, kind.verb);
        this.entity = entity;
        this.kind = kind;
    }

    @Override
    public PrimaryKey<T> key() {
        return mapper().key(entity);
    }

    @Override
    public T written() {
        return entity;
    }

    /** The item, which is not larger than DynamoDB takes as far as can be told. */
    Map<String, AttributeValue> item() {
        Map<String, AttributeValue> item = mapper().toItem(entity);
        ItemLimit.require(table(), mapper().entity(), item);
        return item;
    }

    @Override
    protected @Nullable Condition<T> ownCondition() {
        return switch (kind) {
            case CREATE -> isAbsent();
            case PUT -> null;
            case REPLACE -> exists();
        };
    }

    @Override
    public TransactWriteItem toItem() {
        Placeholders placeholders = new Placeholders();
        String condition = condition(placeholders);
        software.amazon.awssdk.services.dynamodb.model.Put put =
                software.amazon.awssdk.services.dynamodb.model.Put.builder()
                        .tableName(table().tableName())
                        .item(item())
                        .conditionExpression(condition)
                        .expressionAttributeNames(placeholders.names())
                        .expressionAttributeValues(placeholders.values())
                        .returnValuesOnConditionCheckFailure(onFailure(condition))
                        .build();
        return TransactWriteItem.builder().put(put).build();
    }

    @Override
    public RuntimeException refusal(@Nullable Map<String, AttributeValue> stored, Throwable cause) {
        return switch (kind) {
            // What is not there cannot have been in the way.
            case CREATE ->
                stored == null && asksMore()
                        ? conditionFailed(null, cause)
                        : new ItemAlreadyExistsException(mapper().entity(), itemKey(), stored(stored), cause);
            case PUT -> conditionFailed(stored, cause);
            case REPLACE -> notChanged(stored, cause);
        };
    }
}
