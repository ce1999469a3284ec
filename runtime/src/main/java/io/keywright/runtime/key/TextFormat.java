package io.keywright.runtime.key;

import io.keywright.runtime.text.Utf8;
import java.util.Locale;

/** Strings. */
final class TextFormat extends KeyFormat<String> {

    enum Folding {
        NONE,
        LOWER,
        UPPER
    }

    private static final int NO_DELIMITER = -1;

    private final int delimiter;
    private final Folding folding;

    private TextFormat(int delimiter, Folding folding) {
        this.delimiter = delimiter;
        this.folding = folding;
    }

    static KeyFormat<String> without(char delimiter, Folding folding) {
        return new TextFormat(delimiter, folding);
    }

    static KeyFormat<String> withAny(Folding folding) {
        return new TextFormat(NO_DELIMITER, folding);
    }

    @Override
    String text(String value) throws RefusedValueException {
        if (isPlain(value)) {
            return value;
        }
        String text = fold(wellFormed(value));
        if (delimiter != NO_DELIMITER && text.indexOf(delimiter) >= 0) {
            throw new RefusedValueException("contains the delimiter");
        }
        return text;
    }

    /** Whether it is fit as it is, seen in one pass: not empty, without the delimiter and without surrogates. */
    private boolean isPlain(String value) {
        if (folding != Folding.NONE) {
            return false;
        }
        int length = value.length();
        for (int index = 0; index < length; index++) {
            char unit = value.charAt(index);
            if (unit == delimiter || Character.isSurrogate(unit)) {
                return false;
            }
        }
        return length > 0;
    }

    private String fold(String value) {
        return switch (folding) {
            case NONE -> value;
            case LOWER -> value.toLowerCase(Locale.ROOT);
            case UPPER -> value.toUpperCase(Locale.ROOT);
        };
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
