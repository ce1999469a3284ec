package io.keywright.runtime.expression;

import io.keywright.runtime.error.InvalidExpressionException;
import io.keywright.runtime.item.ConversionException;
import io.keywright.runtime.item.Converter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A property of an entity, or of a document inside of it, as it is named in Java and as it is stored; what DynamoDB can
 * ask of it makes {@link Condition}s. Subclasses add what their stored form allows. Immutable.
 *
 * <p>A property without a value is stored by leaving its attribute out, so conditions know no null: {@link #notExists}
 * asks for that. Other programs may have written DynamoDB's NULL, which is read as null here, too, but exists, is equal
 * to no value, and is found by {@link #isType}. Values compare as they are stored: numbers by value, so that 1.0 is
 * 1.00; all else byte for byte, documents with every attribute in them.
 *
 * @param <E> the entity
 * @param <T> the property's type
 */
public class AttributeReference<E, T> {

    /** DynamoDB takes at most this many values in one IN. */
    private static final int MOST_IN = 100;

    private final AttributePath path;
    private final Converter<T> converter;

    /** A property of a type that has equality only. */
    public AttributeReference(AttributePath path, Converter<T> converter) {
        this.path = path;
        this.converter = converter;
    }

    /**
     * Equal to the value.
     *
     * @throws InvalidExpressionException if the value cannot be stored
     */
    public Condition<E> eq(T value) {
        return test(Question.comparison("=", stored(value)));
    }

    /** Not equal to the value, or without one; throws what {@link #eq} throws. */
    public Condition<E> ne(T value) {
        AttributeValue stored = stored(value);
        return path.variants().size() == 1
                ? test(Question.comparison("<>", stored))
                : test(Question.comparison("=", stored)).not();
    }

    /**
     * Equal to one of the values; throws what {@link #eq} throws.
     *
     * @throws InvalidExpressionException if there is none, or more than the 100 that DynamoDB takes
     */
    public final Condition<E> in(Collection<? extends T> values) {
        if (values.isEmpty() || values.size() > MOST_IN) {
            throw new InvalidExpressionException(
                    path + " is compared with " + values.size() + " values, where DynamoDB takes 1 to " + MOST_IN + ".",
                    null);
        }
        List<AttributeValue> stored = new ArrayList<>(values.size());
        for (T value : values) {
            stored.add(stored(value));
        }
        return test(Question.in(stored));
    }

    /** Equal to one of the values; throws what {@link #in(Collection)} throws. */
    @SafeVarargs
    public final Condition<E> in(T... values) {
        List<T> list = new ArrayList<>(values.length);
        for (T value : values) {
            list.add(value);
        }
        return in(list);
    }

    /** There, be it as NULL. */
    public final Condition<E> exists() {
        return path.variants().size() == 1
                ? test(Question.function("attribute_exists"))
                : notExists().not();
    }

    /** Not there, not even as NULL. */
    public final Condition<E> notExists() {
        return Tested.ofAll(path, Question.function("attribute_not_exists"));
    }

    /** Stored as this type. */
    public final Condition<E> isType(StoredType type) {
        return test(Question.function("attribute_type", AttributeValue.createS(type.descriptor())));
    }

    /** The properties from the entity inwards: {@code address.country}, {@code lines[2].price}. */
    public final String path() {
        return path.toString();
    }

    /** The present stored names from the item inwards; positions in lists as {@code [2]}. */
    public final List<String> storedPath() {
        return path.stored().names();
    }

    /**
     * The value in an item; null for none.
     *
     * @throws ConversionException if it is stored otherwise than the property is
     */
    public final @Nullable T valueIn(Map<String, AttributeValue> item) {
        AttributeValue value = path.in(item);
        return value == null || Boolean.TRUE.equals(value.nul()) ? null : converter.fromValue(value);
    }

    /** How the property is stored. */
    public final Converter<T> converter() {
        return converter;
    }

    @Override
    public final String toString() {
        return path.toString();
    }

    /** Where the property is. */
    final AttributePath location() {
        return path;
    }

    final Condition<E> test(Question question) {
        return Tested.of(path, question);
    }

    final AttributeValue stored(T value) {
        return stored(converter, value);
    }

    /** The value as it is read back: of a time to live, its whole seconds. */
    final T asRead(T value) {
        return converter.fromValue(stored(value));
    }

    final <V> AttributeValue stored(Converter<V> valueConverter, V value) {
        try {
            return valueConverter.toValue(Objects.requireNonNull(value, "value"));
        } catch (ConversionException failure) {
            throw new InvalidExpressionException(
                    path + " is compared with what it cannot hold: expected " + failure.expected() + ", found "
                            + failure.found() + ".",
                    failure);
        }
    }
}
