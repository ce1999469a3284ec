package io.keywright.runtime.query;

import io.keywright.runtime.error.InvalidCursorException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Where a page ended in each partition, as a text: the version of its format, a digest, and the key attributes other than
 * the query's own partition. The digest is one of these attributes and of the query with its table. It tells a foreign
 * or damaged cursor; it is no signature.
 */
final class Cursor {

    /** Raised when the rest is laid out or digested in another way, so that older cursors are refused, not misread. */
    private static final byte VERSION = 1;

    private static final int DIGEST_BYTES = 12;
    private static final int HEAD_BYTES = 1 + DIGEST_BYTES;
    private static final byte AT_THE_BEGINNING = 0;
    private static final byte BEHIND_AN_ITEM = 1;
    private static final byte AT_THE_END = 2;

    private final QueryPlan<?> plan;

    Cursor(QueryPlan<?> plan) {
        this.plan = plan;
    }

    /** The cursor for the positions in all partitions, not all of which are at the end. */
    String write(List<Position> positions) {
        byte[] position = position(positions);
        byte[] whole = new byte[HEAD_BYTES + position.length];
        whole[0] = VERSION;
        System.arraycopy(digest(position), 0, whole, 1, DIGEST_BYTES);
        System.arraycopy(position, 0, whole, HEAD_BYTES, position.length);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(whole);
    }

    /** The positions in all partitions. */
    List<Position> read(String cursor) {
        byte[] whole = decode(cursor);
        if (whole.length <= HEAD_BYTES || whole[0] != VERSION) {
            throw new InvalidCursorException(cursor);
        }
        byte[] position = Arrays.copyOfRange(whole, HEAD_BYTES, whole.length);
        if (!MessageDigest.isEqual(digest(position), Arrays.copyOfRange(whole, 1, HEAD_BYTES))) {
            throw new InvalidCursorException(cursor);
        }
        List<Position> positions = new ArrayList<>();
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(position))) {
            for (String partition : plan.partitions()) {
                positions.add(position(partition, in));
            }
        } catch (IOException tooShort) {
            throw new InvalidCursorException(cursor);
        }
        return positions;
    }

    private Position position(String partition, DataInputStream in) throws IOException {
        byte state = in.readByte();
        if (state != BEHIND_AN_ITEM) {
            return state == AT_THE_END ? Position.END : Position.BEGINNING;
        }
        Map<String, AttributeValue> key = new LinkedHashMap<>();
        key.put(plan.source().partitionKey(), AttributeValue.createS(partition));
        for (String attribute : plan.source().positionAttributes()) {
            key.put(attribute, AttributeValue.createS(text(in)));
        }
        return Position.behind(key);
    }

    private static byte[] decode(String cursor) {
        try {
            byte[] whole = Base64.getUrlDecoder().decode(cursor);
            // The decoder lets padding and unused bits pass; one position has one cursor.
            boolean canonical = Base64.getUrlEncoder()
                    .withoutPadding()
                    .encodeToString(whole)
                    .equals(cursor);
            if (canonical) {
                return whole;
            }
        } catch (IllegalArgumentException malformed) {
            throw new InvalidCursorException(cursor);
        }
        throw new InvalidCursorException(cursor);
    }

    private byte[] position(List<Position> positions) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            for (Position position : positions) {
                write(position, out);
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    private void write(Position position, DataOutputStream out) throws IOException {
        Map<String, AttributeValue> key = position.key();
        if (key == null) {
            out.writeByte(position == Position.END ? AT_THE_END : AT_THE_BEGINNING);
            return;
        }
        out.writeByte(BEHIND_AN_ITEM);
        for (String attribute : plan.source().positionAttributes()) {
            write(text(attribute, key.get(attribute)), out);
        }
    }

    private static String text(String attribute, @Nullable AttributeValue value) {
        String text = value == null ? null : value.s();
        if (text == null) {
            throw new IllegalStateException("DynamoDB gave a key without text in \"" + attribute + "\".");
        }
        return text;
    }

    private static void write(String text, DataOutputStream out) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeShort(bytes.length);
        out.write(bytes);
    }

    private static String text(DataInputStream in) throws IOException {
        byte[] bytes = new byte[in.readUnsignedShort()];
        in.readFully(bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private byte[] digest(byte[] position) {
        return Arrays.copyOf(plan.identity().digest(position), DIGEST_BYTES);
    }
}
