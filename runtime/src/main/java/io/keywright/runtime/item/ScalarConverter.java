package io.keywright.runtime.item;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A value that DynamoDB holds as a text (S), a number (N) or bytes (B), and of which it can hold a set.
 *
 * @param <T> the value
 * @param <S> what the SDK gives for the stored form
 */
abstract class ScalarConverter<T, S> implements Converter<T> {

    private final Stored<S> stored;
    private final String expected;

    /** With the words for a stored form that fits: {@code "a number (N)"}. */
    ScalarConverter(Stored<S> stored, String expected) {
        this.stored = stored;
        this.expected = expected;
    }

    final String expected() {
        return expected;
    }

    final Stored<S> stored() {
        return stored;
    }

    /** Whether two values that are not equal can have one stored form, as 1.0 and 1.00 have. */
    boolean canCoincide() {
        return false;
    }

    /** Throws a {@link ConversionException} if the value cannot be stored. */
    abstract S write(T value);

    /** Throws any exception if the content does not fit. */
    abstract T read(S content);

    @Override
    public AttributeValue toValue(T value) {
        return stored.wrap(write(value));
    }

    @Override
    public final T fromValue(AttributeValue value) {
        S content = stored.unwrap(value);
        if (content == null) {
            throw Refusals.ofKind(expected, value);
        }
        return parse(content);
    }

    final T parse(S content) {
        try {
            return read(content);
        } catch (RuntimeException unfit) {
            throw Refusals.ofContent(unfit, expected, stored.unfit(), stored.wrap(content));
        }
    }
}
