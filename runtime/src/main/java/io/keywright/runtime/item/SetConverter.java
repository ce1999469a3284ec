package io.keywright.runtime.item;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Sets of what DynamoDB has no sets of, as L. */
final class SetConverter<T> implements Converter<Set<T>> {

    private final Converter<T> element;

    SetConverter(Converter<T> element) {
        this.element = element;
    }

    @Override
    public AttributeValue toValue(Set<T> set) {
        List<AttributeValue> values = new ArrayList<>(set.size());
        for (T each : set) {
            try {
                values.add(Elements.toValue(element, each));
            } catch (RuntimeException failure) {
                throw Refusals.inEntry(failure);
            }
        }
        return AttributeValue.createL(values);
    }

    @Override
    public Set<T> fromValue(AttributeValue value) {
        if (!Found.isList(value)) {
            throw Refusals.ofKind("a list (L)", value);
        }
        Set<T> set = new LinkedHashSet<>(value.l().size() * 2);
        for (AttributeValue each : value.l()) {
            try {
                set.add(Elements.fromValue(element, each));
            } catch (RuntimeException failure) {
                throw Refusals.inEntry(failure);
            }
        }
        return set;
    }
}
