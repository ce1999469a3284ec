package io.keywright.runtime.cursor;

import io.keywright.runtime.error.CursorProblem;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Signs cursors by HMAC-SHA256, so that every change and every cursor that the program did not give out is noticed. They
 * stay readable: whoever holds one can see the keys in it. Immutable, safe for threads.
 *
 * <p>To replace a key, first let every instance accept the new one, then sign with the new and accept the old one, and
 * drop the old one when its cursors need not work any more.
 */
public final class SignedCursors implements CursorCodec {

    private static final String ALGORITHM = "HmacSHA256";
    private static final int SHORTEST_KEY = 32;
    private static final int SIGNATURE_BYTES = 32;

    /** So that a key that signs other things, too, signs nothing that could pass for a cursor. */
    private static final byte[] PURPOSE = "keywright cursor\0".getBytes(StandardCharsets.US_ASCII);

    private final KeyRing keys;

    private SignedCursors(KeyRing keys) {
        this.keys = keys;
    }

    /**
     * Signs with a key.
     *
     * @param id stands in each cursor, readable; 1 to 32 characters of printable ASCII
     * @param key at least 32 random bytes, the same in all instances of the program; copied
     */
    public static SignedCursors by(String id, byte[] key) {
        return new SignedCursors(KeyRing.of(ALGORITHM, id, required(key)));
    }

    /**
     * The same, which also accepts what was signed with another key.
     *
     * @param id of that key
     */
    public SignedCursors accepting(String id, byte[] key) {
        return new SignedCursors(keys.with(id, required(key)));
    }

    @Override
    public byte[] encode(byte[] content) {
        byte[] head = keys.head();
        byte[] encoded = Arrays.copyOf(head, head.length + content.length + SIGNATURE_BYTES);
        System.arraycopy(content, 0, encoded, head.length, content.length);
        int end = head.length + content.length;
        System.arraycopy(signature(keys.current(), encoded, end), 0, encoded, end, SIGNATURE_BYTES);
        return encoded;
    }

    @Override
    public byte[] decode(byte[] encoded) throws RefusedCursorException {
        SecretKeySpec key = keys.keyOf(encoded);
        int begin = 1 + encoded[0];
        int end = encoded.length - SIGNATURE_BYTES;
        if (end < begin) {
            throw new RefusedCursorException(CursorProblem.MALFORMED);
        }
        byte[] signature = Arrays.copyOfRange(encoded, end, encoded.length);
        if (!MessageDigest.isEqual(signature(key, encoded, end), signature)) {
            throw new RefusedCursorException(CursorProblem.ALTERED);
        }
        return Arrays.copyOfRange(encoded, begin, end);
    }

    private static byte[] signature(SecretKeySpec key, byte[] bytes, int end) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(key);
            mac.update(PURPOSE);
            mac.update(bytes, 0, end);
            return mac.doFinal();
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException("Every Java platform has HmacSHA256.", impossible);
        }
    }

    private static byte[] required(byte[] key) {
        if (key.length < SHORTEST_KEY) {
            throw new IllegalArgumentException("A key that signs cursors has at least 32 bytes.");
        }
        return key;
    }
}
