package io.keywright.schema;

/** The halves of characters beyond the first 65,536. One alone cannot be stored: it would become a question mark. */
public final class Surrogates {

    private Surrogates() {}

    /** Whether each half in a text stands beside its other half. */
    public static boolean arePaired(String text) {
        for (int index = 0; index < text.length(); index++) {
            char character = text.charAt(index);
            if (Character.isHighSurrogate(character)
                    && index + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(index + 1))) {
                index++;
            } else if (Character.isSurrogate(character)) {
                return false;
            }
        }
        return true;
    }
}
