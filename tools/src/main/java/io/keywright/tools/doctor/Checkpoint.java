package io.keywright.tools.doctor;

import io.keywright.tools.command.CommandFailedException;
import io.keywright.tools.output.ItemJson;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * How far each segment has come, and what was counted up to there: one file, in the form of an item. A page counts once
 * its findings are printed, so that after an interruption a page can be reported twice, but none is left out.
 */
final class Checkpoint {

    private static final AttributeValue DONE = AttributeValue.fromBool(true);
    private static final AttributeValue NEW = AttributeValue.fromNul(true);

    private final @Nullable Path file;
    private final String tableName;
    private final List<AttributeValue> segments = new ArrayList<>();
    private final Map<String, Long> counts = new TreeMap<>();
    private long written = System.nanoTime();

    /** Goes on from a file that is there; begins one that is not; keeps nothing without a file. */
    Checkpoint(@Nullable Path file, String tableName, int count) {
        this.file = file;
        this.tableName = tableName;
        if (file != null && Files.exists(file)) {
            resume(file);
        } else {
            for (int segment = 0; segment < count; segment++) {
                segments.add(NEW);
            }
        }
    }

    synchronized int segments() {
        return segments.size();
    }

    synchronized boolean isDone(int segment) {
        return segments.get(segment).equals(DONE);
    }

    /** The key after which a segment goes on; null for its beginning. */
    synchronized @Nullable Map<String, AttributeValue> after(int segment) {
        AttributeValue position = segments.get(segment);
        return position.hasM() ? position.m() : null;
    }

    synchronized void count(String what, long more) {
        counts.merge(what, more, Long::sum);
    }

    synchronized Map<String, Long> counts() {
        return new TreeMap<>(counts);
    }

    /** A segment has come so far; an empty key is its end. Writes the file about once a second. */
    synchronized void reached(int segment, Map<String, AttributeValue> key) {
        segments.set(segment, key.isEmpty() ? DONE : AttributeValue.fromM(key));
        if (System.nanoTime() - written > 1_000_000_000L) {
            write();
        }
    }

    /** Writes the file as a whole, so that an interruption leaves the old one or the new one. */
    synchronized void write() {
        if (file == null) {
            return;
        }
        Map<String, AttributeValue> counted = new HashMap<>();
        counts.forEach((what, count) -> counted.put(what, AttributeValue.fromN(count.toString())));
        String text = ItemJson.write(Map.of(
                "table", AttributeValue.fromS(tableName),
                "segments", AttributeValue.fromL(segments),
                "counts", AttributeValue.fromM(counted)));
        try {
            Path next = file.resolveSibling(file.getFileName() + ".new");
            Files.writeString(next, text + "\n");
            Files.move(next, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        written = System.nanoTime();
    }

    private void resume(Path from) {
        try {
            Map<String, AttributeValue> kept = ItemJson.read(Files.readString(from));
            AttributeValue table = kept.get("table");
            AttributeValue positions = kept.get("segments");
            AttributeValue counted = kept.get("counts");
            if (table == null || positions == null || counted == null || !tableName.equals(table.s())) {
                throw CommandFailedException.usage(from + " is the checkpoint of another table. Name another file.");
            }
            segments.addAll(positions.l());
            counted.m().forEach((what, count) -> counts.put(what, Long.valueOf(count.n())));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
