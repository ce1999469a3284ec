package io.keywright.runtime.mark;

import io.keywright.runtime.error.InvalidKeyException;
import io.keywright.runtime.item.ConversionException;
import io.keywright.runtime.text.Digest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A property of which no two items have the same value. Immutable. */
public final class UniqueProperty {

    private final String property;
    private final String prefix;
    private final String delimiter;
    private final List<MarkedAttribute> attributes;
    private final boolean released;

    private UniqueProperty(
            String property, String prefix, String delimiter, List<MarkedAttribute> attributes, boolean released) {
        this.property = property;
        this.prefix = prefix;
        this.delimiter = delimiter;
        this.attributes = attributes;
        this.released = released;
    }

    /**
     * A property.
     *
     * @param property as Java code calls it
     * @param prefix what the keys of its guards begin with: {@code UNIQUE#Customer#email#}
     * @param delimiter what separates the parts of a key
     * @param attributes what makes up its value: its own attribute and those of its scope
     */
    public static UniqueProperty of(String property, String prefix, String delimiter, MarkedAttribute... attributes) {
        return new UniqueProperty(property, prefix, delimiter, List.of(attributes), false);
    }

    /** The same, whose guards expire when their owners do. */
    public UniqueProperty releasedOnExpiry(MarkedAttribute timeToLive) {
        List<MarkedAttribute> more = new ArrayList<>(attributes);
        more.add(timeToLive);
        return new UniqueProperty(property, prefix, delimiter, List.copyOf(more), true);
    }

    /** As Java code calls it. */
    public String property() {
        return property;
    }

    /** What its guards are made of: while these do not change, neither do they. */
    public List<MarkedAttribute> attributes() {
        return attributes;
    }

    /** Whether its guards expire when their owners do. */
    public boolean isReleasedOnExpiry() {
        return released;
    }

    /**
     * The value that an item holds, of which nothing else is read.
     *
     * @param value how its text comes from the item
     * @param scope the same of the properties within which it is unique
     */
    public <T> UniqueValue in(Map<String, AttributeValue> item, StoredText<T> value, StoredText<?>... scope) {
        try {
            T stored = value.value(item);
            if (stored == null) {
                return value(null, null);
            }
            String[] texts = new String[scope.length];
            for (int i = 0; i < scope.length; i++) {
                texts[i] = text(item, scope[i]);
            }
            return value(stored, value.text(stored), texts);
        } catch (ConversionException | InvalidKeyException unreadable) {
            return new UniqueValue(this, null, null, null, unreadable);
        }
    }

    private static <T> String text(Map<String, AttributeValue> item, StoredText<T> part) {
        return part.text(part.value(item));
    }

    /**
     * The value that an object holds.
     *
     * @param value the value itself, for whoever is told of a conflict; null if it is absent, which holds nothing
     * @param text by which it is compared; null if it is absent
     * @param scope the texts of the properties within which it is unique
     */
    public UniqueValue value(@Nullable Object value, @Nullable String text, String... scope) {
        if (value == null || text == null) {
            return new UniqueValue(this, null, null, null, null);
        }
        StringBuilder key = new StringBuilder(prefix);
        for (String part : scope) {
            key.append(part).append(delimiter);
        }
        return new UniqueValue(this, key.append(Digest.sha256(text)).toString(), text, value, null);
    }
}
