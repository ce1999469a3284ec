package io.keywright.runtime.item;

import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The rules for each value inside of another: no nulls, and what constructors and converters throw gets a place. */
final class Elements {

    private static final String A_VALUE = "a value";

    private Elements() {}

    static <T> AttributeValue toValue(Converter<T> converter, @Nullable T value) {
        if (value == null) {
            throw Refusals.of(A_VALUE, "null");
        }
        return converter.toValue(value);
    }

    static <T> T fromValue(Converter<T> converter, @Nullable AttributeValue value) {
        if (value == null || Found.isAbsent(value)) {
            throw Refusals.ofAbsent(A_VALUE, value);
        }
        try {
            return converter.fromValue(value);
        } catch (RuntimeException thrown) {
            throw Refusals.ofElement(thrown, value);
        }
    }
}
