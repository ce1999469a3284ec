package io.keywright.runtime.item;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * How a value is stored and read back. {@link Converters} has those for the types of the JDK; each document's
 * generated mapper is one.
 *
 * @param <T> the value, never null
 */
public interface Converter<T> {

    /**
     * The stored form.
     *
     * @throws ConversionException if the value cannot be stored
     */
    AttributeValue toValue(T value);

    /**
     * The value of a stored form.
     *
     * @param value never a NULL, which counts as absent and is dealt with by the caller
     * @throws ConversionException if the stored form is of another type or its content does not fit
     */
    T fromValue(AttributeValue value);

    /** How many elements a value may have that is stored. */
    default int maxSize() {
        return Integer.MAX_VALUE;
    }
}
