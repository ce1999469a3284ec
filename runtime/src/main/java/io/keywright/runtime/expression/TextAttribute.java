package io.keywright.runtime.expression;

import io.keywright.runtime.item.Converters;

/**
 * A text. Immutable.
 *
 * @param <E> the entity
 */
public final class TextAttribute<E> extends OrderedAttribute<E, String> {

    /** A property that is a text. */
    public TextAttribute(AttributePath path) {
        super(path, Converters.ofString());
    }

    /** Beginning with this. */
    public Condition<E> beginsWith(String start) {
        return test(Question.function("begins_with", stored(start)));
    }

    /** With this somewhere in it. */
    public Condition<E> contains(String part) {
        return test(Question.function("contains", stored(part)));
    }

    /** How long it is: bytes of UTF-8. */
    public SizeReference<E> size() {
        return new SizeReference<>(location());
    }
}
