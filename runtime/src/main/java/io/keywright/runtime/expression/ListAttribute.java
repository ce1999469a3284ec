package io.keywright.runtime.expression;

import io.keywright.runtime.item.Converter;
import java.util.List;

/**
 * A list. Immutable.
 *
 * @param <E> the entity
 * @param <T> what the list holds
 * @param <R> the reference to one element
 */
public final class ListAttribute<E, T, R extends AttributeReference<E, T>> extends AttributeReference<E, List<T>> {

    private static final int LARGEST = 999_999_999;

    private final ElementKind<E, T, R> elements;

    /** A property that is a list. */
    public ListAttribute(AttributePath path, Converter<List<T>> converter, ElementKind<E, T, R> elements) {
        super(path, converter);
        this.elements = elements;
    }

    /** With this element; throws what {@link #eq} throws. */
    public Condition<E> contains(T element) {
        return test(Question.function("contains", stored(elements.converter(), element)));
    }

    /** How many elements there are. */
    public SizeReference<E> size() {
        return new SizeReference<>(location());
    }

    /**
     * One element.
     *
     * @param index from 0; behind the end there is nothing
     * @throws IllegalArgumentException if it is negative, or has more than the nine digits that DynamoDB takes
     */
    public R at(int index) {
        if (index > LARGEST) {
            throw new IllegalArgumentException(path() + " is asked for an element of more than nine digits.");
        }
        return elements.reference(location().at(index));
    }
}
