package io.keywright.runtime.expression;

import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An expression with names and values in place of its placeholders. */
final class Resolved {

    private static final Pattern PLACEHOLDER = Pattern.compile("[#:][nv][0-9]+");

    private Resolved() {}

    static String text(String expression, Placeholders placeholders) {
        return PLACEHOLDER
                .matcher(expression)
                .replaceAll(match -> match.group().startsWith("#")
                        ? Objects.requireNonNull(placeholders.names()).get(match.group())
                        : shown(Objects.requireNonNull(placeholders.values()), match.group()));
    }

    private static String shown(Map<String, AttributeValue> values, String placeholder) {
        AttributeValue value = Objects.requireNonNull(values.get(placeholder));
        return switch (value.type()) {
            case S -> "S(" + value.s() + ")";
            case N -> "N(" + value.n() + ")";
            case BOOL -> "BOOL(" + value.bool() + ")";
            default -> value.type().name();
        };
    }
}
