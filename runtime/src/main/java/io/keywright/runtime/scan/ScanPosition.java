package io.keywright.runtime.scan;

import io.keywright.runtime.error.CursorProblem;
import io.keywright.runtime.error.InvalidCursorException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Where each segment of a scan is: at its beginning, behind an item, or at its end. As a text: URL-safe Base64. */
final class ScanPosition {

    private static final byte BEGINNING = 0;
    private static final byte BEHIND = 1;
    private static final byte END = 2;

    private final List<Segment> segments = new ArrayList<>();

    /** At the beginning of so many segments. */
    static ScanPosition beginning(int count) {
        ScanPosition position = new ScanPosition();
        for (int number = 0; number < count; number++) {
            position.segments.add(new Segment(number));
        }
        return position;
    }

    /**
     * The position that a text says.
     *
     * @throws InvalidCursorException if it is no position
     */
    static ScanPosition of(String text) {
        ScanPosition position = new ScanPosition();
        try (DataInputStream in = new DataInputStream(
                new ByteArrayInputStream(Base64.getUrlDecoder().decode(text)))) {
            int count = in.readInt();
            for (int number = 0; number < count; number++) {
                position.segments.add(segment(number, in));
            }
            if (count < 1 || in.read() >= 0) {
                throw new InvalidCursorException(text, CursorProblem.MALFORMED);
            }
            return position;
        } catch (IllegalArgumentException | IOException malformed) {
            throw new InvalidCursorException(text, CursorProblem.MALFORMED);
        }
    }

    private static Segment segment(int number, DataInputStream in) throws IOException {
        Segment segment = new Segment(number);
        byte state = in.readByte();
        if (state == BEHIND) {
            Map<String, AttributeValue> key = new LinkedHashMap<>();
            for (int left = in.readByte(); left > 0; left--) {
                String name = in.readUTF();
                key.put(name, AttributeValue.fromS(in.readUTF()));
            }
            segment.key = key;
        }
        segment.done = state == END;
        return segment;
    }

    List<Segment> segments() {
        return segments;
    }

    List<Segment> unfinished() {
        List<Segment> unfinished = new ArrayList<>();
        for (Segment segment : segments) {
            if (!segment.done) {
                unfinished.add(segment);
            }
        }
        return unfinished;
    }

    String text() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeInt(segments.size());
            for (Segment segment : segments) {
                write(segment, out);
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes.toByteArray());
    }

    private static void write(Segment segment, DataOutputStream out) throws IOException {
        Map<String, AttributeValue> key = segment.key;
        if (segment.done || key == null) {
            out.writeByte(segment.done ? END : BEGINNING);
            return;
        }
        out.writeByte(BEHIND);
        out.writeByte(key.size());
        for (Map.Entry<String, AttributeValue> attribute : key.entrySet()) {
            out.writeUTF(attribute.getKey());
            out.writeUTF(attribute.getValue().s());
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
