package io.keywright.runtime.item;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Sets as SS, NS or BS. An L is read too, since that is how an empty set is written, and how older items may be. */
final class ScalarSetConverter<T, S> implements Converter<Set<T>> {

    private final ScalarConverter<T, S> element;
    private final SetConverter<T> list;

    ScalarSetConverter(ScalarConverter<T, S> element) {
        this.element = element;
        this.list = new SetConverter<>(element);
    }

    @Override
    public AttributeValue toValue(Set<T> set) {
        if (set.isEmpty()) {
            return list.toValue(set);
        }
        List<S> contents = new ArrayList<>(set.size());
        for (T each : set) {
            contents.add(write(each));
        }
        // DynamoDB would refuse a duplicate.
        return element.stored()
                .wrapSet(element.canCoincide() ? new ArrayList<>(new LinkedHashSet<>(contents)) : contents);
    }

    private S write(@Nullable T value) {
        if (value == null) {
            throw new ConversionException("a value", "null").inEntry();
        }
        try {
            return element.write(value);
        } catch (ConversionException failure) {
            throw failure.inEntry();
        }
    }

    @Override
    public Set<T> fromValue(AttributeValue value) {
        List<S> contents = element.stored().unwrapSet(value);
        if (contents == null) {
            if (!Found.isList(value)) {
                throw ConversionException.ofKind(element.stored().set(), value);
            }
            return list.fromValue(value);
        }
        Set<T> set = new LinkedHashSet<>(contents.size() * 2);
        for (S content : contents) {
            try {
                set.add(element.parse(content));
            } catch (ConversionException failure) {
                throw failure.inEntry();
            }
        }
        return set;
    }
}
