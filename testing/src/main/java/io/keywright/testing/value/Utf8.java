package io.keywright.testing.value;

import org.jspecify.annotations.Nullable;

/** Length and order of text as UTF-8, without encoding it. */
public final class Utf8 {

    private Utf8() {}

    /** Bytes the text takes. */
    public static int length(String text) {
        int bytes = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < 0x80) {
                bytes += 1;
            } else if (c < 0x800) {
                bytes += 2;
            } else if (Character.isHighSurrogate(c)
                    && i + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(i + 1))) {
                bytes += 4;
                i++;
            } else {
                bytes += 3;
            }
        }
        return bytes;
    }

    /** Order of the UTF-8 bytes, which is the order of code points and not that of Java's chars. */
    public static int compare(String left, String right) {
        int shorter = Math.min(left.length(), right.length());
        for (int i = 0; i < shorter; i++) {
            char a = left.charAt(i);
            char b = right.charAt(i);
            if (a != b) {
                boolean surrogateA = Character.isSurrogate(a);
                boolean surrogateB = Character.isSurrogate(b);
                // A surrogate stands for a code point above every other char.
                return surrogateA == surrogateB ? Character.compare(a, b) : surrogateA ? 1 : -1;
            }
        }
        return Integer.compare(left.length(), right.length());
    }

    /** The smallest text above all that begin with the prefix, or null where nothing is above them. */
    static @Nullable String afterPrefix(String prefix) {
        int end = prefix.length();
        while (end > 0) {
            int last = prefix.codePointBefore(end);
            end -= Character.charCount(last);
            if (last < Character.MAX_CODE_POINT) {
                // No text holds the code points between the two, which UTF-16 keeps for itself.
                int next = last + 1 == Character.MIN_SURROGATE ? Character.MAX_SURROGATE + 1 : last + 1;
                return prefix.substring(0, end) + Character.toString(next);
            }
        }
        return null;
    }
}
