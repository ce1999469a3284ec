package io.keywright.runtime.position;

import io.keywright.runtime.cursor.RefusedCursorException;
import io.keywright.runtime.error.CursorProblem;
import java.util.Base64;

/** Bytes as a text that is safe in URLs; of the same bytes always the same text, and no other. */
public final class CanonicalBase64 {

    private CanonicalBase64() {}

    /** The text. */
    public static String encode(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /**
     * The bytes.
     *
     * @throws RefusedCursorException if they have another text: the JDK's decoder lets padding and unused bits pass
     */
    public static byte[] decode(String text) throws RefusedCursorException {
        try {
            byte[] bytes = Base64.getUrlDecoder().decode(text);
            if (encode(bytes).equals(text)) {
                return bytes;
            }
        } catch (IllegalArgumentException malformed) {
            throw new RefusedCursorException(CursorProblem.MALFORMED);
        }
        throw new RefusedCursorException(CursorProblem.MALFORMED);
    }
}
