package io.keywright.testing.difference;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ComparisonOperator;
import software.amazon.awssdk.services.dynamodb.model.Condition;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;

/** Requests that read. Queries and scans are read to their last page. */
final class RandomReads {

    private final RandomValues values;
    private final String table;

    RandomReads(RandomValues values, String table) {
        this.values = values;
        this.table = table;
    }

    Step next() {
        return switch (values.below(12)) {
            case 0, 1 -> get();
            case 2, 3, 4 -> query("table");
            case 5, 6 -> query("global");
            case 7 -> query("local");
            case 8 -> scan();
            case 9 -> batch();
            case 10 -> transaction();
            default -> older();
        };
    }

    private Step get() {
        RandomExpressions expressions = new RandomExpressions(values);
        GetItemRequest.Builder request = GetItemRequest.builder()
                .tableName(table)
                .key(values.key())
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                .consistentRead(values.oneIn(2));
        if (values.oneIn(2)) {
            request.projectionExpression(expressions.projection()).expressionAttributeNames(expressions.names());
        }
        GetItemRequest built = request.build();
        return new Step("GetItem", built.toString(), client -> {
            var response = client.getItem(built);
            return (response.hasItem() ? Answers.item(response.item()) : "nothing")
                    + Answers.capacity(response.consumedCapacity());
        });
    }

    private Step query(String of) {
        RandomExpressions expressions = new RandomExpressions(values);
        QueryRequest.Builder request = QueryRequest.builder().tableName(table);
        String keys;
        if (of.equals("global")) {
            request.indexName("byG");
            keys = expressions.name("g") + " = "
                    + expressions.argument(AttributeValue.fromS(values.one(List.of("x", "y"))))
                    + range(expressions, "h", false);
        } else {
            keys = expressions.name("pk") + " = " + expressions.argument(values.partition());
            if (of.equals("local")) {
                request.indexName("byL");
            }
            keys += range(expressions, of.equals("local") ? "l" : "sk", true);
        }
        request.keyConditionExpression(keys).scanIndexForward(values.oneIn(2));
        if (values.oneIn(3)) {
            request.filterExpression(expressions.condition(2));
        }
        boolean projected = values.oneIn(4);
        if (projected) {
            request.projectionExpression(expressions.projection());
        }
        if (values.oneIn(2)) {
            request.limit(1 + values.below(4));
        }
        QueryRequest built = request.expressionAttributeNames(expressions.names())
                .expressionAttributeValues(expressions.arguments())
                .build();
        return new Step("Query " + of, built.toString(), client -> pages(client, built, of.equals("table")));
    }

    private String range(RandomExpressions expressions, String name, boolean text) {
        if (values.oneIn(3)) {
            return "";
        }
        String one = expressions.argument(values.valueOf(name));
        return " AND "
                + switch (values.below(text ? 4 : 3)) {
                    case 0 -> expressions.name(name) + " = " + one;
                    case 1 -> expressions.name(name) + values.one(List.of(" < ", " <= ", " > ", " >= ")) + one;
                    case 2 ->
                        expressions.name(name) + " BETWEEN " + one + " AND "
                                + expressions.argument(values.valueOf(name));
                    default -> "begins_with(" + expressions.name(name) + ", " + one + ")";
                };
    }

    /** The order of items with one key in an index is nobody's promise; that the pages hold each item once is. */
    private static String pages(DynamoDbClient client, QueryRequest first, boolean inOrder) {
        List<Map<String, AttributeValue>> items = new ArrayList<>();
        int evaluated = 0;
        Map<String, AttributeValue> after = Map.of();
        for (int page = 0; page < 200; page++) {
            QueryResponse response = client.query(
                    after.isEmpty()
                            ? first
                            : first.toBuilder().exclusiveStartKey(after).build());
            items.addAll(response.items());
            evaluated += response.scannedCount();
            after = response.lastEvaluatedKey();
            if (after.isEmpty()) {
                return Answers.items(items, inOrder) + " of " + evaluated;
            }
        }
        return "pages without end";
    }

    private Step scan() {
        RandomExpressions expressions = new RandomExpressions(values);
        ScanRequest.Builder request = ScanRequest.builder().tableName(table);
        if (values.oneIn(3)) {
            request.indexName(values.one(List.of("byG", "byL")));
        }
        if (values.oneIn(2)) {
            request.filterExpression(expressions.condition(2));
        }
        if (values.oneIn(3)) {
            request.projectionExpression(expressions.projection());
        }
        if (values.oneIn(2)) {
            request.limit(1 + values.below(5));
        }
        if (!expressions.names().isEmpty()) {
            request.expressionAttributeNames(expressions.names());
        }
        if (!expressions.arguments().isEmpty()) {
            request.expressionAttributeValues(expressions.arguments());
        }
        ScanRequest built = request.build();
        int segments = values.oneIn(3) ? 1 + values.below(4) : 0;
        return new Step("Scan", segments + " segments of " + built, client -> {
            List<Map<String, AttributeValue>> items = new ArrayList<>();
            int evaluated = segments == 0
                    ? pages(client, built, items)
                    : IntStream.range(0, segments)
                            .map(segment -> pages(
                                    client,
                                    built.toBuilder()
                                            .segment(segment)
                                            .totalSegments(segments)
                                            .build(),
                                    items))
                            .sum();
            return Answers.items(items, false) + " of " + evaluated;
        });
    }

