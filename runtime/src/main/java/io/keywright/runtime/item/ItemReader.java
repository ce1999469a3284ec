package io.keywright.runtime.item;

import java.math.BigDecimal;
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
 * does not fit is refused with its path: as {@link io.keywright.runtime.error.UnmappableItemException} by the reader of
 * an item, as {@link ConversionException} by that of a document.
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
        if (!Found.isMap(value)) {
            throw ConversionException.ofKind("a map (M) for ".concat(labels.structure()), value);
        }
        return new ItemReader(labels, value.m());
    }

    /** A property that must be there. */
    public <T> T required(String attribute, Converter<T> converter) {
        return required(labels, attributes, attribute, converter);
    }

    /** Static as all that is seldom called: so no reader gets away, and the compiler need not make one at all. */
    private static <T> T required(
            Labels labels, Map<String, AttributeValue> attributes, String attribute, Converter<T> converter) {
        try {
            return Elements.fromValue(converter, attributes.get(attribute));
        } catch (ConversionException failure) {
            throw Refusals.ofReading(labels, attributes, attribute, failure);
        }
    }

    /** A text that must be there. */
    public String string(String attribute) {
        AttributeValue value = attributes.get(attribute);
        String text = value == null ? null : value.s();
        return text == null ? required(labels, attributes, attribute, Converters.ofString()) : text;
    }

    /** A text that is null if it is absent. */
    public @Nullable String stringOrNull(String attribute) {
        AttributeValue value = attributes.get(attribute);
        String text = value == null ? null : value.s();
        return value == null || text != null ? text : nullable(labels, attributes, attribute, Converters.ofString());
    }

    /** A decimal number that must be there. */
    public BigDecimal decimal(String attribute) {
        String digits = digits(attribute);
        BigDecimal plain = digits == null ? null : DecimalText.plain(digits);
        return plain == null ? required(labels, attributes, attribute, Converters.ofBigDecimal()) : plain;
    }

    /** A property that is null if it is absent. */
    public <T> @Nullable T nullable(String attribute, Converter<T> converter) {
        return nullable(labels, attributes, attribute, converter);
    }

    private static <T> @Nullable T nullable(
            Labels labels, Map<String, AttributeValue> attributes, String attribute, Converter<T> converter) {
        AttributeValue value = attributes.get(attribute);
        return value == null || Found.isAbsent(value) ? null : required(labels, attributes, attribute, converter);
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
        long plain = plain(attribute);
        return plain == (int) plain ? (int) plain : required(labels, attributes, attribute, Converters.ofInt());
    }

    /** A whole number that fits a long. */
    public long longValue(String attribute) {
        long plain = plain(attribute);
        return plain == WholeNumbers.NOT_PLAIN ? required(labels, attributes, attribute, Converters.ofLong()) : plain;
    }

    private long plain(String attribute) {
        String digits = digits(attribute);
        return digits == null ? WholeNumbers.NOT_PLAIN : WholeNumbers.plain(digits);
    }

    private @Nullable String digits(String attribute) {
        AttributeValue value = attributes.get(attribute);
        return value == null ? null : value.n();
    }

    /** A whole number that fits a short. */
    public short shortValue(String attribute) {
        return required(attribute, Converters.ofShort());
    }

    /** A whole number that fits a byte. */
    public byte byteValue(String attribute) {
        return required(attribute, Converters.ofByte());
    }

    /** A number, as the nearest float. */
    public float floatValue(String attribute) {
        return required(attribute, Converters.ofFloat());
    }

    /** A number, as the nearest double. */
    public double doubleValue(String attribute) {
        return required(attribute, Converters.ofDouble());
    }

    /** A truth value. */
    public boolean booleanValue(String attribute) {
        AttributeValue value = attributes.get(attribute);
        Boolean content = value == null ? null : value.bool();
        return content == null ? required(labels, attributes, attribute, Converters.ofBoolean()) : content;
    }

    /** A text of one character. */
    public char charValue(String attribute) {
        return required(attribute, Converters.ofCharacter());
    }

    private boolean isAbsent(String attribute) {
        AttributeValue value = attributes.get(attribute);
        return value == null || Found.isAbsent(value);
    }

    /** The error for a tag that none of a sealed interface's documents has. */
    public RuntimeException unknownTag(String attribute) {
        return Refusals.ofReading(
                labels,
                attributes,
                attribute,
                new ConversionException("the tag of a document of ".concat(labels.structure()), "another text (S)")
                        .of(attributes.get(attribute)));
    }

    /**
     * The error for an entity that could not be built.
     *
     * @param labels what errors call the entity
     * @param thrown what came of reading a property, which is given back, or of the constructor or a setter
     */
    public static RuntimeException refusal(
            Labels labels, Map<String, AttributeValue> attributes, RuntimeException thrown) {
        return Refusals.ofBuilding(labels, attributes, thrown);
    }
}
