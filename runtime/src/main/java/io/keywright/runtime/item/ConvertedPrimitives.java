package io.keywright.runtime.item;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Arrays of primitives of which a developer's converter makes something else, as L. By reflection: seven classes more would
 * be slower to load than this is to run, and the converter boxes each element anyway.
 *
 * @param <A> the array
 * @param <E> its elements, boxed
 */
final class ConvertedPrimitives<A, E> implements Converter<A> {

    private final Converter<E> element;
    private final Class<A> type;

    ConvertedPrimitives(Converter<E> element, Class<A> type) {
        this.element = element;
        this.type = type;
    }

    @Override
    @SuppressWarnings("unchecked") // Generated code names the array's own elements.
    public AttributeValue toValue(A array) {
        int length = Array.getLength(array);
        List<AttributeValue> values = new ArrayList<>(length);
        for (int index = 0; index < length; index++) {
            try {
                values.add(Elements.toValue(element, (E) Array.get(array, index)));
            } catch (RuntimeException failure) {
                throw Refusals.at(failure, index);
            }
        }
        return AttributeValue.createL(values);
    }

    @Override
    public A fromValue(AttributeValue value) {
        if (!value.hasL()) {
            throw Refusals.ofKind("a list (L)", value);
        }
        List<AttributeValue> values = value.l();
        A array = type.cast(Array.newInstance(type.getComponentType(), values.size()));
        for (int index = 0; index < values.size(); index++) {
            try {
                Array.set(array, index, Elements.fromValue(element, values.get(index)));
            } catch (RuntimeException failure) {
                throw Refusals.at(failure, index);
            }
        }
        return array;
    }
}
