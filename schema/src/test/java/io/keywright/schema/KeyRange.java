package io.keywright.schema;

import org.jspecify.annotations.Nullable;

/**
 * Both ends of a BETWEEN over sort keys, computed as a query may compute them from what {@link ComponentConditions}
 * tells; null for an open end.
 *
 * @param prefix what stands before the component
 */
record KeyRange(
        String prefix, @Nullable String low, @Nullable String high) {

    static KeyRange from(ComponentConditions conditions, String prefix, String text) {
        return new KeyRange(prefix, prefix + text, null);
    }

    static KeyRange after(ComponentConditions conditions, String prefix, String text) {
        return new KeyRange(
                prefix,
                conditions.endsKey() ? prefix + text + "\0" : successor(prefix + text + conditions.behind()),
                null);
    }

    static KeyRange until(ComponentConditions conditions, String prefix, String text) {
        return new KeyRange(
                prefix, null, conditions.endsKey() ? prefix + text : successor(prefix + text + conditions.behind()));
    }

    /** Where the key ends with a text of no fixed width, the value itself is left for a filter to exclude. */
    static KeyRange before(ComponentConditions conditions, String prefix, String text) {
        boolean lessOne = conditions.endsKey() && conditions.fixedWidth();
        return new KeyRange(prefix, null, prefix + (lessOne ? predecessor(text) : text));
    }

    boolean contains(String key) {
        return key.startsWith(prefix)
                && (low == null || SampleValues.KEY_ORDER.compare(low, key) <= 0)
                && (high == null || SampleValues.KEY_ORDER.compare(key, high) <= 0);
    }

    private static String successor(String text) {
        int last = text.codePointBefore(text.length());
        return text.substring(0, text.length() - Character.charCount(last)) + Character.toString(last + 1);
    }

    private static String predecessor(String text) {
        return text.substring(0, text.length() - 1) + (char) (text.charAt(text.length() - 1) - 1);
    }
}
