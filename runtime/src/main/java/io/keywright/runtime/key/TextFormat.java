package io.keywright.runtime.key;

import io.keywright.runtime.text.Utf8;

/** Strings as they are. */
final class TextFormat extends KeyFormat<String> {

    private static final int NO_DELIMITER = -1;

    private final int delimiter;

    private TextFormat(int delimiter) {
        this.delimiter = delimiter;
    }

    static KeyFormat<String> without(char delimiter) {
        return new TextFormat(delimiter);
    }

    static KeyFormat<String> withAny() {
        return new TextFormat(NO_DELIMITER);
    }

    @Override
    String text(String value) throws RefusedValueException {
        if (isPlain(value)) {
            return value;
        }
        String text = wellFormed(value);
        if (delimiter != NO_DELIMITER && text.indexOf(delimiter) >= 0) {
            throw new RefusedValueException("contains the delimiter");
        }
        return text;
    }

    /** Whether it is fit as it is, seen in one pass: not empty, without the delimiter and without surrogates. */
    private boolean isPlain(String value) {
        int length = value.length();
        for (int index = 0; index < length; index++) {
            char unit = value.charAt(index);
            if (unit == delimiter || Character.isSurrogate(unit)) {
                return false;
            }
        }
        return length > 0;
    }

    /** Gives back a string that UTF-8 can hold and that is not empty. */
    static String wellFormed(String value) throws RefusedValueException {
        if (value.isEmpty()) {
            throw new RefusedValueException("is empty");
        }
        if (!Utf8.isWellFormed(value)) {
            throw new RefusedValueException("holds half of a surrogate pair");
        }
        return value;
    }
}
