package io.keywright.runtime.item;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Arrays of objects as L. */
final class ArrayConverter<T> implements Converter<T[]> {

    private final Converter<T> element;
    private final Class<? super T> type;

    ArrayConverter(Converter<T> element, Class<? super T> type) {
        this.element = element;
        this.type = type;
    }

    @Override
    public AttributeValue toValue(T[] array) {
        List<AttributeValue> values = new ArrayList<>(array.length);
        for (T each : array) {
            try {
                values.add(Elements.toValue(element, each));
            } catch (RuntimeException failure) {
                throw Refusals.at(failure, values.size());
            }
        }
        return AttributeValue.createL(values);
    }

    @Override
    public T[] fromValue(AttributeValue value) {
        if (!Found.isList(value)) {
            throw Refusals.ofKind("a list (L)", value);
        }
        List<AttributeValue> values = value.l();
        T[] array = array(values.size());
        for (int index = 0; index < array.length; index++) {
            try {
                array[index] = Elements.fromValue(element, values.get(index));
            } catch (RuntimeException failure) {
                throw Refusals.at(failure, index);
            }
        }
        return array;
    }

    @SuppressWarnings("unchecked") // An array knows the class of its elements, and nothing of type arguments.
    private T[] array(int length) {
        return (T[]) Array.newInstance(type, length);
    }
}
