package io.keywright.runtime.expression;

import io.keywright.runtime.error.InvalidExpressionException;
import io.keywright.runtime.item.Converter;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A property whose values sort as they are stored: numbers by value, times by time, texts, UUIDs and bytes by their
 * bytes, which for texts is the order of UTF-8 and of no language. Immutable.
 *
 * @param <E> the entity
 * @param <T> the property's type
 */
public class OrderedAttribute<E, T> extends AttributeReference<E, T> {

    /** A property of a type with an order. */
    public OrderedAttribute(AttributePath path, Converter<T> converter) {
        super(path, converter);
    }

    /** Less than the value; throws what {@link #eq} throws. */
    public final Condition<E> lt(T value) {
        return test(Question.comparison("<", stored(value)));
    }

    /** Less than the value or equal to it; throws what {@link #eq} throws. */
    public final Condition<E> le(T value) {
        return test(Question.comparison("<=", stored(value)));
    }

    /** Greater than the value; throws what {@link #eq} throws. */
    public final Condition<E> gt(T value) {
        return test(Question.comparison(">", stored(value)));
    }

    /** Greater than the value or equal to it; throws what {@link #eq} throws. */
    public final Condition<E> ge(T value) {
        return test(Question.comparison(">=", stored(value)));
    }

    /**
     * From one value to another, both included; throws what {@link #eq} throws.
     *
     * @throws InvalidExpressionException if the second value is below the first
     */
    public final Condition<E> between(T low, T high) {
        AttributeValue from = stored(low);
        AttributeValue to = stored(high);
        if (StoredOrder.compare(from, to) > 0) {
            throw new InvalidExpressionException(path() + " is held against bounds in the wrong order.", null);
        }
        return test(Question.between(from, to));
    }
}
