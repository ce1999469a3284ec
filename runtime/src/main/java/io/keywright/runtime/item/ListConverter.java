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
            } catch (RuntimeException failure) {
                throw Refusals.at(failure, values.size());
            }
        }
        return AttributeValue.createL(values);
    }

    @Override
    public List<T> fromValue(AttributeValue value) {
        if (!Found.isList(value)) {
            throw Refusals.ofKind("a list (L)", value);
        }
        List<AttributeValue> stored = value.l();
        int size = stored.size();
        List<T> list = new ArrayList<>(size);
        for (int index = 0; index < size; index++) {
            try {
                list.add(Elements.fromValue(element, stored.get(index)));
            } catch (RuntimeException failure) {
                throw Refusals.at(failure, index);
            }
        }
        return list;
    }
}
