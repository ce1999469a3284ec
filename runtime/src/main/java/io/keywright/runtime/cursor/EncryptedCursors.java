package io.keywright.runtime.cursor;

import io.keywright.runtime.error.CursorProblem;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * Encrypts cursors by AES-GCM: nobody can read the keys in one, and every change is noticed. Of a cursor, its length and
 * the id of its key can be seen. Immutable, safe for threads.
 *
 * <p>Each cursor has a random nonce of 96 bits, so one position gives another text each time, and one key should not
 * encrypt more than 2^32 of them. A key is replaced as with {@link SignedCursors}.
 */
public final class EncryptedCursors implements CursorCodec {

    private static final String TRANSFORMATION = "AES/GCM/NoPadding";
    private static final int NONCE_BYTES = 12;
    private static final int TAG_BYTES = 16;

    private final KeyRing keys;
    private final SecureRandom random = new SecureRandom();

    private EncryptedCursors(KeyRing keys) {
        this.keys = keys;
    }

    /**
     * Encrypts with a key.
     *
     * @param id stands in each cursor, readable; 1 to 32 characters of printable ASCII
     * @param key 16, 24 or 32 random bytes, the same in all instances of the program; copied
     */
    public static EncryptedCursors by(String id, byte[] key) {
        return new EncryptedCursors(KeyRing.of("AES", id, required(key)));
    }

    /**
     * The same, which also accepts what was encrypted with another key.
     *
     * @param id of that key
     */
    public EncryptedCursors accepting(String id, byte[] key) {
        return new EncryptedCursors(keys.with(id, required(key)));
    }

    @Override
    public byte[] encode(byte[] content) {
        byte[] head = keys.head();
        byte[] nonce = new byte[NONCE_BYTES];
        random.nextBytes(nonce);
        byte[] encoded = Arrays.copyOf(head, head.length + NONCE_BYTES + content.length + TAG_BYTES);
        System.arraycopy(nonce, 0, encoded, head.length, NONCE_BYTES);
        try {
            Cipher cipher = cipher(Cipher.ENCRYPT_MODE, keys.current(), nonce, head);
            cipher.doFinal(content, 0, content.length, encoded, head.length + NONCE_BYTES);
        } catch (GeneralSecurityException failure) {
            throw new IllegalStateException("The platform cannot encrypt by AES-GCM with this key.", failure);
        }
        return encoded;
    }

    @Override
    public byte[] decode(byte[] encoded) throws RefusedCursorException {
        SecretKeySpec key = keys.keyOf(encoded);
        byte[] head = Arrays.copyOf(encoded, 1 + encoded[0]);
        int begin = head.length + NONCE_BYTES;
        if (encoded.length < begin + TAG_BYTES) {
            throw new RefusedCursorException(CursorProblem.MALFORMED);
        }
        byte[] nonce = Arrays.copyOfRange(encoded, head.length, begin);
        try {
            return cipher(Cipher.DECRYPT_MODE, key, nonce, head).doFinal(encoded, begin, encoded.length - begin);
        } catch (GeneralSecurityException notAuthentic) {
            throw new RefusedCursorException(CursorProblem.ALTERED);
        }
    }

    private static Cipher cipher(int mode, SecretKeySpec key, byte[] nonce, byte[] head)
            throws GeneralSecurityException {
        Cipher cipher = Cipher.getInstance(TRANSFORMATION);
        cipher.init(mode, key, new GCMParameterSpec(TAG_BYTES * Byte.SIZE, nonce));
        cipher.updateAAD(head);
        return cipher;
    }

    private static byte[] required(byte[] key) {
        if (key.length != 16 && key.length != 24 && key.length != 32) {
            throw new IllegalArgumentException("A key that encrypts cursors has 16, 24 or 32 bytes.");
        }
        return key;
    }
}
