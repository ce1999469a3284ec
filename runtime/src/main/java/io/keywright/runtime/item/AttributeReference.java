package io.keywright.runtime.item;

import java.util.ArrayList;
import java.util.List;

/**
 * A property of an entity, or of a document inside of it, as it is named in Java and as it is stored. Immutable.
 *
 * @param <E> the entity
 * @param <T> the property's type
 */
public class AttributeReference<E, T> {

    private final String path;
    private final List<String> storedPath;
    private final Converter<T> converter;

    private AttributeReference(String path, List<String> storedPath, Converter<T> converter) {
        this.path = path;
        this.storedPath = storedPath;
        this.converter = converter;
    }

    /**
     * A property of the entity itself.
     *
     * @param name as Java code calls it
     * @param attribute as it is stored
     */
    protected AttributeReference(String name, String attribute, Converter<T> converter) {
        this(name, List.of(attribute), converter);
    }

    /**
     * A property of a document.
     *
     * @param parent the document
     * @param name as Java code calls it
     * @param attribute as it is stored
     */
    protected AttributeReference(
            AttributeReference<E, ?> parent, String name, String attribute, Converter<T> converter) {
        this(parent.path + "." + name, append(parent.storedPath, attribute), converter);
    }

    /**
     * A property of the entity itself.
     *
     * @param name as Java code calls it
     * @param attribute as it is stored
     */
    public static <E, T> AttributeReference<E, T> of(String name, String attribute, Converter<T> converter) {
        return new AttributeReference<>(name, attribute, converter);
    }

    /**
     * A property of the document that this is.
     *
     * @param name as Java code calls it
     * @param attribute as it is stored
     */
    protected final <V> AttributeReference<E, V> child(String name, String attribute, Converter<V> childConverter) {
        return new AttributeReference<>(this, name, attribute, childConverter);
    }

    /** The properties from the entity inwards: {@code address.country}. */
    public final String path() {
        return path;
    }

    /** The stored names from the item inwards. */
    public final List<String> storedPath() {
        return storedPath;
    }

    /** How the property is stored. */
    public final Converter<T> converter() {
        return converter;
    }

    @Override
    public String toString() {
        return path;
    }

    private static List<String> append(List<String> names, String name) {
        List<String> longer = new ArrayList<>(names);
        longer.add(name);
        return List.copyOf(longer);
    }
}
