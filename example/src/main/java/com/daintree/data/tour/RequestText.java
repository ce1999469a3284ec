package com.daintree.data.tour;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionCheck;
import software.amazon.awssdk.services.dynamodb.model.Delete;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.Update;

/** Requests as a person reads them. Names stand where the request has placeholders; values stay apart. */
final class RequestText {

    private static final Pattern NAME = Pattern.compile("#\\w+");
    private static final Pattern VALUE = Pattern.compile(":\\w+");
    private static final Pattern TYPE =
            Pattern.compile("\\(attribute_not_exists\\(PK\\) OR Type = \\w+\\) AND |Type = \\w+ AND ");
    private static final Pattern RANGE_OF_INT = Pattern.compile("NOT \\w+ [<>] -?21474836\\d\\d AND ");

    private RequestText() {}

    /** A request that reads, with everything that decides what comes back. */
    static List<Part> parts(DynamoDbRequest request) {
        if (request instanceof GetItemRequest get) {
            return List.of(
                    new Part("request", "GetItem"),
                    new Part("key", "PK = \"" + text(get.key(), "PK") + "\""),
                    new Part("", "SK = \"" + text(get.key(), "SK") + "\""));
        }
        if (request instanceof QueryRequest query) {
            return parts(query);
        }
        throw new IllegalArgumentException("The tour reads by GetItem and Query only");
    }

    /** Many PutItem in short, a row for each, with these attributes of what is written. */
    static Grid puts(List<DynamoDbRequest> requests, String... attributes) {
        List<String> titles = new ArrayList<>();
        titles.add("request");
        titles.addAll(List.of(attributes));
        titles.add("condition");
        List<List<String>> rows = new ArrayList<>();
        for (DynamoDbRequest request : requests) {
            PutItemRequest put = (PutItemRequest) request;
            List<String> row = new ArrayList<>();
            row.add("PutItem");
            for (String attribute : attributes) {
                row.add(text(put.item(), attribute));
            }
            row.add(condition(
                    put.conditionExpression(), put.expressionAttributeNames(), put.expressionAttributeValues()));
            rows.add(row);
        }
        return new Grid(titles, rows);
    }

    /** How many requests of which kinds. */
    static String counted(List<Exchange> exchanges) {
        Map<String, Integer> counts = new TreeMap<>();
        for (Exchange exchange : exchanges) {
            DynamoDbRequest request = exchange.request();
            String name = request.getClass().getSimpleName().replace("Request", "");
            String size = request instanceof TransactWriteItemsRequest transaction
                    ? " of " + transaction.transactItems().size() + " actions"
                    : "";
            counts.merge(name + size, 1, Integer::sum);
        }
        return counts.entrySet().stream()
                .map(count -> count.getValue() + " " + count.getKey())
                .collect(Collectors.joining(", "));
    }

    /** What a transaction does, an action in a row. */
    static Grid actions(TransactWriteItemsRequest transaction) {
        List<List<String>> rows = new ArrayList<>();
        for (TransactWriteItem item : transaction.transactItems()) {
            rows.add(action(item));
        }
        return new Grid(List.of("action", "PK", "SK", "condition"), rows);
    }

    private static List<String> action(TransactWriteItem item) {
        if (item.put() != null) {
            Put put = item.put();
            return action(
                    "Put",
                    put.item(),
                    condition(
                            put.conditionExpression(),
                            put.expressionAttributeNames(),
                            put.expressionAttributeValues()));
        }
        if (item.update() != null) {
            Update update = item.update();
            return action(
                    "Update",
                    update.key(),
                    condition(
                            update.conditionExpression(),
                            update.expressionAttributeNames(),
                            update.expressionAttributeValues()));
        }
        if (item.delete() != null) {
            Delete delete = item.delete();
            return action(
                    "Delete",
                    delete.key(),
                    condition(
                            delete.conditionExpression(),
                            delete.expressionAttributeNames(),
                            delete.expressionAttributeValues()));
        }
        ConditionCheck check = item.conditionCheck();
        return action(
                "Check",
                check.key(),
                condition(
                        check.conditionExpression(),
                        check.expressionAttributeNames(),
                        check.expressionAttributeValues()));
    }

    private static List<String> action(String action, Map<String, AttributeValue> key, String condition) {
        return List.of(action, text(key, "PK"), text(key, "SK"), condition);
    }

    /** With its values, and without the item's type and the range of an int that is added to, which are always asked for. */
    private static String condition(String condition, Map<String, String> names, Map<String, AttributeValue> values) {
        String valued = VALUE.matcher(named(condition, names))
                .replaceAll(match -> Matcher.quoteReplacement(Values.plain(requireNonNull(values.get(match.group())))));
        String own = RANGE_OF_INT.matcher(TYPE.matcher(valued).replaceAll("")).replaceAll("");
        return own.replace("attribute_not_exists(PK)", "is absent");
    }

    /** The items that a request writes as a whole. */
    static List<Map<String, AttributeValue>> written(DynamoDbRequest request) {
        if (request instanceof PutItemRequest put) {
            return List.of(put.item());
        }
        return ((TransactWriteItemsRequest) request)
                .transactItems().stream().map(item -> item.put().item()).toList();
    }

    private static List<Part> parts(QueryRequest query) {
        Map<String, String> names = query.expressionAttributeNames();
        List<Part> parts = new ArrayList<>();
        parts.add(new Part("request", "Query of " + place(query)));
        parts.add(new Part("key condition", named(query.keyConditionExpression(), names)));
        if (query.filterExpression() != null) {
            parts.add(new Part("filter", named(query.filterExpression(), names)));
        }
        String label = "values";
        for (Map.Entry<String, AttributeValue> value : new TreeMap<>(query.expressionAttributeValues()).entrySet()) {
            parts.add(new Part(label, value.getKey() + " = " + Values.quoted(value.getValue())));
            label = "";
        }
        return parts;
    }

    private static String place(QueryRequest query) {
        String index = query.indexName();
        String order = Boolean.FALSE.equals(query.scanIndexForward()) ? ", backwards" : "";
        String limit = query.limit() == null ? "" : ", limit " + query.limit();
        return (index == null ? "the table" : "index " + index) + order + limit;
    }

    private static String text(Map<String, AttributeValue> item, String name) {
        AttributeValue value = item.get(name);
        return value == null ? "" : value.s();
    }

    private static String named(String expression, Map<String, String> names) {
        return NAME.matcher(expression)
                .replaceAll(match -> Matcher.quoteReplacement(names.getOrDefault(match.group(), match.group())));
    }

    /**
     * A line of a request.
     *
     * @param label what it tells; empty when it goes on with the one above
     * @param text what it says
     */
    record Part(String label, String text) {}
}
