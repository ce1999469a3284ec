package io.keywright.schema;

import org.jspecify.annotations.Nullable;

/**
 * Both ends of a range of sort keys, computed as a query may compute them from what {@link ComponentConditions}
 * tells; null for an open end.
 *
 * @param prefix what stands before the component
 */
record KeyRange(
        String prefix, @Nullable String low, @Nullable String high, boolean highIncluded) {

    static KeyRange from(String prefix, String text) {
        return new KeyRange(prefix, prefix + text, null, false);
    }

    static KeyRange after(ComponentConditions conditions, String prefix, String text) {
        String low = conditions.endsKey() ? prefix + text + "\0" : successor(prefix + text + conditions.behind());
        return new KeyRange(prefix, low, null, false);
    }

    static KeyRange until(ComponentConditions conditions, String prefix, String text) {
        return conditions.endsKey()
                ? new KeyRange(prefix, null, prefix + text, true)
                : new KeyRange(prefix, null, successor(prefix + text + conditions.behind()), false);
    }

    static KeyRange before(String prefix, String text) {
        return new KeyRange(prefix, null, prefix + text, false);
    }

    boolean contains(String key) {
        return key.startsWith(prefix)
                && (low == null || SampleValues.KEY_ORDER.compare(low, key) <= 0)
                && (high == null || isBelowHigh(SampleValues.KEY_ORDER.compare(key, high)));
    }

    private boolean isBelowHigh(int order) {
        return order < 0 || (highIncluded && order == 0);
    }

    private static String successor(String text) {
        int last = text.codePointBefore(text.length());
        return text.substring(0, text.length() - Character.charCount(last)) + Character.toString(last + 1);
    }
}
