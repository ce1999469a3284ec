package io.keywright.runtime.operation;

import io.keywright.runtime.expression.Condition;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.mark.MarkedAttribute;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Versions of items: what is stored of them, and what writes ask. */
final class Versions {

    private static final AttributeValue NONE = AttributeValue.createN("0");

    private Versions() {}

    /** The version in an item; 0 if it has none. */
    static long in(MarkedAttribute version, Map<String, AttributeValue> item) {
        Long found = found(version, item);
        return found == null ? 0 : found;
    }

    /** The version in an item; null if it has none. */
    static @Nullable Long found(MarkedAttribute version, @Nullable Map<String, AttributeValue> item) {
        AttributeValue value = item == null ? null : version.in(item);
        return value == null || value.n() == null ? null : Converters.ofLong().fromValue(value);
    }

    /** That an item has this version; 0 is that of one that was written before its entity had versions. */
    static <T> Condition<T> is(MarkedAttribute version, long number) {
        Condition<T> exactly = version.is(AttributeValue.createN(Long.toString(number)));
        return number == 0 ? version.<T>is(null).or(version.is(NONE)) : exactly;
    }
}
