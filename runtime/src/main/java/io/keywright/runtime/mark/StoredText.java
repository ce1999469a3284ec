package io.keywright.runtime.mark;

import io.keywright.runtime.error.InvalidKeyException;
import io.keywright.runtime.expression.AttributeReference;
import io.keywright.runtime.item.ConversionException;
import io.keywright.runtime.key.DecimalComponent;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.NumberComponent;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * How the text of a property comes from an item of which nothing else need be read. Immutable.
 *
 * @param <T> the property's type
 */
public final class StoredText<T> {

    private final AttributeReference<?, T> property;
    private final @Nullable KeyComponent<T> component;
    private final @Nullable NumberComponent whole;
    private final @Nullable DecimalComponent decimal;
    private final @Nullable T otherwise;

    private StoredText(
            AttributeReference<?, T> property,
            @Nullable KeyComponent<T> component,
            @Nullable NumberComponent whole,
            @Nullable DecimalComponent decimal,
            @Nullable T otherwise) {
        this.property = property;
        this.component = component;
        this.whole = whole;
        this.decimal = decimal;
        this.otherwise = otherwise;
    }

    /** That of a property. */
    public static <T> StoredText<T> of(AttributeReference<?, T> property, KeyComponent<T> component) {
        return new StoredText<>(property, component, null, null, null);
    }

    /** That of a whole number. */
    public static <T extends Number> StoredText<T> of(AttributeReference<?, T> property, NumberComponent component) {
        return new StoredText<>(property, null, component, null, null);
    }

    /** That of a decimal number. */
    public static <T extends Number> StoredText<T> of(AttributeReference<?, T> property, DecimalComponent component) {
        return new StoredText<>(property, null, null, component, null);
    }

    /** The same, where the property has a value if the item has none. */
    public StoredText<T> orElse(T value) {
        return new StoredText<>(property, component, whole, decimal, value);
    }

    /**
     * The value in an item; null for none.
     *
     * @throws ConversionException if it is stored otherwise than the property is
     */
    @Nullable
    T value(Map<String, AttributeValue> item) {
        T value = property.valueIn(item);
        return value == null ? otherwise : value;
    }

    /**
     * The text of a value.
     *
     * @throws InvalidKeyException if it has none, or is null
     */
    String text(@Nullable T value) {
        if (whole != null) {
            return whole.text((Number) value);
        }
        return decimal == null ? Objects.requireNonNull(component).text(value) : decimal.text((Number) value);
    }
}
