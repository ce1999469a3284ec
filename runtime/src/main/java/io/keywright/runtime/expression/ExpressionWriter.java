package io.keywright.runtime.expression;

import io.keywright.runtime.error.InvalidExpressionException;
import java.nio.charset.StandardCharsets;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** One expression of a request while it is written, held against DynamoDB's limits. */
final class ExpressionWriter {

    private static final int MOST_BYTES = 4096;
    private static final int MOST_OPERATORS = 300;
    private static final int DEEPEST_PATH = 32;

    private final String parameter;
    private final Placeholders placeholders;
    private final StringBuilder text = new StringBuilder();
    private int operators;

    /**
     * An empty expression.
     *
     * @param parameter of the request: {@code ConditionExpression}
     */
    ExpressionWriter(String parameter, Placeholders placeholders) {
        this.parameter = parameter;
        this.placeholders = placeholders;
    }

    ExpressionWriter text(String more) {
        text.append(more);
        return this;
    }

    ExpressionWriter path(StoredPath path) {
        if (path.depth() > DEEPEST_PATH) {
            throw refusal("has a document path of " + path.depth() + " levels, where DynamoDB takes " + DEEPEST_PATH);
        }
        text.append(path.in(placeholders));
        return this;
    }

    ExpressionWriter value(AttributeValue value) {
        text.append(placeholders.value(value));
        return this;
    }

    /** Counts operators and functions. */
    ExpressionWriter operators(int more) {
        operators += more;
        return this;
    }

    boolean isEmpty() {
        return text.isEmpty();
    }

    /** Adds a part that was written on its own. */
    ExpressionWriter section(ExpressionWriter section) {
        if (!section.isEmpty()) {
            text.append(text.isEmpty() ? "" : " ").append(section.text);
            operators += section.operators;
        }
        return this;
    }

    /** The expression; refused if it is larger than DynamoDB takes. */
    String finish() {
        if (operators > MOST_OPERATORS) {
            throw refusal("has " + operators + " operators and functions, where DynamoDB takes " + MOST_OPERATORS);
        }
        String expression = text.toString();
        int bytes = expression.getBytes(StandardCharsets.UTF_8).length;
        if (bytes > MOST_BYTES) {
            throw refusal("has " + bytes + " bytes, where DynamoDB takes " + MOST_BYTES);
        }
        return expression;
    }

    InvalidExpressionException refusal(String reason) {
        return new InvalidExpressionException("The request's " + parameter + " " + reason + ".", null);
    }
}
