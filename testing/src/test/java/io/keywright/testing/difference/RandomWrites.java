package io.keywright.testing.difference;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeAction;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.AttributeValueUpdate;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ExpectedAttributeValue;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Requests that write, most of them on a condition. */
final class RandomWrites {

    private static final List<ReturnValuesOnConditionCheckFailure> ON_FAILURE =
            List.of(ReturnValuesOnConditionCheckFailure.ALL_OLD, ReturnValuesOnConditionCheckFailure.NONE);

    private final RandomValues values;
    private final String table;

    RandomWrites(RandomValues values, String table) {
        this.values = values;
        this.table = table;
    }

    Step next() {
        return switch (values.below(12)) {
            case 0, 1, 2 -> put();
            case 3, 4, 5, 6 -> update();
            case 7 -> delete();
            case 8 -> batch();
            case 9, 10 -> transaction();
            default -> older();
        };
    }

    private Step put() {
        RandomExpressions expressions = new RandomExpressions(values);
        PutItemRequest.Builder request = PutItemRequest.builder()
                .tableName(table)
                .item(values.item())
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                .returnValues(values.one(List.of(ReturnValue.NONE, ReturnValue.ALL_OLD)));
        if (values.oneIn(3)) {
            request.conditionExpression(expressions.condition(2))
                    .returnValuesOnConditionCheckFailure(values.one(ON_FAILURE))
                    .expressionAttributeNames(expressions.names());
            if (!expressions.arguments().isEmpty()) {
                request.expressionAttributeValues(expressions.arguments());
            }
        }
        PutItemRequest built = request.build();
        return new Step("PutItem", built.toString(), client -> {
            var response = client.putItem(built);
            return Answers.item(response.attributes()) + Answers.capacity(response.consumedCapacity());
        });
    }

    private Step update() {
        RandomExpressions expressions = new RandomExpressions(values);
        UpdateItemRequest.Builder request = UpdateItemRequest.builder()
                .tableName(table)
                .key(values.key())
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                .updateExpression(expressions.update())
                .returnValues(
                        values.one(ReturnValue.knownValues().stream().sorted().toList()));
        if (values.oneIn(3)) {
            request.conditionExpression(expressions.condition(2))
                    .returnValuesOnConditionCheckFailure(values.one(ON_FAILURE));
        }
        request.expressionAttributeNames(expressions.names());
        if (!expressions.arguments().isEmpty()) {
            request.expressionAttributeValues(expressions.arguments());
        }
        UpdateItemRequest built = request.build();
        return new Step("UpdateItem", built.toString(), client -> {
            var response = client.updateItem(built);
            return Answers.item(response.attributes()) + Answers.capacity(response.consumedCapacity());
        });
    }

    private Step delete() {
        RandomExpressions expressions = new RandomExpressions(values);
        DeleteItemRequest.Builder request =
                DeleteItemRequest.builder().tableName(table).key(values.key()).returnValues(ReturnValue.ALL_OLD);
        if (values.oneIn(2)) {
            request.conditionExpression(expressions.condition(1)).expressionAttributeNames(expressions.names());
            if (!expressions.arguments().isEmpty()) {
                request.expressionAttributeValues(expressions.arguments());
            }
        }
        DeleteItemRequest built = request.build();
        return new Step(
                "DeleteItem",
                built.toString(),
                client -> Answers.item(client.deleteItem(built).attributes()));
    }

    private Step batch() {
        List<WriteRequest> writes = new ArrayList<>();
        for (int i = 1 + values.below(4); i > 0; i--) {
            boolean put = values.oneIn(2);
            Map<String, AttributeValue> item = put ? values.item() : values.key();
            writes.add(
                    put
                            ? WriteRequest.builder()
                                    .putRequest(r -> r.item(item))
                                    .build()
                            : WriteRequest.builder()
                                    .deleteRequest(r -> r.key(item))
                                    .build());
        }
        BatchWriteItemRequest request = BatchWriteItemRequest.builder()
                .requestItems(Map.of(table, writes))
                .build();
        return new Step(
                "BatchWriteItem",
                request.toString(),
                client -> client.batchWriteItem(request).unprocessedItems().toString());
    }

