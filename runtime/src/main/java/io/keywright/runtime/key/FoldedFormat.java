package io.keywright.runtime.key;

import java.util.Locale;

/** Strings in lower case or in upper case: a class of its own, since most designs have none and need not load it. */
final class FoldedFormat extends KeyFormat<String> {

    private final boolean upper;
    private final KeyFormat<String> text;

    private FoldedFormat(boolean upper, KeyFormat<String> text) {
        this.upper = upper;
        this.text = text;
    }

    /**
     * The format.
     *
     * @param text what takes the folded string
     */
    static KeyFormat<String> lower(KeyFormat<String> text) {
        return new FoldedFormat(false, text);
    }

    /**
     * The format.
     *
     * @param text what takes the folded string
     */
    static KeyFormat<String> upper(KeyFormat<String> text) {
        return new FoldedFormat(true, text);
    }

    @Override
    String text(String value) throws RefusedValueException {
        String whole = TextFormat.wellFormed(value);
        return text.text(upper ? whole.toUpperCase(Locale.ROOT) : whole.toLowerCase(Locale.ROOT));
    }
}
