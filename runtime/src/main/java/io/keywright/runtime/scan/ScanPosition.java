package io.keywright.runtime.scan;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.cursor.RefusedCursorException;
import io.keywright.runtime.error.CursorProblem;
import io.keywright.runtime.error.InvalidCursorException;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.position.CanonicalBase64;
import io.keywright.runtime.position.Checksum;
import io.keywright.runtime.position.Identity;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Where each segment of a scan is: at its beginning, behind an item, or at its end. As a text: a byte that says how the rest
 * is to be read, a digest of what is scanned, the segments, and a checksum.
 */
final class ScanPosition {

    static final int MOST_SEGMENTS = 1_000_000;

    /** What is laid out or digested in another way gets another byte, so that older positions are refused, not misread. */
    private static final byte VERSION = 1;

    private static final int IDENTITY_BYTES = 16;
    private static final byte BEGINNING = 0;
    private static final byte BEHIND = 1;
    private static final byte END = 2;

    private final byte[] identity;
    private final List<String> key;
    private final List<Segment> segments = new ArrayList<>();

    private ScanPosition(TableContext table, EntityMapper<?> mapper) {
        String sortKey = table.layout().sortKey();
        key = sortKey == null
                ? List.of(table.layout().partitionKey())
                : List.of(table.layout().partitionKey(), sortKey);
        identity = identity(table, mapper, key);
    }

    private static byte[] identity(TableContext table, EntityMapper<?> mapper, List<String> key) {
        List<String> types = mapper.types();
        Identity identity = new Identity();
        identity.text("scan", table.tableName());
        identity.texts("key", key);
        // The present one comes first, then the oldest one, which stays when the entity gets another.
        identity.text("type", types.get(types.size() > 1 ? 1 : 0));
        return Arrays.copyOf(identity.digest(), IDENTITY_BYTES);
    }

    /** At the beginning of so many segments. */
    static ScanPosition beginning(TableContext table, EntityMapper<?> mapper, int count) {
        ScanPosition position = new ScanPosition(table, mapper);
        for (int number = 0; number < count; number++) {
            position.segments.add(new Segment(number));
        }
        return position;
    }

    /**
     * The position that a text says.
     *
     * @throws InvalidCursorException if it is no position, was changed, or is one of another table or entity
     */
    static ScanPosition of(TableContext table, EntityMapper<?> mapper, String text) {
        ScanPosition position = new ScanPosition(table, mapper);
        try {
            position.read(CanonicalBase64.decode(text));
            return position;
        } catch (RefusedCursorException refusal) {
            throw new InvalidCursorException(text, refusal.problem());
        }
    }

    private void read(byte[] whole) throws RefusedCursorException {
        if (whole.length == 0) {
            throw new RefusedCursorException(CursorProblem.MALFORMED);
        } else if (whole[0] != VERSION) {
            throw new RefusedCursorException(CursorProblem.UNKNOWN_VERSION);
        }
        byte[] content = Checksum.remove(Arrays.copyOfRange(whole, 1, whole.length));
        if (content.length < IDENTITY_BYTES) {
            throw new RefusedCursorException(CursorProblem.MALFORMED);
        } else if (!Arrays.equals(content, 0, IDENTITY_BYTES, identity, 0, IDENTITY_BYTES)) {
            throw new RefusedCursorException(CursorProblem.FOREIGN);
        }
        try (DataInputStream in = new DataInputStream(
                new ByteArrayInputStream(content, IDENTITY_BYTES, content.length - IDENTITY_BYTES))) {
            int count = in.readInt();
            if (count < 1 || count > MOST_SEGMENTS) {
                throw new RefusedCursorException(CursorProblem.MALFORMED);
            }
            for (int number = 0; number < count; number++) {
                segments.add(segment(number, in));
            }
            if (in.read() >= 0) {
                throw new RefusedCursorException(CursorProblem.MALFORMED);
            }
        } catch (IOException malformed) {
            throw new RefusedCursorException(CursorProblem.MALFORMED);
        }
    }

    private Segment segment(int number, DataInputStream in) throws IOException, RefusedCursorException {
        Segment segment = new Segment(number);
        switch (in.readByte()) {
            case BEGINNING -> {}
            case BEHIND -> segment.key = key(in);
            case END -> segment.done = true;
            default -> throw new RefusedCursorException(CursorProblem.MALFORMED);
        }
        return segment;
    }

    private Map<String, AttributeValue> key(DataInputStream in) throws IOException, RefusedCursorException {
        Map<String, AttributeValue> read = new LinkedHashMap<>();
        for (String attribute : key) {
            String value = in.readUTF();
            if (value.isEmpty()) {
                throw new RefusedCursorException(CursorProblem.MALFORMED);
            }
            read.put(attribute, AttributeValue.createS(value));
        }
        return read;
    }

    List<Segment> segments() {
        return segments;
    }

    /** How many segments have come to their end. */
    int done() {
        int done = 0;
        for (Segment segment : segments) {
            done += segment.done ? 1 : 0;
        }
        return done;
    }

    /** The first segments that have not come to their end, at most so many. */
    List<Segment> unfinished(int most) {
        List<Segment> unfinished = new ArrayList<>(most);
        for (Segment segment : segments) {
            if (!segment.done && unfinished.size() < most) {
                unfinished.add(segment);
            }
        }
        return unfinished;
    }

    String text() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.write(identity);
            out.writeInt(segments.size());
            for (Segment segment : segments) {
                write(segment, out);
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        byte[] body = Checksum.append(bytes.toByteArray());
        byte[] whole = new byte[1 + body.length];
        whole[0] = VERSION;
        System.arraycopy(body, 0, whole, 1, body.length);
        return CanonicalBase64.encode(whole);
    }

    private void write(Segment segment, DataOutputStream out) throws IOException {
        Map<String, AttributeValue> behind = segment.key;
        if (segment.done || behind == null) {
            out.writeByte(segment.done ? END : BEGINNING);
            return;
        }
        out.writeByte(BEHIND);
        for (String attribute : key) {
            AttributeValue value = behind.get(attribute);
            if (value == null || value.s() == null) {
                throw new IllegalStateException("DynamoDB ended a page at a key without the text " + attribute + ".");
            }
            out.writeUTF(value.s());
        }
    }

    /** One segment. */
    static final class Segment {

        private final int number;
        private @Nullable Map<String, AttributeValue> key;
        private boolean done;

        private Segment(int number) {
            this.number = number;
        }

        int number() {
            return number;
        }

        /** Where the next request begins; null at the beginning. */
        @Nullable
        Map<String, AttributeValue> key() {
            return key;
        }

        /** A request has come so far; an empty key is the end. */
        void moveTo(Map<String, AttributeValue> lastKey) {
            done = lastKey.isEmpty();
            key = done ? null : lastKey;
        }
    }
}
