package io.keywright.runtime.item;

import io.keywright.annotation.ValueConverter;

/** What a converter of the developer's makes a text, a number or bytes of, so that DynamoDB has sets and maps of it. */
final class ConvertedScalar<T, S, C> extends ScalarConverter<T, C> {

    private final ValueConverter<T, S> converter;
    private final ScalarConverter<S, C> scalar;

    private ConvertedScalar(ValueConverter<T, S> converter, ScalarConverter<S, C> scalar) {
        super(scalar.stored(), scalar.expected());
        this.converter = converter;
        this.scalar = scalar;
    }

    static <T, S, C> ConvertedScalar<T, S, C> of(ValueConverter<T, S> converter, ScalarConverter<S, C> scalar) {
        return new ConvertedScalar<>(converter, scalar);
    }

    /** Nobody knows what the converter does. */
    @Override
    boolean canCoincide() {
        return true;
    }

    @Override
    C write(T value) {
        return scalar.write(ConvertedValue.toStored(converter, value));
    }

    @Override
    T read(C content) {
        return ConvertedValue.fromStored(converter, scalar.parse(content));
    }
}
