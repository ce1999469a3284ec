package io.keywright.runtime.expression;

import io.keywright.runtime.item.Converters;

/**
 * Bytes, which sort as unsigned numbers. Immutable.
 *
 * @param <E> the entity
 */
public final class BytesAttribute<E> extends OrderedAttribute<E, byte[]> {

    /** A property that is an array of bytes. */
    public BytesAttribute(AttributePath path) {
        super(path, Converters.ofBytes());
    }

    /** Beginning with these. */
    public Condition<E> beginsWith(byte[] start) {
        return test(Question.function("begins_with", stored(start)));
    }

    /** With these somewhere in it, one behind the other. */
    public Condition<E> contains(byte[] part) {
        return test(Question.function("contains", stored(part)));
    }

    /** How many there are. */
    public SizeReference<E> size() {
        return new SizeReference<>(location());
    }
}
