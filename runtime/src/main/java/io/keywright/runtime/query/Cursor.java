package io.keywright.runtime.query;

import io.keywright.runtime.cursor.CursorCodec;
import io.keywright.runtime.cursor.RefusedCursorException;
import io.keywright.runtime.error.CursorProblem;
import io.keywright.runtime.error.InvalidCursorException;
import io.keywright.runtime.position.CanonicalBase64;
import io.keywright.runtime.position.Checksum;
import java.util.Arrays;
import java.util.List;

/**
 * Where a page ended in each partition, as a text. A byte says how the rest is to be read: the digest of the query, and
 * the positions; either behind them a checksum, or all of it as a codec protects it. The checksum tells a cursor that
 * was damaged; it is no signature.
 */
final class Cursor {

    /** What is laid out or digested in another way gets another byte, so that older cursors are refused, not misread. */
    private static final byte PLAIN = 2;

    private static final byte CODED = 3;

    private static final int QUERY_BYTES = 16;

    /** Room for what a codec adds: the id of a key, a nonce, a signature of whatever kind. */
    private static final int MOST_CODEC_BYTES = 1024;

    private final QueryPlan<?> plan;
    private final CursorPositions form;

    Cursor(QueryPlan<?> plan) {
        this.plan = plan;
        this.form = new CursorPositions(plan);
    }

    /** The cursor for the positions in all partitions, not all of which are at the end. */
    String write(List<Position> positions) {
        byte[] position = form.write(positions);
        byte[] content = Arrays.copyOf(query(), QUERY_BYTES + position.length);
        System.arraycopy(position, 0, content, QUERY_BYTES, position.length);
        CursorCodec codec = plan.source().table().options().cursorCodec();
        byte[] body = codec == null ? Checksum.append(content) : codec.encode(content);
        byte[] whole = new byte[1 + body.length];
        whole[0] = codec == null ? PLAIN : CODED;
        System.arraycopy(body, 0, whole, 1, body.length);
        return CanonicalBase64.encode(whole);
    }

    /** The positions in all partitions. */
    List<Position> read(String cursor) {
        try {
            byte[] content = content(bytes(cursor));
            if (content.length < QUERY_BYTES) {
                throw new RefusedCursorException(CursorProblem.MALFORMED);
            }
            if (!Arrays.equals(content, 0, QUERY_BYTES, query(), 0, QUERY_BYTES)) {
                throw new RefusedCursorException(CursorProblem.FOREIGN);
            }
            return form.read(Arrays.copyOfRange(content, QUERY_BYTES, content.length));
        } catch (RefusedCursorException refusal) {
            throw new InvalidCursorException(cursor, refusal.problem());
        }
    }

    private byte[] content(byte[] whole) throws RefusedCursorException {
        CursorCodec codec = plan.source().table().options().cursorCodec();
        byte[] body = Arrays.copyOfRange(whole, 1, whole.length);
        switch (whole[0]) {
            case PLAIN -> {
                if (codec != null) {
                    throw new RefusedCursorException(CursorProblem.UNPROTECTED);
                }
                return Checksum.remove(body);
            }
            case CODED -> {
                if (codec == null) {
                    throw new RefusedCursorException(CursorProblem.UNKNOWN_KEY);
                }
                return codec.decode(body);
            }
            default -> throw new RefusedCursorException(CursorProblem.UNKNOWN_VERSION);
        }
    }

    private byte[] bytes(String cursor) throws RefusedCursorException {
        int mostBytes = 1 + MOST_CODEC_BYTES + QUERY_BYTES + form.mostBytes();
        if (cursor.isEmpty() || cursor.length() > mostBytes / 3 * 4 + 4) {
            throw new RefusedCursorException(CursorProblem.MALFORMED);
        }
        return CanonicalBase64.decode(cursor);
    }

    private byte[] query() {
        return Arrays.copyOf(plan.identity().digest(), QUERY_BYTES);
    }
}
