package io.keywright.runtime.key;

import io.keywright.annotation.ValueConverter;

/** Values in a format of what a converter makes of them. */
final class ConvertedFormat<T, S> extends KeyFormat<T> {

    private final ValueConverter<T, S> converter;
    private final KeyFormat<S> format;

    ConvertedFormat(ValueConverter<T, S> converter, KeyFormat<S> format) {
        this.converter = converter;
        this.format = format;
    }

    static <T, S> KeyFormat<T> of(ValueConverter<T, S> converter, KeyFormat<S> format) {
        return new ConvertedFormat<>(converter, format);
    }

    @Override
    String text(T value) throws RefusedValueException {
        S stored;
        try {
            stored = converter.toStored(value);
        } catch (RuntimeException thrown) {
            throw new RefusedValueException("is refused by its converter", thrown);
        }
        if (stored == null) {
            throw new RefusedValueException("is made null by its converter");
        }
        return format.text(stored);
    }
}
