package io.keywright.runtime.key;

/**
 * How a value becomes the text of a key. The text is stored data for ever, so each format is fixed; {@link KeyFormats}
 * has them all.
 *
 * @param <T> the values
 */
public abstract class KeyFormat<T> {

    KeyFormat() {}

    abstract String text(T value) throws RefusedValueException;
}