    private static int pages(DynamoDbClient client, ScanRequest first, List<Map<String, AttributeValue>> items) {
        int evaluated = 0;
        for (ScanResponse page : client.scanPaginator(first)) {
            items.addAll(page.items());
            evaluated += page.scannedCount();
        }
        return evaluated;
    }

    private Step batch() {
        RandomExpressions expressions = new RandomExpressions(values);
        List<Map<String, AttributeValue>> keys = new ArrayList<>();
        for (int i = 1 + values.below(4); i > 0; i--) {
            keys.add(values.key());
        }
        boolean projected = values.oneIn(3);
        String projection = projected ? expressions.projection() : "";
        BatchGetItemRequest request = BatchGetItemRequest.builder()
                .requestItems(Map.of(
                        table,
                        KeysAndAttributes.builder()
                                .keys(keys)
                                .applyMutation(builder -> {
                                    if (projected) {
                                        builder.projectionExpression(projection)
                                                .expressionAttributeNames(expressions.names());
                                    }
                                })
                                .build()))
                .build();
        return new Step(
                "BatchGetItem",
                request.toString(),
                client ->
                        Answers.items(client.batchGetItem(request).responses().getOrDefault(table, List.of()), false));
    }

    private Step transaction() {
        List<TransactGetItem> gets = new ArrayList<>();
        for (int i = 1 + values.below(3); i > 0; i--) {
            RandomExpressions expressions = new RandomExpressions(values);
            boolean projected = values.oneIn(3);
            String projection = projected ? expressions.projection() : "";
            Map<String, AttributeValue> key = values.key();
            gets.add(TransactGetItem.builder()
                    .get(get -> {
                        get.tableName(table).key(key);
                        if (projected) {
                            get.projectionExpression(projection).expressionAttributeNames(expressions.names());
                        }
                    })
                    .build());
        }
        TransactGetItemsRequest request =
                TransactGetItemsRequest.builder().transactItems(gets).build();
        return new Step(
                "TransactGetItems",
                request.toString(),
                client -> client.transactGetItems(request).responses().stream()
                        .map(response -> response.hasItem() ? Answers.item(response.item()) : "nothing")
                        .toList()
                        .toString());
    }

    /** With the parameters from before expressions. */
    private Step older() {
        Map<String, Condition> filter = new LinkedHashMap<>();
        for (int i = 1 + values.below(2); i > 0; i--) {
            filter.put(values.one(RandomValues.NAMES), condition());
        }
        if (values.oneIn(2)) {
            ScanRequest.Builder request = ScanRequest.builder().tableName(table).scanFilter(filter);
            if (filter.size() > 1) {
                request.conditionalOperator(values.one(List.of("AND", "OR")));
            }
            if (values.oneIn(3)) {
                request.attributesToGet("pk", values.one(RandomValues.NAMES));
            }
            ScanRequest built = request.build();
            return new Step("Scan by older parameters", built.toString(), client -> {
                List<Map<String, AttributeValue>> items = new ArrayList<>();
                int evaluated = pages(client, built, items);
                return Answers.items(items, false) + " of " + evaluated;
            });
        }
        Map<String, Condition> keys = new LinkedHashMap<>();
        keys.put("pk", comparing(ComparisonOperator.EQ, values.partition()));
        if (values.oneIn(2)) {
            keys.put(
                    "sk",
                    values.oneIn(2)
                            ? comparing(ComparisonOperator.BETWEEN, values.sort(), values.sort())
                            : comparing(
                                    values.one(List.of(
                                            ComparisonOperator.EQ,
                                            ComparisonOperator.LT,
                                            ComparisonOperator.GE,
                                            ComparisonOperator.BEGINS_WITH)),
                                    values.sort()));
        }
        QueryRequest.Builder request = QueryRequest.builder().tableName(table).keyConditions(keys);
        if (values.oneIn(2)) {
            request.queryFilter(filter);
        }
        QueryRequest built = request.build();
        return new Step("Query by older parameters", built.toString(), client -> pages(client, built, true));
    }

    private Condition condition() {
        ComparisonOperator operator =
                values.one(ComparisonOperator.knownValues().stream().sorted().toList());
        return switch (operator) {
            case NULL, NOT_NULL -> comparing(operator);
            case BETWEEN -> comparing(operator, values.number(), values.number());
            case IN -> comparing(operator, values.number(), values.number());
            case BEGINS_WITH -> comparing(operator, values.text());
            case CONTAINS, NOT_CONTAINS -> comparing(operator, values.oneIn(2) ? values.text() : values.number());
            case EQ, NE -> comparing(operator, values.any(1));
            default -> comparing(operator, values.oneIn(2) ? values.text() : values.number());
        };
    }

    private static Condition comparing(ComparisonOperator operator, AttributeValue... arguments) {
        Condition.Builder condition = Condition.builder().comparisonOperator(operator);
        return (arguments.length == 0 ? condition : condition.attributeValueList(arguments)).build();
    }
}
