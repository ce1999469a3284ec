package io.keywright.tools.output;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** Says what a request asks for, with names and values in their places, and as a call of the AWS command line. */
public final class Explanation {

    private Explanation() {}

    /** The lines about a Query. */
    public static List<String> of(QueryRequest request) {
        Map<String, String> names = request.expressionAttributeNames();
        Map<String, AttributeValue> values = request.expressionAttributeValues();
        return Stream.of(
                        "Query",
                        line("table", request.tableName()),
                        line("index", request.indexName()),
                        line("key condition", filled(request.keyConditionExpression(), names, values)),
                        line("filter", filled(request.filterExpression(), names, values)),
                        line("projection", filled(request.projectionExpression(), names, values)),
                        line("order", Boolean.FALSE.equals(request.scanIndexForward()) ? "descending" : "ascending"),
                        line("limit", request.limit()),
                        line("consistent", request.consistentRead()),
                        line(
                                "begins after",
                                request.hasExclusiveStartKey() ? ItemJson.write(request.exclusiveStartKey()) : null),
                        "",
                        command(request))
                .filter(line -> line != null)
                .toList();
    }

    /** The lines about a GetItem. */
    public static List<String> of(GetItemRequest request) {
        return Stream.of(
                        "GetItem",
                        line("table", request.tableName()),
                        line("key", ItemJson.write(request.key())),
                        line("consistent", request.consistentRead()),
                        "",
                        "aws dynamodb get-item --table-name " + quoted(request.tableName()) + " --key "
                                + quoted(ItemJson.write(request.key()))
                                + (Boolean.TRUE.equals(request.consistentRead()) ? " --consistent-read" : ""))
                .filter(line -> line != null)
                .toList();
    }

    private static String command(QueryRequest request) {
        StringBuilder command = new StringBuilder("aws dynamodb query");
        option(command, "--table-name", request.tableName());
        option(command, "--index-name", request.indexName());
        option(command, "--key-condition-expression", request.keyConditionExpression());
        option(command, "--filter-expression", request.filterExpression());
        option(command, "--projection-expression", request.projectionExpression());
        if (request.hasExpressionAttributeNames()) {
            JsonText names = new JsonText().open('{');
            request.expressionAttributeNames()
                    .forEach((name, attribute) -> names.name(name).text(attribute));
            option(command, "--expression-attribute-names", names.close('}').toString());
        }
        if (request.hasExpressionAttributeValues()) {
            option(command, "--expression-attribute-values", ItemJson.write(request.expressionAttributeValues()));
        }
        if (Boolean.FALSE.equals(request.scanIndexForward())) {
            command.append(" --no-scan-index-forward");
        }
        if (request.limit() != null) {
            command.append(" --max-items ").append(request.limit());
        }
        return command.toString();
    }

    private static void option(StringBuilder command, String name, @Nullable String value) {
        if (value != null) {
            command.append(' ').append(name).append(' ').append(quoted(value));
        }
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }

    private static @Nullable String line(String name, @Nullable Object value) {
        return value == null ? null : String.format("  %-14s %s", name, value);
    }

    /** Longer placeholders first, since {@code :1} stands at the head of {@code :10}. */
    private static @Nullable String filled(
            @Nullable String expression, Map<String, String> names, Map<String, AttributeValue> values) {
        if (expression == null) {
            return null;
        }
        StringBuilder filled = new StringBuilder();
        List<String> placeholders = Stream.concat(names.keySet().stream(), values.keySet().stream())
                .sorted(Comparator.comparing(String::length).reversed())
                .toList();
        int at = 0;
        while (at < expression.length()) {
            int from = at;
            String found = placeholders.stream()
                    .filter(placeholder -> expression.startsWith(placeholder, from))
                    .findFirst()
                    .orElse(null);
            if (found == null) {
                filled.append(expression.charAt(at++));
            } else {
                AttributeValue value = values.get(found);
                filled.append(value == null ? names.get(found) : shown(value));
                at += found.length();
            }
        }
        return filled.toString();
    }

    private static String shown(AttributeValue value) {
        return value.s() == null
                ? ItemJson.write(Map.of("value", value))
                : new JsonText().text(value.s()).toString();
    }
}
