package io.keywright.runtime.item;

import io.keywright.runtime.error.ItemKey;
import io.keywright.runtime.error.UnmappableItemException;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Gives the attributes of an item or of a document as Java values. An attribute that holds NULL counts as absent. What
 * does not fit is refused with its path: as {@link UnmappableItemException} by the reader of an item, as {@link
 * ConversionException} by that of a document.
 */
public final class ItemReader {

    private final String structure;
    private final boolean document;
    private final Map<String, AttributeValue> attributes;

    /**
     * For the item of an entity.
     *
     * @param structure the entity's name, for errors
     */
    public ItemReader(String structure, Map<String, AttributeValue> item) {
        this(structure, item, false);
    }

    private ItemReader(String structure, Map<String, AttributeValue> attributes, boolean document) {
        this.structure = structure;
        this.attributes = attributes;
        this.document = document;
    }

    /**
     * For a document inside of an item.
     *
     * @param structure the document's name, for errors
     * @throws ConversionException if the value is no map (M)
     */
    public static ItemReader document(String structure, AttributeValue value) {
        if (!value.hasM()) {
            throw new ConversionException("a map (M) for " + structure, Found.kindOf(value));
        }
        return new ItemReader(structure, value.m(), true);
    }

    /** A property that must be there. */
    public <T> T required(String attribute, Converter<T> converter) {
        try {
            return Elements.fromValue(converter, attributes.get(attribute));
        } catch (ConversionException failure) {
            throw refusal(attribute, failure);
        }
    }

    /** A property that is null if it is absent. */
    public <T> @Nullable T nullable(String attribute, Converter<T> converter) {
        return isAbsent(attribute) ? null : required(attribute, converter);
    }

    /** A property that is empty if it is absent. */
    public <T> Optional<T> optional(String attribute, Converter<T> converter) {
        return isAbsent(attribute) ? Optional.empty() : Optional.of(required(attribute, converter));
    }

    /** A set, which is empty if it is absent. */
    public <T> Set<T> set(String attribute, Converter<Set<T>> converter) {
        return isAbsent(attribute) ? new LinkedHashSet<>() : required(attribute, converter);
    }

    /** A whole number that fits an int. */
    public int intValue(String attribute) {
        return required(attribute, Converters.INT);
    }

    /** A whole number that fits a long. */
    public long longValue(String attribute) {
        return required(attribute, Converters.LONG);
    }

    /** A whole number that fits a short. */
    public short shortValue(String attribute) {
        return required(attribute, Converters.SHORT);
    }

    /** A whole number that fits a byte. */
    public byte byteValue(String attribute) {
        return required(attribute, Converters.BYTE);
    }

    /** A number, as the nearest float. */
    public float floatValue(String attribute) {
        return required(attribute, Converters.FLOAT);
    }

    /** A number, as the nearest double. */
    public double doubleValue(String attribute) {
        return required(attribute, Converters.DOUBLE);
    }

    /** A truth value. */
    public boolean booleanValue(String attribute) {
        return required(attribute, Converters.BOOLEAN);
    }

    /** A text of one character. */
    public char charValue(String attribute) {
        return required(attribute, Converters.CHARACTER);
    }

    private boolean isAbsent(String attribute) {
        AttributeValue value = attributes.get(attribute);
        return value == null || Found.isAbsent(value);
    }

    private RuntimeException refusal(String attribute, ConversionException failure) {
        ConversionException placed = failure.in(attribute);
        return document
                ? placed
                : new UnmappableItemException(
                        structure,
                        ItemKey.UNKNOWN,
                        placed.path(),
                        placed.expected(),
                        placed.found(),
                        placed.getCause());
    }
}
