package io.keywright.runtime.item;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Numbers as text (S): the keys of maps. */
final class DigitsAsText<T> implements Converter<T> {

    private final ScalarConverter<T, ?> scalar;

    private DigitsAsText(ScalarConverter<T, ?> scalar) {
        this.scalar = scalar;
    }

    static <T> Converter<T> of(Converter<T> converter) {
        if (converter instanceof ScalarConverter<T, ?> scalar) {
            if (scalar.stored() == Stored.TEXT) {
                return converter;
            }
            if (scalar.stored() == Stored.NUMBER) {
                return new DigitsAsText<>(scalar);
            }
        }
        throw new IllegalArgumentException("only what is stored as S or N has a text");
    }

    @Override
    public AttributeValue toValue(T value) {
        return AttributeValue.createS(scalar.toValue(value).n());
    }

    @Override
    public T fromValue(AttributeValue value) {
        String digits = value.s();
        if (digits == null) {
            throw Refusals.ofKind("digits as text (S)", value);
        }
        return scalar.fromValue(AttributeValue.createN(digits));
    }
}
