package io.keywright.runtime.item;

/**
 * A value stored as the text that its own {@code toString} gives: most types of {@code java.time}.
 *
 * @param <T> the value
 */
abstract class TextConverter<T> extends ScalarConverter<T, String> {

    /** With the words for a text that fits: {@code "a date"}. */
    TextConverter(String what) {
        super(Stored.TEXT, what + " as text (S)");
    }

    @Override
    String write(T value) {
        return value.toString();
    }
}
