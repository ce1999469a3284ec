package io.keywright.runtime.position;

import io.keywright.runtime.cursor.RefusedCursorException;
import io.keywright.runtime.error.CursorProblem;
import java.util.Arrays;
import java.util.zip.CRC32;

/** Four bytes behind a cursor that nobody signs: they tell one that lost or changed something on its way. */
public final class Checksum {

    private static final int BYTES = Integer.BYTES;

    private Checksum() {}

    /** The content with its checksum. */
    public static byte[] append(byte[] content) {
        byte[] whole = Arrays.copyOf(content, content.length + BYTES);
        int sum = sum(content, content.length);
        for (int index = 0; index < BYTES; index++) {
            whole[content.length + index] = (byte) (sum >>> ((BYTES - 1 - index) * Byte.SIZE));
        }
        return whole;
    }

    /**
     * The content without its checksum.
     *
     * @throws RefusedCursorException if they do not fit
     */
    public static byte[] remove(byte[] whole) throws RefusedCursorException {
        int length = whole.length - BYTES;
        if (length < 0) {
            throw new RefusedCursorException(CursorProblem.MALFORMED);
        }
        byte[] content = Arrays.copyOf(whole, length);
        if (!Arrays.equals(append(content), whole)) {
            throw new RefusedCursorException(CursorProblem.ALTERED);
        }
        return content;
    }

    private static int sum(byte[] content, int length) {
        CRC32 sum = new CRC32();
        sum.update(content, 0, length);
        return (int) sum.getValue();
    }
}
