package io.keywright.runtime.key;

import io.keywright.runtime.text.Utf8;
import java.util.Locale;

/** Strings. */
final class TextFormat extends KeyFormat<String> {

    private static final int NO_DELIMITER = -1;

    private final int delimiter;
    private final boolean lowerCase;

    private TextFormat(int delimiter, boolean lowerCase) {
        this.delimiter = delimiter;
        this.lowerCase = lowerCase;
    }

    static TextFormat without(char delimiter, boolean lowerCase) {
        return new TextFormat(delimiter, lowerCase);
    }

    static TextFormat withAny() {
        return new TextFormat(NO_DELIMITER, false);
    }

    @Override
    String text(String value) throws RefusedValueException {
        if (value.isEmpty()) {
            throw new RefusedValueException("is empty");
        }
        if (!Utf8.isWellFormed(value)) {
            throw new RefusedValueException("holds half of a surrogate pair");
        }
        String text = lowerCase ? value.toLowerCase(Locale.ROOT) : value;
        if (delimiter != NO_DELIMITER && text.indexOf(delimiter) >= 0) {
            throw new RefusedValueException("contains the delimiter");
        }
        return text;
    }
}
