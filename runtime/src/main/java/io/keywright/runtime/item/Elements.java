package io.keywright.runtime.item;

import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The rules for each value inside of another: no nulls, and what constructors and converters throw gets a place. */
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
            throw value == null
                    ? new ConversionException(A_VALUE, Found.NOTHING)
                    : ConversionException.ofKind(A_VALUE, value);
        }
        try {
            return converter.fromValue(value);
        } catch (ConversionException failure) {
            throw failure.of(value);
        } catch (RuntimeException thrown) {
            throw new ConversionException("what its class or converter accepts", "what that refuses", thrown).of(value);
        }
    }
}
