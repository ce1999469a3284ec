package io.keywright.runtime.query;

import io.keywright.runtime.cursor.RefusedCursorException;
import io.keywright.runtime.error.CursorProblem;
import io.keywright.runtime.text.KeyLimits;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The positions of a cursor as bytes: for each partition its state and, behind an item, that item's other key attributes. */
final class CursorPositions {

    private static final byte AT_THE_BEGINNING = 0;
    private static final byte BEHIND_AN_ITEM = 1;
    private static final byte AT_THE_END = 2;

    private final QueryPlan<?> plan;

    CursorPositions(QueryPlan<?> plan) {
        this.plan = plan;
    }

    /** The most bytes that the positions of this query can have. */
    int mostBytes() {
        int texts = plan.source().positionAttributes().size();
        return plan.partitions().size() * (1 + texts * (Short.BYTES + KeyLimits.PARTITION));
    }

    byte[] write(List<Position> positions) {
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

    /** The positions; refuses whatever {@link #write} cannot have written for this query. */
    List<Position> read(byte[] bytes) throws RefusedCursorException {
        List<Position> positions = new ArrayList<>();
        boolean ended = true;
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            for (String partition : plan.partitions()) {
                Position position = position(partition, in);
                ended &= position == Position.END;
                positions.add(position);
            }
            if (in.read() >= 0 || ended) {
                throw new RefusedCursorException(CursorProblem.MALFORMED);
            }
        } catch (IOException tooShort) {
            throw new RefusedCursorException(CursorProblem.MALFORMED);
        }
        return positions;
    }

    private Position position(String partition, DataInputStream in) throws IOException, RefusedCursorException {
        byte state = in.readByte();
        return switch (state) {
            case AT_THE_BEGINNING -> Position.BEGINNING;
            case AT_THE_END -> Position.END;
            case BEHIND_AN_ITEM -> Position.behind(key(partition, in));
            default -> throw new RefusedCursorException(CursorProblem.MALFORMED);
        };
    }

    private Map<String, AttributeValue> key(String partition, DataInputStream in)
            throws IOException, RefusedCursorException {
        QuerySource<?> source = plan.source();
        Map<String, AttributeValue> key = new LinkedHashMap<>();
        key.put(source.partitionKey(), AttributeValue.createS(partition));
        for (String attribute : source.positionAttributes()) {
            String text = text(in, source.longestKey(attribute));
            // DynamoDB would refuse it as well, but with an error that says nothing of a cursor.
            if (attribute.equals(source.sortKey()) && !plan.condition().finds(text)) {
                throw new RefusedCursorException(CursorProblem.OUT_OF_RANGE);
            }
            key.put(attribute, AttributeValue.createS(text));
        }
        return key;
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

    /** The text of a key; a CharacterCodingException, which is an IOException, if it is not UTF-8. */
    private static String text(DataInputStream in, int longest) throws IOException, RefusedCursorException {
        int length = in.readUnsignedShort();
        if (length == 0 || length > longest) {
            throw new RefusedCursorException(CursorProblem.MALFORMED);
        }
        byte[] bytes = new byte[length];
        in.readFully(bytes);
        return StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(bytes))
                .toString();
    }
}
