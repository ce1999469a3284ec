package io.keywright.tools.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.schema.ModelJson;
import io.keywright.schema.Table;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class ExporterTest {

    private static final Table TABLE = ModelJson.read("""
            {
              "format": 1, "table": "data/Lab", "name": "Lab", "partitionKey": "PK", "sortKey": "SK",
              "typeAttribute": "Type", "delimiter": "#", "indexes": [],
              "entities": [
                {
                  "class": "lab/Sample", "name": "Sample", "type": "Sample", "formerly": ["Probe"],
                  "key": {"pk": "S#{id}", "sk": "S"}, "indexKeys": [],
                  "properties": [
                    {"name": "id", "attribute": "i", "type": "STRING", "method": "id"},
                    {"name": "amount", "attribute": "a", "formerly": ["old"], "type": "BIG_DECIMAL", "method": "amount"},
                    {"name": "count", "attribute": "n", "type": "long", "method": "count"},
                    {"name": "bytes", "attribute": "b", "type": "BYTES", "presence": "NULLABLE", "method": "bytes"},
                    {"name": "day", "attribute": "d", "type": "LOCAL_DATE", "method": "day"},
                    {"name": "taken", "attribute": "t", "type": "INSTANT", "method": "taken"},
                    {"name": "tags", "attribute": "g", "type": {"set": "STRING"}, "method": "tags"},
                    {"name": "weights", "attribute": "w", "type": {"map": "BIG_DECIMAL", "key": "STRING"}, "method": "weights"},
                    {"name": "place", "attribute": "p", "type": {"document": "lab/Place"}, "presence": "NULLABLE", "method": "place"}
                  ],
                  "construction": {"constructor": ["id", "amount", "count", "bytes", "day", "taken", "tags", "weights", "place"]}
                }
              ],
              "documents": [
                {
                  "class": "lab/Place", "name": "Place",
                  "properties": [
                    {"name": "city", "attribute": "c", "type": "STRING", "method": "city"},
                    {"name": "pictures", "attribute": "s", "type": {"list": "BYTES"}, "method": "pictures"}
                  ],
                  "construction": {"constructor": ["city", "pictures"]}
                }
              ],
              "collections": []
            }
            """);

    @TempDir
    Path directory;

    private static AttributeValue text(String text) {
        return AttributeValue.fromS(text);
    }

    private static AttributeValue number(String number) {
        return AttributeValue.fromN(number);
    }

    private static AttributeValue bytes(byte[] bytes) {
        return AttributeValue.fromB(SdkBytes.fromByteArray(bytes));
    }

    private static ItemSource source(List<Map<String, AttributeValue>> items) {
        return consumer -> {
            items.forEach(consumer);
            return items.size();
        };
    }

    private static Map<String, AttributeValue> sample(
            String id, String amount, byte[] bytes, String day, String taken) {
        Map<String, AttributeValue> item = new HashMap<>();
        item.put("PK", text("S#" + id));
        item.put("SK", text("S"));
        item.put("Type", text("Sample"));
        item.put("i", text(id));
        item.put("a", number(amount));
        item.put("n", number(Long.toString(Long.MIN_VALUE)));
        item.put("b", bytes(bytes));
        item.put("d", text(day));
        item.put("t", text(taken));
        item.put("g", AttributeValue.fromSs(List.of("x\"y", "ü\n")));
        item.put("w", AttributeValue.fromM(Map.of("left, right", number(amount))));
        item.put(
                "p",
                AttributeValue.fromM(Map.of("c", text("Brest"), "s", AttributeValue.fromL(List.of(bytes(bytes))))));
        return item;
    }

    /** A row, as texts of DuckDB by the columns' names. */
    private static List<Map<String, String>> rows(String url, String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection(url);
                ResultSet result = connection.createStatement().executeQuery(sql)) {
            List<Map<String, String>> rows = new ArrayList<>();
            while (result.next()) {
                Map<String, String> row = new HashMap<>();
                for (int column = 1; column <= result.getMetaData().getColumnCount(); column++) {
                    row.put(result.getMetaData().getColumnName(column), result.getString(column));
                }
                rows.add(row);
            }
            return rows;
        }
    }

    private static String hex(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        for (byte octet : bytes) {
            text.append(String.format("%02X", octet & 0xff));
        }
        return text.toString();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void everyValueComesBackExactly(long seed) throws Exception {
        Random random = new Random(seed);
        List<Map<String, AttributeValue>> items = new ArrayList<>();
        Map<String, BigDecimal> amounts = new HashMap<>();
        Map<String, String> binaries = new HashMap<>();
        Map<String, String> days = new HashMap<>();
        int scale = random.nextInt(39);
        for (int at = 0; at < 40; at++) {
            BigDecimal amount = new BigDecimal(new BigInteger(1 + random.nextInt(120), random), scale);
            if (amount.precision() > 38) {
                amount = BigDecimal.ONE.movePointLeft(scale);
            }
            byte[] octets = new byte[random.nextInt(40)];
            random.nextBytes(octets);
            String day = LocalDate.ofEpochDay(random.nextInt(60_000) - 20_000).toString();
            String id = "s" + at;
            amounts.put(id, random.nextBoolean() ? amount : amount.negate());
            binaries.put(id, hex(octets));
            days.put(id, day);
            items.add(sample(id, amounts.get(id).toString(), octets, day, day + "T23:59:59.123456Z"));
        }

        Exporter.export(TABLE, source(items), Target.DUCKDB, directory);

        List<Map<String, String>> rows = rows(
                "jdbc:duckdb:" + directory.resolve("Lab.duckdb"),
                "SELECT *, typeof(amount) AS kind, hex(bytes) AS octets, hex(place.pictures[1]) AS picture,"
                        + " weights['left, right'] AS weight, place.city AS city, tags[1] AS tag FROM \"Sample\"");
        assertThat(rows).hasSize(40);
        for (Map<String, String> row : rows) {
            String id = row.get("id");
            assertThat(new BigDecimal(row.get("amount"))).isEqualByComparingTo(amounts.get(id));
            assertThat(new BigDecimal(row.get("weight"))).isEqualByComparingTo(amounts.get(id));
            assertThat(row).containsEntry("octets", binaries.get(id)).containsEntry("picture", binaries.get(id));
            assertThat(row)
                    .containsEntry("day", days.get(id))
                    .containsEntry("tag", "x\"y")
                    .containsEntry("city", "Brest");
            assertThat(row.get("taken")).startsWith(days.get(id) + " 23:59:59.123456");
            assertThat(row).containsEntry("count", Long.toString(Long.MIN_VALUE));
        }
    }

    @Test
    void whatIsWiderThanADecimalOrFinerThanATimestampIsAText() throws Exception {
        String wide = "1234567890123456789012345678901234567800000000000000";
        Exporter.export(
                TABLE,
                source(List.of(
                        sample("a", wide, new byte[0], "2024-05-01", "2024-05-01T00:00:00.123456789Z"),
                        sample("b", "1E-20", new byte[0], "2024-05-01", "2024-05-01T00:00:00Z"))),
                Target.DUCKDB,
                directory);

        assertThat(rows(
                        "jdbc:duckdb:" + directory.resolve("Lab.duckdb"),
                        "SELECT amount, taken FROM \"Sample\" ORDER BY id"))
                .containsExactly(
                        Map.of("amount", wide, "taken", "2024-05-01T00:00:00.123456789Z"),
                        Map.of("amount", "0.00000000000000000001", "taken", "2024-05-01T00:00:00Z"));
    }

    @Test
    void nothingIsDropped() throws Exception {
        Map<String, AttributeValue> former = sample("old", "1", new byte[1], "2024-05-01", "2024-05-01T00:00:00Z");
        former.put("Type", text("Probe"));
        former.put("old", former.remove("a"));
        former.put("extra", text("kept"));
        Map<String, AttributeValue> unfit = sample("unfit", "1", new byte[1], "2024-05-01", "2024-05-01T00:00:00Z");
        unfit.put("a", text("no number"));
        List<Map<String, AttributeValue>> items = List.of(
                former,
                unfit,
                Map.of("PK", text("x"), "SK", text("x"), "Type", text("Later")),
                Map.of("PK", text("y"), "SK", text("y")),
                Map.of("PK", text("UNIQUE#z"), "SK", text("z"), "Type", text("UNIQUE")));

        Map<String, Long> counts = Exporter.export(TABLE, source(items), Target.DUCKDB, directory);

        assertThat(counts)
                .containsOnly(Map.entry("Sample", 1L), Map.entry(Exporter.UNKNOWN, 3L), Map.entry(Exporter.GUARDS, 1L));
        String url = "jdbc:duckdb:" + directory.resolve("Lab.duckdb");
        assertThat(rows(url, "SELECT amount, _other FROM \"Sample\""))
                .containsExactly(Map.of("amount", "1", "_other", "{\"extra\":{\"S\":\"kept\"}}"));
        assertThat(rows(url, "SELECT item->'a'->>'S' AS a FROM _unknown WHERE item LIKE '%unfit%'"))
                .containsExactly(Map.of("a", "no number"));
    }

    @ParameterizedTest
    @EnumSource(Target.class)
    void everyTargetIsReadBackByDuckDb(Target target) throws Exception {
        Exporter.export(
                TABLE,
                source(List.of(sample("a", "12.50", new byte[] {0, -1}, "2024-05-01", "2024-05-01T10:00:00Z"))),
                target,
                directory);

        String from = switch (target) {
            case DUCKDB -> "\"Sample\"";
            case PARQUET -> "read_parquet('" + directory.resolve("Sample.parquet") + "')";
            case CSV -> "read_csv('" + directory.resolve("Sample.csv") + "')";
            case JSON -> "read_json('" + directory.resolve("Sample.jsonl") + "')";
        };
        String url = target == Target.DUCKDB ? "jdbc:duckdb:" + directory.resolve("Lab.duckdb") : "jdbc:duckdb:";
        assertThat(rows(
                        url,
                        "SELECT id, CAST(amount AS DECIMAL(10,2)) AS amount, CAST(day AS DATE) AS day FROM " + from))
                .containsExactly(Map.of("id", "a", "amount", "12.50", "day", "2024-05-01"));
    }

    @Test
    void parquetComesWithItsDdl() throws Exception {
        Exporter.export(
                TABLE,
                source(List.of(sample("a", "12.5", new byte[1], "2024-05-01", "2024-05-01T10:00:00Z"))),
                Target.PARQUET,
                directory);

        assertThat(Files.readString(directory.resolve("Sample.athena.sql")))
                .contains(
                        "`amount` decimal(38,1)",
                        "`weights` map<string,decimal(38,1)>",
                        "`place` struct<city:string,pictures:array<binary>>",
                        "`tags` array<string>",
                        "`taken` timestamp");
    }

    private void writeExport(String summary, int stated) throws IOException {
        Files.createDirectories(directory.resolve("data"));
        Files.writeString(directory.resolve("manifest-summary.json"), summary);
        Files.writeString(
                directory.resolve("manifest-files.json"),
                "{\"itemCount\":" + stated + ",\"md5Checksum\":\"x\",\"etag\":\"x\","
                        + "\"dataFileS3Key\":\"lab/AWSDynamoDB/0/data/part.json.gz\"}\n");
        try (OutputStream file = new GZIPOutputStream(Files.newOutputStream(directory.resolve("data/part.json.gz")))) {
            for (Map<String, AttributeValue> item :
                    List.of(sample("a", "1.5", new byte[] {7}, "2024-05-01", "2024-05-01T10:00:00Z"))) {
                file.write(("{\"Item\":" + JsonText.raw(item) + "}\n").getBytes(StandardCharsets.UTF_8));
            }
        }
    }

    @Test
    void anExportToS3IsReadFromItsFiles() throws Exception {
        writeExport("{\"outputFormat\":\"DYNAMODB_JSON\",\"itemCount\":1}", 1);
        Path output = directory.resolve("output");

        assertThat(Exporter.export(TABLE, new S3Export(directory), Target.DUCKDB, output))
                .containsExactly(Map.entry("Sample", 1L));
        assertThat(rows("jdbc:duckdb:" + output.resolve("Lab.duckdb"), "SELECT hex(bytes) AS b FROM \"Sample\""))
                .containsExactly(Map.of("b", "07"));
    }

    @Test
    void anExportWhoseCountsDifferOrThatIsOfAnotherKindIsRefused() throws IOException {
        Path output = directory.resolve("output");
        writeExport("{\"outputFormat\":\"DYNAMODB_JSON\",\"itemCount\":1}", 2);
        assertThatThrownBy(() -> Exporter.export(TABLE, new S3Export(directory), Target.DUCKDB, output))
                .hasMessageContaining("the manifest says 2");
        writeExport("{\"outputFormat\":\"ION\",\"itemCount\":1}", 1);
        assertThatThrownBy(() -> Exporter.export(TABLE, new S3Export(directory), Target.DUCKDB, output))
                .hasMessageContaining("ION");
        writeExport("{\"outputFormat\":\"DYNAMODB_JSON\",\"exportType\":\"INCREMENTAL_EXPORT\",\"itemCount\":1}", 1);
        assertThatThrownBy(() -> Exporter.export(TABLE, new S3Export(directory), Target.DUCKDB, output))
                .hasMessageContaining("incremental");
    }

    @Test
    void noFileOfLinesIsLeftBehind() throws Exception {
        Exporter.export(TABLE, source(List.of()), Target.JSON, directory);

        try (var files = Files.list(directory)) {
            assertThat(files.map(file -> file.getFileName().toString())).containsExactly("Sample.jsonl");
        }
    }
}
