package io.keywright.runtime.item;

import io.keywright.runtime.error.ItemKey;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
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
 * What a mapper knows of its entity or document: what errors call it, its properties and its items. Gives the attributes
 * of an item, or of a document's map, as Java values. An attribute that holds NULL counts as absent. What does not fit is
 * refused with its path: of an entity as {@link io.keywright.runtime.error.UnmappableItemException}, of a document as
 * {@link ConversionException}.
 *
 * <p>Made once for each generated mapper, which does not change it after that; it holds no item, so that reading one
 * leaves no object but what is read.
 */
public final class Structure {

    private final String name;
    private final @Nullable String partitionKey;
    private final @Nullable String sortKey;
    private final Map<String, String> properties = new HashMap<>(0);

    private Structure(String name, @Nullable String partitionKey, @Nullable String sortKey) {
        this.name = name;
        this.partitionKey = partitionKey;
        this.sortKey = sortKey;
    }

    /**
     * An entity.
     *
     * @param name that of its class
     * @param partitionKey the attribute of its items' partition key
     * @param sortKey the attribute of their sort key; null if the table has none
     */
    public static Structure ofEntity(String name, String partitionKey, @Nullable String sortKey) {
        return new Structure(name, partitionKey, sortKey);
    }

    /** A document, by the name of its class. */
    public static Structure ofDocument(String name) {
        return new Structure(name, null, null);
    }

    /** Names the property that is stored under another name than its own. */
    public Structure property(String attribute, String property) {
        properties.put(attribute, property);
        return this;
    }

    /**
     * The attributes of a document.
     *
     * @throws ConversionException if the value is no map (M)
     */
    public Map<String, AttributeValue> map(AttributeValue value) {
        if (!Found.isMap(value)) {
            throw Refusals.ofKind("a map (M) for ".concat(name), value);
        }
        return value.m();
    }

    /** A property that must be there. */
    public <T> T required(Map<String, AttributeValue> item, String attribute, Converter<T> converter) {
        try {
            return Elements.fromValue(converter, item.get(attribute));
        } catch (RuntimeException failure) {
            throw Refusals.ofReading(this, item, attribute, failure);
        }
    }

    /** A text that must be there. */
    public String string(Map<String, AttributeValue> item, String attribute) {
        AttributeValue value = item.get(attribute);
        String text = value == null ? null : value.s();
        return text == null ? required(item, attribute, Converters.ofString()) : text;
    }

    /** A text that is null if it is absent. */
    public @Nullable String stringOrNull(Map<String, AttributeValue> item, String attribute) {
        AttributeValue value = item.get(attribute);
        String text = value == null ? null : value.s();
        return value == null || text != null ? text : nullable(item, attribute, Converters.ofString());
    }

    /** A decimal number that must be there. */
    public BigDecimal decimal(Map<String, AttributeValue> item, String attribute) {
        String digits = digits(item, attribute);
        BigDecimal plain = digits == null ? null : DecimalText.plain(digits);
        return plain == null ? required(item, attribute, Converters.ofBigDecimal()) : plain;
    }

    /** A property that is null if it is absent. */
    public <T> @Nullable T nullable(Map<String, AttributeValue> item, String attribute, Converter<T> converter) {
        return isAbsent(item, attribute) ? null : required(item, attribute, converter);
    }

    /** A property that is empty if it is absent. */
    public <T> Optional<T> optional(Map<String, AttributeValue> item, String attribute, Converter<T> converter) {
        return isAbsent(item, attribute) ? Optional.empty() : Optional.of(required(item, attribute, converter));
    }

    /** A set, which is empty if it is absent. */
    public <T> Set<T> set(Map<String, AttributeValue> item, String attribute, Converter<Set<T>> converter) {
        return isAbsent(item, attribute) ? new LinkedHashSet<>() : required(item, attribute, converter);
    }

    /** A whole number that fits an int, empty if it is absent. */
    public OptionalInt optionalInt(Map<String, AttributeValue> item, String attribute) {
        return isAbsent(item, attribute) ? OptionalInt.empty() : OptionalInt.of(intValue(item, attribute));
    }

    /** A whole number that fits a long, empty if it is absent. */
    public OptionalLong optionalLong(Map<String, AttributeValue> item, String attribute) {
        return isAbsent(item, attribute) ? OptionalLong.empty() : OptionalLong.of(longValue(item, attribute));
    }

    /** A number as the nearest double, empty if it is absent. */
    public OptionalDouble optionalDouble(Map<String, AttributeValue> item, String attribute) {
        return isAbsent(item, attribute) ? OptionalDouble.empty() : OptionalDouble.of(doubleValue(item, attribute));
    }

