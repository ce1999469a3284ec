package io.keywright.runtime.operation;

import io.keywright.runtime.expression.Placeholders;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionCheck;
import software.amazon.awssdk.services.dynamodb.model.Delete;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/** Actions as transactions take them. */
final class TransactionItems {

    private TransactionItems() {}

    static TransactWriteItem put(
            WriteAction<?> action, Map<String, AttributeValue> item, List<? extends WriteAction<?>> checks) {
        Placeholders placeholders = new Placeholders();
        String condition = action.condition(placeholders, checks);
        Put put = Put.builder()
                .tableName(action.table().tableName())
                .item(item)
                .conditionExpression(condition)
                .expressionAttributeNames(placeholders.names())
                .expressionAttributeValues(placeholders.values())
                .returnValuesOnConditionCheckFailure(WriteAction.onFailure(condition))
                .build();
        return TransactWriteItem.builder().put(put).build();
    }

    static TransactWriteItem delete(WriteAction<?> action, List<? extends WriteAction<?>> checks) {
        Placeholders placeholders = new Placeholders();
        String condition = action.condition(placeholders, checks);
        Delete delete = Delete.builder()
                .tableName(action.table().tableName())
                .key(KeyAttributes.of(action.table(), action.key()))
                .conditionExpression(condition)
                .expressionAttributeNames(placeholders.names())
                .expressionAttributeValues(placeholders.values())
                .returnValuesOnConditionCheckFailure(WriteAction.onFailure(condition))
                .build();
        return TransactWriteItem.builder().delete(delete).build();
    }

    static TransactWriteItem check(WriteAction<?> action, List<? extends WriteAction<?>> checks) {
        Placeholders placeholders = new Placeholders();
        String condition = action.condition(placeholders, checks);
        ConditionCheck check = ConditionCheck.builder()
                .tableName(action.table().tableName())
                .key(KeyAttributes.of(action.table(), action.key()))
                .conditionExpression(condition)
                .expressionAttributeNames(placeholders.names())
                .expressionAttributeValues(placeholders.values())
                .returnValuesOnConditionCheckFailure(WriteAction.onFailure(condition))
                .build();
        return TransactWriteItem.builder().conditionCheck(check).build();
    }
}
