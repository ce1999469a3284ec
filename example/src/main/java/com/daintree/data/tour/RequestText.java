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

/** Requests as a person reads them. The names stand where the request has placeholders; the values stay apart. */
final class RequestText {

    private static final Pattern NAME = Pattern.compile("#\\w+");

    private RequestText() {}

    /** A request that reads, with everything that decides what comes back. */
    static List<Part> parts(DynamoDbRequest request) {
        if (request instanceof GetItemRequest get) {
            return List.of(new Part("request", "GetItem"), new Part("key", key(get.key())));
        }
        if (request instanceof QueryRequest query) {
            return parts(query);
        }
        throw new IllegalArgumentException("The tour reads by GetItem and Query only");
    }

    /** A request that writes, in one line. */
    static String line(DynamoDbRequest request) {
        if (request instanceof PutItemRequest put) {
            String condition = put.conditionExpression();
            String suffix = condition == null ? "" : "  if " + named(condition, put.expressionAttributeNames());
            return "PutItem     " + key(put.item()) + suffix;
        }
        if (request instanceof DeleteItemRequest delete) {
            return "DeleteItem  " + key(delete.key());
        }
        if (request instanceof GetItemRequest get) {
            return "GetItem     " + key(get.key());
        }
        if (request instanceof QueryRequest query) {
            String index = query.indexName();
            return "Query       of " + (index == null ? "the table" : index);
        }
        throw new IllegalArgumentException("The tour sends no such request");
    }

    private static List<Part> parts(QueryRequest query) {
        Map<String, String> names = query.expressionAttributeNames();
        List<Part> parts = new ArrayList<>();
        parts.add(new Part("request", "Query of " + place(query)));
        parts.add(new Part("keys", named(query.keyConditionExpression(), names)));
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

    private static String key(Map<String, AttributeValue> item) {
        return "PK = " + Values.quoted(attribute(item, "PK")) + ", SK = " + Values.quoted(attribute(item, "SK"));
    }

    private static AttributeValue attribute(Map<String, AttributeValue> item, String name) {
        AttributeValue value = item.get(name);
        if (value == null) {
            throw new IllegalArgumentException("No key without " + name);
        }
        return value;
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
