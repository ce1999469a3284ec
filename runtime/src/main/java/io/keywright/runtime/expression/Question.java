package io.keywright.runtime.expression;

import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What is asked of one path, as the texts around the path and the values. Immutable. */
final class Question {

    private final String before;
    private final String behind;
    private final List<AttributeValue> values;
    private final String separator;
    private final String end;
    private final int operators;

    private Question(
            String before, String behind, List<AttributeValue> values, String separator, String end, int operators) {
        this.before = before;
        this.behind = behind;
        this.values = values;
        this.separator = separator;
        this.end = end;
        this.operators = operators;
    }

    /** {@code path = value}, or another operator. */
    static Question comparison(String operator, AttributeValue value) {
        return new Question("", " " + operator + " ", List.of(value), "", "", 1);
    }

    static Question between(AttributeValue low, AttributeValue high) {
        return new Question("", " BETWEEN ", List.of(low, high), " AND ", "", 1);
    }

    static Question in(List<AttributeValue> values) {
        return new Question("", " IN (", values, ", ", ")", 1);
    }

    /** {@code attribute_exists(path)}. */
    static Question function(String name) {
        return new Question(name + "(", ")", List.of(), "", "", 1);
    }

    /** {@code begins_with(path, value)}. */
    static Question function(String name, AttributeValue argument) {
        return new Question(name + "(", ", ", List.of(argument), "", ")", 1);
    }

    /** The same of the path's size. */
    Question ofSize() {
        return new Question("size(" + before, ")" + behind, values, separator, end, operators + 1);
    }

    void write(StoredPath path, ExpressionWriter to) {
        to.text(before).path(path).text(behind);
        for (int i = 0; i < values.size(); i++) {
            to.text(i == 0 ? "" : separator).value(values.get(i));
        }
        to.text(end).operators(operators);
    }
}
