package io.keywright.tools.export;

/** What is written. */
public enum Target {
    /** One DuckDB file with a table for each type. */
    DUCKDB("duckdb"),
    /** A Parquet file for each type, with the DDL of Athena. */
    PARQUET("parquet"),
    /** A CSV file for each type; nested values are JSON. */
    CSV("csv"),
    /** A file of JSON lines for each type. */
    JSON("jsonl");

    private final String extension;

    Target(String extension) {
        this.extension = extension;
    }

    String extension() {
        return extension;
    }
}