    private Step transaction() {
        List<TransactWriteItem> actions = new ArrayList<>();
        for (int i = 1 + values.below(4); i > 0; i--) {
            actions.add(action());
        }
        TransactWriteItemsRequest request =
                TransactWriteItemsRequest.builder().transactItems(actions).build();
        return new Step("TransactWriteItems", request.toString(), client -> {
            client.transactWriteItems(request);
            return "done";
        });
    }

    private TransactWriteItem action() {
        RandomExpressions expressions = new RandomExpressions(values);
        Map<String, AttributeValue> item = values.item();
        Map<String, AttributeValue> key = values.key();
        int kind = values.below(4);
        String update = kind == 1 ? expressions.update() : "";
        boolean conditional = kind == 3 || values.oneIn(3);
        String condition = conditional ? expressions.condition(1) : null;
        Map<String, String> names = expressions.names().isEmpty() ? null : expressions.names();
        Map<String, AttributeValue> arguments = expressions.arguments().isEmpty() ? null : expressions.arguments();
        ReturnValuesOnConditionCheckFailure onFailure = values.one(ON_FAILURE);
        TransactWriteItem.Builder action = TransactWriteItem.builder();
        return switch (kind) {
            case 0 ->
                action.put(put -> put.tableName(table)
                                .item(item)
                                .conditionExpression(condition)
                                .expressionAttributeNames(names)
                                .expressionAttributeValues(arguments)
                                .returnValuesOnConditionCheckFailure(onFailure))
                        .build();
            case 1 ->
                action.update(u -> u.tableName(table)
                                .key(key)
                                .updateExpression(update)
                                .conditionExpression(condition)
                                .expressionAttributeNames(names)
                                .expressionAttributeValues(arguments)
                                .returnValuesOnConditionCheckFailure(onFailure))
                        .build();
            case 2 ->
                action.delete(delete -> delete.tableName(table)
                                .key(key)
                                .conditionExpression(condition)
                                .expressionAttributeNames(names)
                                .expressionAttributeValues(arguments)
                                .returnValuesOnConditionCheckFailure(onFailure))
                        .build();
            default ->
                action.conditionCheck(check -> check.tableName(table)
                                .key(key)
                                .conditionExpression(condition)
                                .expressionAttributeNames(names)
                                .expressionAttributeValues(arguments)
                                .returnValuesOnConditionCheckFailure(onFailure))
                        .build();
        };
    }

    /** With the parameters from before expressions. */
    private Step older() {
        Map<String, AttributeValueUpdate> updates = new LinkedHashMap<>();
        for (int i = 1 + values.below(2); i > 0; i--) {
            String attribute = values.one(List.of("n", "m", "txt", "tags", "nums", "list"));
            AttributeAction action =
                    values.one(List.of(AttributeAction.PUT, AttributeAction.ADD, AttributeAction.DELETE));
            AttributeValueUpdate.Builder update = AttributeValueUpdate.builder().action(action);
            if (action != AttributeAction.DELETE || values.oneIn(2)) {
                update.value(values.valueOf(attribute));
            }
            updates.put(attribute, update.build());
        }
        UpdateItemRequest.Builder request = UpdateItemRequest.builder()
                .tableName(table)
                .key(values.key())
                .attributeUpdates(updates)
                .returnValues(ReturnValue.ALL_NEW);
        if (values.oneIn(3)) {
            String attribute = values.one(List.of("n", "txt"));
            request.expected(Map.of(
                    attribute,
                    values.oneIn(2)
                            ? ExpectedAttributeValue.builder().exists(false).build()
                            : ExpectedAttributeValue.builder()
                                    .value(values.valueOf(attribute))
                                    .build()));
        }
        UpdateItemRequest built = request.build();
        return new Step(
                "UpdateItem by older parameters",
                built.toString(),
                client -> Answers.item(client.updateItem(built).attributes()));
    }
}
