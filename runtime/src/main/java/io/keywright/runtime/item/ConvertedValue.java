package io.keywright.runtime.item;

import io.keywright.annotation.ValueConverter;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What a converter of the developer's makes of a value, and what it throws on the way. */
final class ConvertedValue<T, S> implements Converter<T> {

    private final ValueConverter<T, S> converter;
    private final Converter<S> stored;

    ConvertedValue(ValueConverter<T, S> converter, Converter<S> stored) {
        this.converter = converter;
        this.stored = stored;
    }

    @Override
    public AttributeValue toValue(T value) {
        return stored.toValue(toStored(converter, value));
    }

    @Override
    public T fromValue(AttributeValue value) {
        return fromStored(converter, stored.fromValue(value));
    }

    static <T, S> S toStored(ValueConverter<T, S> converter, T value) {
        S content;
        try {
            content = converter.toStored(value);
        } catch (RuntimeException thrown) {
            throw refusal(thrown);
        }
        if (content == null) {
            throw Refusals.of("what the converter makes a value of", "what it makes null of");
        }
        return content;
    }

    static <T, S> T fromStored(ValueConverter<T, S> converter, S content) {
        T value;
        try {
            value = converter.fromStored(content);
        } catch (RuntimeException thrown) {
            throw refusal(thrown);
        }
        if (value == null) {
            throw Refusals.of("what the converter makes a value of", "what it makes null of");
        }
        return value;
    }

    private static ConversionException refusal(RuntimeException thrown) {
        return new ConversionException("what the converter accepts", "what it refuses", thrown);
    }
}