    /** A property that has another value if it is absent. */
    public <T> T orElse(Map<String, AttributeValue> item, String attribute, Converter<T> converter, T otherwise) {
        return isAbsent(item, attribute) ? otherwise : required(item, attribute, converter);
    }

    /** A list, which is empty if it is absent. */
    public <T> List<T> list(Map<String, AttributeValue> item, String attribute, Converter<List<T>> converter) {
        return isAbsent(item, attribute) ? new ArrayList<>() : required(item, attribute, converter);
    }

    /** A map, which is empty if it is absent. */
    public <K, V> Map<K, V> map(Map<String, AttributeValue> item, String attribute, Converter<Map<K, V>> converter) {
        return isAbsent(item, attribute) ? new LinkedHashMap<>() : required(item, attribute, converter);
    }

    /**
     * The name under which a renamed property is there: the present one if there is such an attribute, be it NULL, else the
     * first of the former ones.
     */
    public String stored(Map<String, AttributeValue> item, String attribute, String former) {
        return !item.containsKey(attribute) && item.containsKey(former) ? former : attribute;
    }

    /** As {@link #stored(Map, String, String)}, for a property that was renamed more than once: the newest former name first. */
    public String stored(Map<String, AttributeValue> item, String attribute, String... formerly) {
        if (!item.containsKey(attribute)) {
            for (String former : formerly) {
                if (item.containsKey(former)) {
                    return former;
                }
            }
        }
        return attribute;
    }

    /** A whole number that fits an int. */
    public int intValue(Map<String, AttributeValue> item, String attribute) {
        long plain = plain(item, attribute);
        return plain == (int) plain ? (int) plain : required(item, attribute, Converters.ofInt());
    }

    /** A whole number that fits a long. */
    public long longValue(Map<String, AttributeValue> item, String attribute) {
        long plain = plain(item, attribute);
        return plain == DecimalText.NOT_WHOLE ? required(item, attribute, Converters.ofLong()) : plain;
    }

    private long plain(Map<String, AttributeValue> item, String attribute) {
        String digits = digits(item, attribute);
        return digits == null ? DecimalText.NOT_WHOLE : DecimalText.whole(digits);
    }

    private @Nullable String digits(Map<String, AttributeValue> item, String attribute) {
        AttributeValue value = item.get(attribute);
        return value == null ? null : value.n();
    }

    /** A whole number that fits a short. */
    public short shortValue(Map<String, AttributeValue> item, String attribute) {
        return required(item, attribute, Converters.ofShort());
    }

    /** A whole number that fits a byte. */
    public byte byteValue(Map<String, AttributeValue> item, String attribute) {
        return required(item, attribute, Converters.ofByte());
    }

    /** A number, as the nearest float. */
    public float floatValue(Map<String, AttributeValue> item, String attribute) {
        return required(item, attribute, Converters.ofFloat());
    }

    /** A number, as the nearest double. */
    public double doubleValue(Map<String, AttributeValue> item, String attribute) {
        return required(item, attribute, Converters.ofDouble());
    }

    /** A truth value. */
    public boolean booleanValue(Map<String, AttributeValue> item, String attribute) {
        AttributeValue value = item.get(attribute);
        Boolean content = value == null ? null : value.bool();
        return content == null ? required(item, attribute, Converters.ofBoolean()) : content;
    }

    /** A text of one character. */
    public char charValue(Map<String, AttributeValue> item, String attribute) {
        return required(item, attribute, Converters.ofCharacter());
    }

    private boolean isAbsent(Map<String, AttributeValue> item, String attribute) {
        AttributeValue value = item.get(attribute);
        return value == null || Found.isAbsent(value);
    }

    /** The error for a tag that none of a sealed interface's documents has. */
    public RuntimeException unknownTag(Map<String, AttributeValue> item, String attribute) {
        return Refusals.ofReading(
                this, item, attribute, Refusals.of("the tag of a document of ".concat(name), "another text (S)"));
    }

    /**
     * The error for an entity that could not be built.
     *
     * @param thrown what came of reading a property, which is given back, or of the constructor or a setter
     */
    public RuntimeException refusal(Map<String, AttributeValue> item, RuntimeException thrown) {
        return Refusals.ofBuilding(this, item, thrown);
    }

    String name() {
        return name;
    }

    boolean isDocument() {
        return partitionKey == null;
    }

    String property(String attribute) {
        return properties.getOrDefault(attribute, attribute);
    }

    /** The key of an item, as far as it is there. */
    ItemKey key(Map<String, AttributeValue> item) {
        String partition = text(partitionKey, item);
        return partition == null ? ItemKey.UNKNOWN : ItemKey.of(partition, text(sortKey, item), false);
    }

    private static @Nullable String text(@Nullable String attribute, Map<String, AttributeValue> item) {
        AttributeValue value = attribute == null ? null : item.get(attribute);
        return value == null ? null : value.s();
    }
}
