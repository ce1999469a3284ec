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

    ScalarSetConverter(ScalarConverter<T, S> element) {
        this.element = element;
    }

    @Override
    public AttributeValue toValue(Set<T> set) {
        if (set.isEmpty()) {
            return list().toValue(set);
        }
        List<S> contents = new ArrayList<>(set.size());
        for (T each : set) {
            contents.add(write(each));
        }
        // DynamoDB would refuse a duplicate.
        return element.stored()
                .wrapSet(element.canCoincide() ? new ArrayList<>(new LinkedHashSet<>(contents)) : contents);
    }

    /** Made where it is needed, which is seldom. */
    private SetConverter<T> list() {
        return new SetConverter<>(element);
    }

    private S write(@Nullable T value) {
        if (value == null) {
            throw Refusals.inEntry(Refusals.of("a value", "null"));
        }
        try {
            return element.write(value);
        } catch (RuntimeException failure) {
            throw Refusals.inEntry(failure);
        }
    }

    @Override
    public Set<T> fromValue(AttributeValue value) {
        List<S> contents = element.stored().unwrapSet(value);
        if (contents == null) {
            if (!Found.isList(value)) {
                throw Refusals.ofKind(element.stored().set(), value);
            }
            return list().fromValue(value);
        }
        Set<T> set = new LinkedHashSet<>(contents.size() * 2);
        for (S content : contents) {
            try {
                set.add(element.parse(content));
            } catch (RuntimeException failure) {
                throw Refusals.inEntry(failure);
            }
        }
        return set;
    }
}
