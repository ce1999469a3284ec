package io.keywright.tools.export;

import io.keywright.schema.Entity;
import io.keywright.schema.Guard;
import io.keywright.schema.Index;
import io.keywright.schema.Table;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Writes every item of a source into the output of its type. Lines of JSON are written first, beside the output, and tell
 * how wide each column has to be; DuckDB then makes the target of them, and its counts are compared. One item is held at a
 * time. What has no type that the model knows, or a value that the model does not allow, is kept as it is in the output
 * {@code _unknown}, guards of unique values in {@code _guards}.
 */
public final class Exporter {

    /** The output of what the model cannot read. */
    public static final String UNKNOWN = "_unknown";

    /** The output of the guards of unique values. */
    public static final String GUARDS = "_guards";

    private static final Map<String, String> RAW = Map.of("item", "VARCHAR");

    private final Table table;
    private final Path directory;
    private final Set<String> keys = new HashSet<>();
    private final Map<String, Output> outputs = new LinkedHashMap<>();
    private final Map<String, Columns> columns = new LinkedHashMap<>();
    private final Map<String, String> names = new LinkedHashMap<>();

    private Exporter(Table table, Path directory) {
        this.table = table;
        this.directory = directory;
        addKey(table.partitionKey(), table.sortKey());
        for (Index index : table.indexes()) {
            addKey(index.partitionKey(), index.sortKey());
        }
        keys.add(table.typeAttribute());
        for (Entity entity : table.entities()) {
            entity.types().forEach(type -> names.put(type, entity.name()));
            columns.put(entity.name(), Columns.of(table, entity.properties(), 0));
        }
    }

    private void addKey(String partition, @Nullable String sort) {
        keys.add(partition);
        if (sort != null) {
            keys.add(sort);
        }
    }

    /** A file of lines that grows. */
    private record Output(Path file, BufferedWriter writer, AtomicLong count) {}

    /**
     * Exports a source.
     *
     * @param table the model of its items
     * @param directory where the output goes; made if it is not there
     * @return the number of items in each output, by its name
     * @throws IOException if something cannot be read or written, or if counts differ
     */
    public static Map<String, Long> export(Table table, ItemSource source, Target target, Path directory)
            throws IOException, InterruptedException {
        Files.createDirectories(directory);
        Exporter exporter = new Exporter(table, directory);
        try {
            long read = source.read(exporter::item);
            return exporter.finish(target, read);
        } catch (UncheckedIOException failed) {
            throw failed.getCause();
        } finally {
            exporter.cleanUp();
        }
    }

    private void item(Map<String, AttributeValue> item) {
        AttributeValue type = item.get(table.typeAttribute());
        String text = type == null || type.s() == null ? "" : type.s();
        String name = names.get(text);
        Columns known = name == null ? null : columns.get(name);
        if (name == null || known == null) {
            raw(text.equals(Guard.PREFIX) ? GUARDS : UNKNOWN, item);
            return;
        }
        String line;
        try {
            line = known.line(item, keys);
        } catch (RuntimeException unfit) {
            raw(UNKNOWN, item);
            return;
        }
        write(name, line);
    }

    private void raw(String output, Map<String, AttributeValue> item) {
        StringBuilder line = new StringBuilder("{\"item\":");
        JsonText.quote(line, JsonText.raw(item));
        write(output, line.append('}').toString());
    }

    private void write(String name, String line) {
        Output output = outputs.computeIfAbsent(name, this::open);
        try {
            output.writer().write(line);
            output.writer().write('\n');
            output.count().incrementAndGet();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private Output open(String name) {
        try {
            Path file = Files.createTempFile(directory, "." + name, ".ndjson");
            return new Output(file, Files.newBufferedWriter(file), new AtomicLong());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private Map<String, Long> finish(Target target, long read) throws IOException {
        table.entities().forEach(entity -> outputs.computeIfAbsent(entity.name(), this::open));
        Map<String, Long> counts = new LinkedHashMap<>();
        long written = 0;
        try (Database database = Database.open(target, directory, table.name())) {
            for (Map.Entry<String, Output> output : outputs.entrySet()) {
                output.getValue().writer().close();
                long expected = output.getValue().count().get();
                long loaded = database.load(output.getKey(), output.getValue().file(), types(output.getKey()));
                if (loaded != expected) {
                    throw new IOException(output.getKey() + " has " + loaded + " rows of " + expected + " items");
                }
                counts.put(output.getKey(), expected);
                written += expected;
            }
        } catch (SQLException failed) {
            throw new IOException("DuckDB refused what was to be written: " + failed.getMessage(), failed);
        }
        if (written != read) {
            throw new IOException(read + " items were read and " + written + " written");
        }
        return counts;
    }

    private Map<String, String> types(String name) {
        Columns known = columns.get(name);
        if (known == null) {
            return RAW;
        }
        Map<String, String> types = known.types();
        types.put(Columns.OTHERS, "VARCHAR");
        return types;
    }

    private void cleanUp() throws IOException {
        for (Output output : outputs.values()) {
            output.writer().close();
            Files.deleteIfExists(output.file());
        }
    }
}
