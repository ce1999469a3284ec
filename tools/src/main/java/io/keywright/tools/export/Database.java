package io.keywright.tools.export;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** DuckDB, which reads the lines and writes the target. */
final class Database implements AutoCloseable {

    /** The word where it stands in no quotes, where it would be the name of a field. */
    private static final Pattern BYTES = Pattern.compile("BLOB(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)");

    private final Target target;
    private final Path directory;
    private final Connection connection;

    private Database(Target target, Path directory, Connection connection) {
        this.target = target;
        this.directory = directory;
        this.connection = connection;
    }

    static Database open(Target target, Path directory, String name) throws SQLException {
        String file =
                target == Target.DUCKDB ? directory.resolve(name + ".duckdb").toString() : "";
        return new Database(target, directory, DriverManager.getConnection("jdbc:duckdb:" + file));
    }

    /** Makes one output; the number of its rows. */
    long load(String name, Path lines, Map<String, String> types) throws SQLException, IOException {
        String columns = types.entrySet().stream()
                .map(type -> text(type.getKey()) + ": " + text(asText(type.getValue())))
                .collect(Collectors.joining(", "));
        String casts = types.entrySet().stream()
                .map(type ->
                        "CAST(" + quoted(type.getKey()) + " AS " + type.getValue() + ") AS " + quoted(type.getKey()))
                .collect(Collectors.joining(", "));
        String rows = "(SELECT " + casts + " FROM read_json(" + text(lines.toString())
                + ", format = 'newline_delimited', columns = {" + columns + "}, maximum_object_size = 33554432))";
        if (target == Target.DUCKDB) {
            execute("CREATE OR REPLACE TABLE " + quoted(name) + " AS SELECT * FROM " + rows);
            return count(quoted(name));
        }
        Path file = directory.resolve(name + "." + target.extension());
        execute("COPY (SELECT " + selection(types) + " FROM " + rows + ") TO " + text(file.toString())
                + switch (target) {
                    case PARQUET -> " (FORMAT PARQUET)";
                    case CSV -> " (FORMAT CSV, HEADER)";
                    case JSON -> " (FORMAT JSON)";
                    case DUCKDB -> "";
                });
        if (target == Target.PARQUET) {
            Files.writeString(directory.resolve(name + ".athena.sql"), AthenaDdl.of(name, types));
            return count("read_parquet(" + text(file.toString()) + ")");
        }
        return count(rows);
    }

    /** Bytes in JSON are texts of escapes; what turns those into bytes, inside of other types too, is a cast. */
    private static String asText(String type) {
        return BYTES.matcher(type).replaceAll("VARCHAR");
    }

    /** What CSV has no form for becomes JSON; bytes become Base64 in texts. */
    private String selection(Map<String, String> types) {
        if (target == Target.PARQUET) {
            return "*";
        }
        return types.entrySet().stream()
                .map(type -> {
                    String column = quoted(type.getKey());
                    if (type.getValue().equals("BLOB")) {
                        return "to_base64(" + column + ") AS " + column;
                    }
                    boolean nested = type.getValue().matches("(?s)(?:STRUCT|MAP).*|.*\\[]");
                    return target == Target.CSV && nested ? "to_json(" + column + ") AS " + column : column;
                })
                .collect(Collectors.joining(", "));
    }

    private void execute(String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private long count(String from) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT count(*) FROM " + from)) {
            rows.next();
            return rows.getLong(1);
        }
    }

    private static String text(String text) {
        return "'" + text.replace("'", "''") + "'";
    }

    private static String quoted(String name) {
        return "\"" + name.replace("\"", "\"\"") + "\"";
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
