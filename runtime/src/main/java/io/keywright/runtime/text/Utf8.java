package io.keywright.runtime.text;

import org.jspecify.annotations.Nullable;

/** Text as DynamoDB sees it: UTF-8, ordered and measured by bytes. */
public final class Utf8 {

    private static final int MALFORMED = -1;

    private Utf8() {}

    /** The number of bytes; -1 for a text with half of a surrogate pair, which UTF-8 cannot hold. */
    public static int length(String text) {
        int bytes = 0;
        int index = 0;
        while (index < text.length()) {
            char unit = text.charAt(index++);
            if (unit < 0x80) {
                bytes += 1;
            } else if (unit < 0x800) {
                bytes += 2;
            } else if (!Character.isSurrogate(unit)) {
                bytes += 3;
            } else if (Character.isHighSurrogate(unit)
                    && index < text.length()
                    && Character.isLowSurrogate(text.charAt(index))) {
                bytes += 4;
                index++;
            } else {
                return MALFORMED;
            }
        }
        return bytes;
    }

    /** Whether no surrogate is without its other half. */
    public static boolean isWellFormed(String text) {
        for (int index = 0; index < text.length(); index++) {
            if (Character.isSurrogate(text.charAt(index))) {
                return length(text) != MALFORMED;
            }
        }
        return true;
    }

    /**
     * The order of the UTF-8 bytes, which is that of the code points. {@link String#compareTo} differs: it puts what
     * lies beyond the basic plane below U+E000.
     */
    public static int compare(String left, String right) {
        int common = Math.min(left.length(), right.length());
        for (int index = 0; index < common; index++) {
            char one = left.charAt(index);
            char other = right.charAt(index);
            if (one != other) {
                boolean pair = Character.isSurrogate(one);
                return pair == Character.isSurrogate(other) ? Character.compare(one, other) : pair ? 1 : -1;
            }
        }
        return Integer.compare(left.length(), right.length());
    }

    /**
     * The first text above every text that starts with the prefix, which is the prefix with its last code point raised
     * by one.
     *
     * @return null if there is none: for an empty prefix, or one of nothing but U+10FFFF
     */
    public static @Nullable String successor(String prefix) {
        int end = prefix.length();
        while (end > 0) {
            int last = prefix.codePointBefore(end);
            end -= Character.charCount(last);
            if (last < Character.MAX_CODE_POINT) {
                int raised = last + 1 == Character.MIN_SURROGATE ? Character.MAX_SURROGATE + 1 : last + 1;
                return new StringBuilder(end + 2)
                        .append(prefix, 0, end)
                        .appendCodePoint(raised)
                        .toString();
            }
        }
        return null;
    }
}
