package io.keywright.runtime.operation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.Condition;
import io.keywright.runtime.expression.Placeholders;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/** The deletion of an item, unless it is of another type. */
final class DeleteAction<T> extends WriteAction<T> {

    private final PrimaryKey<T> key;

    DeleteAction(TableContext table, EntityMapper<T> mapper, PrimaryKey<T> key) {
        super(table, mapper, "delete");
        this.key = key;
    }

    @Override
    public PrimaryKey<T> key() {
        return key;
    }

    @Override
    protected Condition<T> ownCondition() {
        return isAbsent().or(exists());
    }

    @Override
    public TransactWriteItem toItem() {
        Placeholders placeholders = new Placeholders();
        String condition = condition(placeholders);
        software.amazon.awssdk.services.dynamodb.model.Delete delete =
                software.amazon.awssdk.services.dynamodb.model.Delete.builder()
                        .tableName(table().tableName())
                        .key(KeyAttributes.of(table(), key))
                        .conditionExpression(condition)
                        .expressionAttributeNames(placeholders.names())
                        .expressionAttributeValues(placeholders.values())
                        .returnValuesOnConditionCheckFailure(onFailure(condition))
                        .build();
        return TransactWriteItem.builder().delete(delete).build();
    }

    @Override
    public RuntimeException refusal(@Nullable Map<String, AttributeValue> stored, Throwable cause) {
        return stored == null ? conditionFailed(null, cause) : notOfThisType(stored, cause);
    }
}
