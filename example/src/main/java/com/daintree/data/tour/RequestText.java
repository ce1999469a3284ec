package com.daintree.data.tour;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** Requests as a person reads them. Names stand where the request has placeholders; values stay apart. */
final class RequestText {

    private static final Pattern NAME = Pattern.compile("#\\w+");

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

    /** Many requests in short, a row for each, with these attributes of the item that is written or of its key. */
    static Grid grid(List<Exchange> exchanges, String... attributes) {
        List<String> titles = new ArrayList<>();
        titles.add("request");
        titles.addAll(List.of(attributes));
        titles.add("condition");
        return new Grid(
                        titles,
                        exchanges.stream()
                                .map(exchange -> row(exchange.request(), attributes))
                                .toList())
                .withoutEmptyEnd();
    }

    private static List<String> row(DynamoDbRequest request, String... attributes) {
        if (request instanceof PutItemRequest put) {
            String condition = put.conditionExpression();
            String shown = condition == null ? "" : named(condition, put.expressionAttributeNames());
            return row("PutItem", put.item(), shown, attributes);
        }
        if (request instanceof DeleteItemRequest delete) {
            return row("DeleteItem", delete.key(), condition(delete), attributes);
        }
        if (request instanceof GetItemRequest get) {
            return row("GetItem", get.key(), "", attributes);
        }
        if (request instanceof QueryRequest query) {
            List<String> row = new ArrayList<>();
            row.add("Query");
            new TreeMap<>(query.expressionAttributeValues()).values().forEach(value -> row.add(value.s() + " …"));
            row.add("");
            return row;
        }
        throw new IllegalArgumentException("The tour sends no such request");
    }

    /** A delete is for an item of its type or for none, which is said in short. */
    private static String condition(DeleteItemRequest delete) {
        String type =
                delete.expressionAttributeValues().values().iterator().next().s();
        return "Type = " + type + " or none";
    }

    private static List<String> row(
            String operation, Map<String, AttributeValue> item, String condition, String... attributes) {
        List<String> row = new ArrayList<>();
        row.add(operation);
        for (String attribute : attributes) {
            row.add(text(item, attribute));
        }
        row.add(condition);
        return row;
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
