package io.keywright.runtime.expression;

import io.keywright.runtime.item.Converter;

/**
 * A document. The generated subclass of a document adds a method for each of its properties. Immutable.
 *
 * @param <E> the entity
 * @param <T> the document
 */
public abstract class DocumentAttribute<E, T> extends AttributeReference<E, T> {

    /** A property that is a document. */
    protected DocumentAttribute(AttributePath path, Converter<T> converter) {
        super(path, converter);
    }

    /**
     * Where a property of the document is.
     *
     * @param name as Java code calls it
     * @param attribute as it is stored
     * @param formerly how it was stored before, the latest name first
     */
    protected final AttributePath child(String name, String attribute, String... formerly) {
        return location().child(name, attribute, formerly);
    }
}
