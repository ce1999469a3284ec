package io.keywright.runtime;

import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** An open table: what all its operations share. Immutable, and as safe for threads as its client. */
public final class TableContext {

    private final DynamoDbClient client;
    private final String tableName;
    private final TableLayout layout;
    private final TableOptions options;

    private TableContext(DynamoDbClient client, String tableName, TableLayout layout, TableOptions options) {
        this.client = client;
        this.tableName = tableName;
        this.layout = layout;
        this.options = options;
    }

    /**
     * An open table; sends nothing.
     *
     * @param client stays the caller's to close
     * @param tableName the physical name
     */
    public static TableContext of(DynamoDbClient client, String tableName, TableLayout layout, TableOptions options) {
        return new TableContext(
                Objects.requireNonNull(client, "client"),
                Objects.requireNonNull(tableName, "tableName"),
                layout,
                Objects.requireNonNull(options, "options"));
    }

    /** The client that sends the requests. */
    public DynamoDbClient client() {
        return client;
    }

    /** The physical name. */
    public String tableName() {
        return tableName;
    }

    /** The names of key and type attributes. */
    public TableLayout layout() {
        return layout;
    }

    /** How the table is read. */
    public TableOptions options() {
        return options;
    }
}
