package io.keywright.runtime.item;

import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Lists as L. */
final class ListConverter<T> implements Converter<List<T>> {

    private final Converter<T> element;

    ListConverter(Converter<T> element) {
        this.element = element;
    }

    @Override
    public AttributeValue toValue(List<T> list) {
        List<AttributeValue> values = new ArrayList<>(list.size());
        for (T each : list) {
            try {
                values.add(Elements.toValue(element, each));
            } catch (ConversionException failure) {
                throw failure.at(values.size());
            }
        }
        return AttributeValue.createL(values);
    }

    @Override
    public List<T> fromValue(AttributeValue value) {
        if (!value.hasL()) {
            throw ConversionException.ofKind("a list (L)", value);
        }
        List<T> list = new ArrayList<>(value.l().size());
        for (AttributeValue each : value.l()) {
            try {
                list.add(Elements.fromValue(element, each));
            } catch (ConversionException failure) {
                throw failure.at(list.size());
            }
        }
        return list;
    }
}
