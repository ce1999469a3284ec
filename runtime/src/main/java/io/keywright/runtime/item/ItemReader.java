package io.keywright.runtime.item;

import io.keywright.runtime.error.UnmappableItemException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Gives the attributes of an item or of a document as Java values. An attribute that holds NULL counts as absent. What
 * does not fit is refused with its path: as {@link UnmappableItemException} by the reader of an item, as {@link
 * ConversionException} by that of a document.
 */
public final class ItemReader {

    private final Labels labels;
    private final Map<String, AttributeValue> attributes;

    /**
     * For the item of an entity.
     *
     * @param labels what errors call the entity
     */
    public ItemReader(Labels labels, Map<String, AttributeValue> item) {
        this.labels = labels;
        this.attributes = item;
    }

    /**
     * For a document inside of an item.
     *
     * @param labels what errors call the document
     * @throws ConversionException if the value is no map (M)
     */
    public static ItemReader document(Labels labels, AttributeValue value) {
        if (!value.hasM()) {
            throw ConversionException.ofKind("a map (M) for ".concat(labels.structure()), value);
        }
        return new ItemReader(labels, value.m());
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

    /** A whole number that fits an int, empty if it is absent. */
    public OptionalInt optionalInt(String attribute) {
        return isAbsent(attribute) ? OptionalInt.empty() : OptionalInt.of(intValue(attribute));
    }

    /** A whole number that fits a long, empty if it is absent. */
    public OptionalLong optionalLong(String attribute) {
        return isAbsent(attribute) ? OptionalLong.empty() : OptionalLong.of(longValue(attribute));
    }

    /** A number as the nearest double, empty if it is absent. */
    public OptionalDouble optionalDouble(String attribute) {
        return isAbsent(attribute) ? OptionalDouble.empty() : OptionalDouble.of(doubleValue(attribute));
    }

    /** A property that has another value if it is absent. */
    public <T> T orElse(String attribute, Converter<T> converter, T otherwise) {
        return isAbsent(attribute) ? otherwise : required(attribute, converter);
    }

    /** A list, which is empty if it is absent. */
    public <T> List<T> list(String attribute, Converter<List<T>> converter) {
        return isAbsent(attribute) ? new ArrayList<>() : required(attribute, converter);
    }

    /** A map, which is empty if it is absent. */
    public <K, V> Map<K, V> map(String attribute, Converter<Map<K, V>> converter) {
        return isAbsent(attribute) ? new LinkedHashMap<>() : required(attribute, converter);
    }

    /**
     * The name under which a renamed property is there: the present one if there is such an attribute, be it NULL, else the
     * first of the former ones.
     */
    public String stored(String attribute, String former) {
        return !attributes.containsKey(attribute) && attributes.containsKey(former) ? former : attribute;
    }

    /** As {@link #stored(String, String)}, for a property that was renamed more than once: the newest former name first. */
    public String stored(String attribute, String... formerly) {
        if (!attributes.containsKey(attribute)) {
            for (String former : formerly) {
                if (attributes.containsKey(former)) {
                    return former;
                }
            }
        }
        return attribute;
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

    /** The error for a tag that none of a sealed interface's documents has. */
    public RuntimeException unknownTag(String attribute) {
        return refusal(
                attribute,
                new ConversionException("the tag of a document of ".concat(labels.structure()), "another text (S)")
                        .of(attributes.get(attribute)));
    }

    private RuntimeException refusal(String attribute, ConversionException failure) {
        ConversionException placed = failure.in(labels.property(attribute), attribute);
        return labels.isDocument()
                ? placed
                : new UnmappableItemException(
                        labels.structure(),
                        labels.key(attributes),
                        placed.place(),
                        placed.expected(),
                        placed.found(),
                        placed.value(),
                        placed.getCause());
    }

    /**
     * The error for an entity that could not be built.
     *
     * @param thrown what came of reading a property, which is given back, or of the constructor or a setter
     */
    public RuntimeException refusal(RuntimeException thrown) {
        return thrown instanceof UnmappableItemException
                ? thrown
                : UnmappableItemException.unbuildable(labels.structure(), labels.key(attributes), thrown);
    }
}
