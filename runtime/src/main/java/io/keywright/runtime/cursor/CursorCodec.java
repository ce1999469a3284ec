package io.keywright.runtime.cursor;

/**
 * Protects the cursors of a table on their way out and back: {@link SignedCursors}, {@link EncryptedCursors}, or one's
 * own, over a key service for instance. Safe for threads.
 *
 * <p>What is protected holds the query to which a cursor belongs, so a codec needs to know nothing of queries. It has
 * to notice every change of the bytes it gave out.
 */
public interface CursorCodec {

    /**
     * The content in protected form.
     *
     * @param content at least 17 bytes
     */
    byte[] encode(byte[] content);

    /**
     * The content that {@link #encode} got, here or in another instance of the program.
     *
     * @param encoded what came back, perhaps from an attacker; of any length
     * @throws RefusedCursorException if it is not exactly what {@link #encode} gives. Anything else that is thrown, such as
     *     the failure of a key service, reaches the caller of the query as it is
     */
    byte[] decode(byte[] encoded) throws RefusedCursorException;
}
