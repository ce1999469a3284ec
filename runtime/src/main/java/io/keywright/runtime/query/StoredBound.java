package io.keywright.runtime.query;

import io.keywright.runtime.error.InvalidKeyException;
import io.keywright.runtime.item.ConversionException;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.key.Placeholder;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A value that a query compares with a stored property, beside its part of the key. */
public final class StoredBound {

    private StoredBound() {}

    /**
     * The stored form.
     *
     * @param place where the value stands in a key; for errors
     * @throws InvalidKeyException if no item can hold the value: a number of more than 38 significant digits, or beyond
     *     9.9…E+125
     */
    public static <T> AttributeValue of(Placeholder place, Converter<T> converter, T value) {
        try {
            return converter.toValue(value);
        } catch (ConversionException failure) {
            throw place.refusal(
                    "cannot be stored (expected " + failure.expected() + ", found " + failure.found() + ")");
        }
    }
}
