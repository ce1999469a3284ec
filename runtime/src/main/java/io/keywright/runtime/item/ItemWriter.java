package io.keywright.runtime.item;

import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.text.Utf8;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Collects the attributes of an entity's item or of a document. What cannot be stored is refused with its path: as
 * {@link io.keywright.runtime.error.InvalidEntityException} by the writer of an item, as {@link ConversionException} by
 * that of a document. Each attribute is written once.
 */
public final class ItemWriter {

    private static final AttributeValue TRUE = AttributeValue.createBool(true);
    private static final AttributeValue FALSE = AttributeValue.createBool(false);

    private final Structure structure;
    private final Map<String, AttributeValue> attributes;

    /**
     * For the item of an entity.
     *
     * @param structure what errors call the entity
     * @param capacity how many attributes are expected
     */
    public ItemWriter(Structure structure, int capacity) {
        this(structure, new HashMap<>(capacity * 4 / 3 + 1));
    }

    private ItemWriter(Structure structure, Map<String, AttributeValue> attributes) {
        this.structure = structure;
        this.attributes = attributes;
    }

    /**
     * For a document inside of an item.
     *
     * @param structure what errors call the document
     * @param capacity how many attributes are expected
     */
    public static ItemWriter document(Structure structure, int capacity) {
        return new ItemWriter(structure, new Fields(capacity));
    }

    /** The primary key in a table without a sort key. */
    public void key(String partitionKey, PrimaryKey<?> key) {
        put(partitionKey, key.partition());
    }

    /** The primary key. */
    public void key(String partitionKey, String sortKey, PrimaryKey<?> key) {
        put(partitionKey, sortKey, key.partition(), key.sort());
    }

    /** The key in a global index without a sort key. */
    public void key(String partitionKey, IndexKey key) {
        put(partitionKey, key.partition());
    }

    /** The key in a global index. */
    public void key(String partitionKey, String sortKey, IndexKey key) {
        put(partitionKey, sortKey, key.partition(), key.sort());
    }

    /** The key in a local index, whose partition key is the table's. */
    public void localKey(String sortKey, IndexKey key) {
        put(sortKey, key.sort());
    }

    /** Where both parts are one text, as for the head of an item collection, they share one value too. */
    @SuppressWarnings("ReferenceEquality") // A key of one text is built of one String; others are equal at most.
    private void put(String partitionKey, String sortKey, String partition, @Nullable String sort) {
        AttributeValue value = AttributeValue.createS(partition);
        attributes.put(partitionKey, value);
        if (sort == partition) {
            attributes.put(sortKey, value);
        } else {
            put(sortKey, sort);
        }
    }

    private void put(String attribute, @Nullable String text) {
        if (text == null) {
            throw new IllegalArgumentException("the key of " + structure.name() + " has no sort key");
        }
        attributes.put(attribute, AttributeValue.createS(text));
    }

    /** The type of the item. */
    public void type(String attribute, AttributeValue type) {
        attributes.put(attribute, type);
    }

    /** A text that must be there. */
    public void string(String attribute, @Nullable String value) {
        AttributeValue text = value != null && Utf8.isWellFormed(value)
                ? AttributeValue.createS(value)
                : value(structure, attribute, value, Converters.ofString());
        attributes.put(attribute, text);
    }

    /** A text that is left out if it is null. */
    public void stringOrNull(String attribute, @Nullable String value) {
        if (value != null) {
            string(attribute, value);
        }
    }

    /** A property that must have a value. */
    public <T> void required(String attribute, @Nullable T value, Converter<T> converter) {
        attributes.put(attribute, value(structure, attribute, value, converter));
    }

    /** Static as all that is seldom called: so no writer gets away, and the compiler need not make one at all. */
    private static <T> AttributeValue value(
            Structure structure, String attribute, @Nullable T value, Converter<T> converter) {
        try {
            return Elements.toValue(converter, value);
        } catch (RuntimeException failure) {
            throw Refusals.ofWriting(structure, attribute, failure);
        }
    }

