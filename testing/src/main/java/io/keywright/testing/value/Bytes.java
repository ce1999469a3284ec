package io.keywright.testing.value;

import java.util.Arrays;
import java.util.Base64;
import org.jspecify.annotations.Nullable;

/** A byte string: immutable, equal by content, ordered as unsigned bytes. */
public final class Bytes implements Comparable<Bytes> {

    private final byte[] content;

    private Bytes(byte[] content) {
        this.content = content;
    }

    /** Decodes padded base 64; throws IllegalArgumentException on any other text. */
    public static Bytes ofBase64(String text) {
        if (text.length() % 4 != 0) {
            throw new IllegalArgumentException(
                    "Base64 encoded length is expected a multiple of 4 bytes but found: " + text.length());
        }
        return new Bytes(Base64.getDecoder().decode(text));
    }

    public String toBase64() {
        return Base64.getEncoder().encodeToString(content);
    }

    public int length() {
        return content.length;
    }

    public boolean startsWith(Bytes prefix) {
        return prefix.length() <= length()
                && Arrays.equals(content, 0, prefix.length(), prefix.content, 0, prefix.length());
    }

    public boolean contains(Bytes part) {
        for (int start = 0; start + part.length() <= length(); start++) {
            if (Arrays.equals(content, start, start + part.length(), part.content, 0, part.length())) {
                return true;
            }
        }
        return false;
    }

    /** The smallest bytes above all that begin with these, or null where nothing is above them. */
    @Nullable
    Bytes afterPrefix() {
        for (int end = content.length; end > 0; end--) {
            if (content[end - 1] != (byte) 0xff) {
                byte[] next = Arrays.copyOf(content, end);
                next[end - 1]++;
                return new Bytes(next);
            }
        }
        return null;
    }

    @Override
    public int compareTo(Bytes other) {
        return Arrays.compareUnsigned(content, other.content);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Bytes bytes && Arrays.equals(content, bytes.content);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(content);
    }

    @Override
    public String toString() {
        return toBase64();
    }
}
