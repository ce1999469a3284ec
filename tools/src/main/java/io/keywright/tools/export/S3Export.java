package io.keywright.tools.export;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A full export to S3 in DynamoDB's JSON, copied to a directory: that of {@code manifest-summary.json}, with the data files
 * in {@code data}. Exports in Ion and incremental ones are refused. Each file's count is checked.
 */
public final class S3Export implements ItemSource {

    private final Path directory;

    /** Reads nothing yet. */
    public S3Export(Path directory) {
        this.directory = directory;
    }

    @Override
    public long read(Consumer<Map<String, AttributeValue>> consumer) throws IOException {
        JsonNode summary = JsonNode.parser().parse(Files.readString(directory.resolve("manifest-summary.json")));
        String format = text(summary, "outputFormat");
        if (!"DYNAMODB_JSON".equals(format)) {
            throw new IOException("the export is in the format " + format + "; only DYNAMODB_JSON can be read");
        }
        if ("INCREMENTAL_EXPORT".equals(text(summary, "exportType"))) {
            throw new IOException("the export is an incremental one, which holds changes and no table");
        }
        long total = 0;
        for (String line : Files.readAllLines(directory.resolve("manifest-files.json"))) {
            if (!line.isBlank()) {
                total += file(JsonNode.parser().parse(line), consumer);
            }
        }
        String expected = summary.field("itemCount").map(JsonNode::asNumber).orElse(Long.toString(total));
        if (Long.parseLong(expected) != total) {
            throw new IOException("the export has " + total + " items, its summary says " + expected);
        }
        return total;
    }

    private static @Nullable String text(JsonNode node, String name) {
        return node.field(name)
                .filter(JsonNode::isString)
                .map(JsonNode::asString)
                .orElse(null);
    }

    private long file(JsonNode entry, Consumer<Map<String, AttributeValue>> consumer) throws IOException {
        String key = text(entry, "dataFileS3Key");
        if (key == null) {
            throw new IOException("a line of manifest-files.json names no dataFileS3Key");
        }
        Path file = directory.resolve("data").resolve(key.substring(key.lastIndexOf('/') + 1));
        long count = 0;
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (!line.isBlank()) {
                    JsonNode item = JsonNode.parser()
                            .parse(line)
                            .field("Item")
                            .orElseThrow(() -> new IOException(file + " has a line without an Item"));
                    consumer.accept(map(item));
                    count++;
                }
            }
        }
        String expected = entry.field("itemCount").map(JsonNode::asNumber).orElse(Long.toString(count));
        if (Long.parseLong(expected) != count) {
            throw new IOException(file + " has " + count + " items, the manifest says " + expected);
        }
        return count;
    }

    private static Map<String, AttributeValue> map(JsonNode node) {
        Map<String, AttributeValue> values = new HashMap<>();
        node.asObject().forEach((name, value) -> values.put(name, value(value)));
        return values;
    }

    private static AttributeValue value(JsonNode node) {
        Map.Entry<String, JsonNode> only = node.asObject().entrySet().iterator().next();
        JsonNode value = only.getValue();
        return switch (only.getKey()) {
            case "S" -> AttributeValue.fromS(value.asString());
            case "N" -> AttributeValue.fromN(value.asString());
            case "B" -> AttributeValue.fromB(bytes(value));
            case "BOOL" -> AttributeValue.fromBool(value.asBoolean());
            case "NULL" -> AttributeValue.fromNul(true);
            case "SS" -> AttributeValue.fromSs(texts(value));
            case "NS" -> AttributeValue.fromNs(texts(value));
            case "BS" ->
                AttributeValue.fromBs(
                        value.asArray().stream().map(S3Export::bytes).toList());
            case "L" ->
                AttributeValue.fromL(
                        value.asArray().stream().map(S3Export::value).toList());
            case "M" -> AttributeValue.fromM(map(value));
            default -> throw new IllegalArgumentException("DynamoDB has no type " + only.getKey());
        };
    }

    private static SdkBytes bytes(JsonNode node) {
        return SdkBytes.fromByteArray(Base64.getDecoder().decode(node.asString()));
    }

    private static List<String> texts(JsonNode node) {
        List<String> texts = new ArrayList<>();
        node.asArray().forEach(element -> texts.add(element.asString()));
        return texts;
    }
}
