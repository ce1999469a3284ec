package io.keywright.runtime.item;

import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The rules for each value inside of another: no nulls, and what a document's own constructor throws gets a place. */
final class Elements {

    private static final String A_VALUE = "a value";

    private Elements() {}

    static <T> AttributeValue toValue(Converter<T> converter, @Nullable T value) {
        if (value == null) {
            throw new ConversionException(A_VALUE, "null");
        }
        return converter.toValue(value);
    }

    static <T> T fromValue(Converter<T> converter, @Nullable AttributeValue value) {
        if (value == null || Found.isAbsent(value)) {
            throw new ConversionException(A_VALUE, Found.NOTHING);
        }
        try {
            return converter.fromValue(value);
        } catch (ConversionException failure) {
            throw failure;
        } catch (RuntimeException thrown) {
            throw new ConversionException("what the constructor accepts", "what it refuses", thrown);
        }
    }
}
