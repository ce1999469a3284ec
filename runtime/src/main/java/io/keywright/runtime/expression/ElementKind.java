package io.keywright.runtime.expression;

import io.keywright.runtime.item.Converter;

/**
 * What a list or map holds, and how a reference to one of these values is made. {@link Elements} has the kinds of the
 * JDK's types; each document's generated class of references has its own.
 *
 * @param <E> the entity
 * @param <T> the value
 * @param <R> the reference
 */
public abstract class ElementKind<E, T, R extends AttributeReference<E, T>> {

    private final Converter<T> converter;

    /** Values that are stored like this. */
    protected ElementKind(Converter<T> converter) {
        this.converter = converter;
    }

    /** The reference to a value. */
    protected abstract R reference(AttributePath path);

    final Converter<T> converter() {
        return converter;
    }
}
