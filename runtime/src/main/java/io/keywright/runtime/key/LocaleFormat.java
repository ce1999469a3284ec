package io.keywright.runtime.key;

import java.util.Locale;

/** Locales by their language tags. */
final class LocaleFormat extends KeyFormat<Locale> {

    static KeyFormat<Locale> of() {
        return new LocaleFormat();
    }

    @Override
    String text(Locale value) throws RefusedValueException {
        String tag = value.toLanguageTag();
        // What no tag can tell is left out of it or put into other words, and two locales would be one.
        if (!Locale.forLanguageTag(tag).equals(value)) {
            throw new RefusedValueException("has no language tag of its own");
        }
        return tag;
    }
}