    /** A property that is left out if it is null. */
    public <T> void nullable(String attribute, @Nullable T value, Converter<T> converter) {
        if (value != null) {
            required(attribute, value, converter);
        }
    }

    /** A property that is left out if it is empty; a null in place of the Optional is refused. */
    @SuppressWarnings("NullableOptional") // Entities are written by people, and some leave such a field null.
    public <T> void optional(String attribute, @Nullable Optional<T> value, Converter<T> converter) {
        if (value == null || value.isPresent()) {
            required(attribute, value == null ? null : value.get(), converter);
        }
    }

    /** A set that must not be null, and is left out if it is empty, since DynamoDB has no empty sets. */
    public <T> void set(String attribute, @Nullable Set<T> value, Converter<Set<T>> converter) {
        if (value == null || !value.isEmpty()) {
            required(attribute, value, converter);
        }
    }

    /** A whole number that is left out if it is absent; a null in place of the Optional is refused. */
    @SuppressWarnings("NullableOptional") // Entities are written by people, and some leave such a field null.
    public void optional(String attribute, @Nullable OptionalInt value) {
        if (value == null) {
            required(attribute, null, Converters.ofInt());
        } else if (value.isPresent()) {
            number(attribute, value.getAsInt());
        }
    }

    /** A whole number that is left out if it is absent; a null in place of the Optional is refused. */
    @SuppressWarnings("NullableOptional") // Entities are written by people, and some leave such a field null.
    public void optional(String attribute, @Nullable OptionalLong value) {
        if (value == null) {
            required(attribute, null, Converters.ofLong());
        } else if (value.isPresent()) {
            number(attribute, value.getAsLong());
        }
    }

    /** A decimal number that is left out if it is absent; a null in place of the Optional is refused. */
    @SuppressWarnings("NullableOptional") // Entities are written by people, and some leave such a field null.
    public void optional(String attribute, @Nullable OptionalDouble value) {
        if (value == null) {
            required(attribute, null, Converters.ofDouble());
        } else if (value.isPresent()) {
            number(attribute, value.getAsDouble());
        }
    }

    /** A whole number. */
    public void number(String attribute, int value) {
        attributes.put(attribute, AttributeValue.createN(Integer.toString(value)));
    }

    /** A whole number. */
    public void number(String attribute, long value) {
        attributes.put(attribute, AttributeValue.createN(Long.toString(value)));
    }

    /** A decimal number; refused if it is infinite or none. */
    public void number(String attribute, float value) {
        required(attribute, value, Converters.ofFloat());
    }

    /** A decimal number; refused if it is infinite or none. */
    public void number(String attribute, double value) {
        required(attribute, value, Converters.ofDouble());
    }

    /** A truth value. */
    public void bool(String attribute, boolean value) {
        attributes.put(attribute, truth(value));
    }

    static AttributeValue truth(boolean value) {
        return value ? TRUE : FALSE;
    }

    /** A character. */
    public void character(String attribute, char value) {
        required(attribute, value, Converters.ofCharacter());
    }

    /** The attributes of the item. */
    public Map<String, AttributeValue> toMap() {
        return attributes;
    }

    /** The document as a map (M). */
    public AttributeValue toValue() {
        return AttributeValue.createM(attributes);
    }

    /** A document of a sealed interface, with the text that tells it from the others. */
    public static AttributeValue tagged(String attribute, String tag, AttributeValue document) {
        Map<String, AttributeValue> properties = document.m();
        Map<String, AttributeValue> all = new Fields(properties.size() + 1);
        all.put(attribute, AttributeValue.createS(tag));
        for (Map.Entry<String, AttributeValue> property : properties.entrySet()) {
            all.put(property.getKey(), property.getValue());
        }
        return AttributeValue.createM(all);
    }

    /** The error for an object of a class that its sealed interface did not permit when the mapper was generated. */
    public static RuntimeException unknownDocument(Structure structure) {
        return Refusals.of("a document of ".concat(structure.name()), "one of a class that was added since");
    }
}
