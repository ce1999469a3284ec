package io.keywright.runtime.cursor;

import io.keywright.runtime.error.CursorProblem;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.crypto.spec.SecretKeySpec;

/** Keys by id, one of which is in use and all of which are accepted. Immutable. */
final class KeyRing {

    private static final int LONGEST_ID = 32;

    private final String algorithm;
    private final String current;
    private final Map<String, SecretKeySpec> keys;

    private KeyRing(String algorithm, String current, Map<String, SecretKeySpec> keys) {
        this.algorithm = algorithm;
        this.current = current;
        this.keys = keys;
    }

    static KeyRing of(String algorithm, String id, byte[] key) {
        return new KeyRing(algorithm, id, Map.of()).with(id, key);
    }

    /** The same keys and another one. */
    KeyRing with(String id, byte[] key) {
        requireId(id);
        if (keys.containsKey(id)) {
            throw new IllegalArgumentException("The key id \"".concat(id).concat("\" is given twice."));
        }
        Map<String, SecretKeySpec> more = new LinkedHashMap<>(keys);
        more.put(id, new SecretKeySpec(key, algorithm));
        return new KeyRing(algorithm, current, more);
    }

    /** The id of the key in use, behind its length. */
    byte[] head() {
        return head(current);
    }

    /** The key in use. */
    SecretKeySpec current() {
        return key(current);
    }

    /** The key whose id stands in front of these bytes. */
    SecretKeySpec keyOf(byte[] encoded) throws RefusedCursorException {
        for (Map.Entry<String, SecretKeySpec> entry : keys.entrySet()) {
            if (startsWith(encoded, head(entry.getKey()))) {
                return entry.getValue();
            }
        }
        throw new RefusedCursorException(CursorProblem.UNKNOWN_KEY);
    }

    private SecretKeySpec key(String id) {
        SecretKeySpec key = keys.get(id);
        if (key == null) {
            throw new IllegalStateException("The key in use is always there.");
        }
        return key;
    }

    private static byte[] head(String id) {
        byte[] text = id.getBytes(StandardCharsets.US_ASCII);
        byte[] head = new byte[1 + text.length];
        head[0] = (byte) text.length;
        System.arraycopy(text, 0, head, 1, text.length);
        return head;
    }

    private static boolean startsWith(byte[] bytes, byte[] head) {
        return bytes.length >= head.length && Arrays.equals(bytes, 0, head.length, head, 0, head.length);
    }

    private static void requireId(String id) {
        boolean fits = !id.isEmpty() && id.length() <= LONGEST_ID;
        for (int index = 0; index < id.length(); index++) {
            fits &= id.charAt(index) > ' ' && id.charAt(index) < 0x7F;
        }
        if (!fits) {
            throw new IllegalArgumentException(
                    "A key id has 1 to 32 characters of printable ASCII without spaces; it is no secret.");
        }
    }
}
