package io.keywright.runtime.key;

import io.keywright.runtime.error.InvalidKeyException;
import org.jspecify.annotations.Nullable;

/**
 * One placeholder of a template: turns the property's value into its part of the key. Immutable.
 *
 * @param <T> the values that the format takes
 */
public final class KeyComponent<T> implements Placeholder {

    private final String entity;
    private final String property;
    private final String template;
    private final KeyFormat<T> format;

    private KeyComponent(String entity, String property, String template, KeyFormat<T> format) {
        this.entity = entity;
        this.property = property;
        this.template = template;
        this.format = format;
    }

    /**
     * A placeholder; the names are for errors.
     *
     * @param entity the entity's name
     * @param property the property, or a path into a document
     * @param template the template as written
     */
    public static <T> KeyComponent<T> of(String entity, String property, String template, KeyFormat<T> format) {
        return new KeyComponent<>(entity, property, template, format);
    }

    /**
     * The value's part of the key; never empty.
     *
     * @throws InvalidKeyException if the value is null or the format refuses it: an empty string, the delimiter, half
     *     of a surrogate pair, a year that needs more than four digits
     */
    public String text(@Nullable T value) {
        if (value == null) {
            throw InvalidKeyException.refusal(entity, property, template, "is null", null);
        }
        try {
            return format.text(value);
        } catch (RefusedValueException refused) {
            throw InvalidKeyException.refusal(entity, property, template, refused.reason(), refused.getCause());
        }
    }

    @Override
    public InvalidKeyException refusal(String reason) {
        return InvalidKeyException.ofComponent(entity, property, template, reason);
    }
}
