package io.keywright.runtime;

import io.keywright.runtime.error.MissingClientException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** An open table: what all its operations share. Immutable, and as safe for threads as its clients. */
public final class TableContext {

    private final @Nullable DynamoDbClient client;
    private final @Nullable DynamoDbAsyncClient asyncClient;
    private final String tableName;
    private final TableLayout layout;
    private final TableOptions options;

    private TableContext(
            @Nullable DynamoDbClient client,
            @Nullable DynamoDbAsyncClient asyncClient,
            String tableName,
            TableLayout layout,
            TableOptions options) {
        this.client = client;
        this.asyncClient = asyncClient;
        this.tableName = Objects.requireNonNull(tableName, "tableName");
        this.layout = layout;
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * A table opened for calls that wait. Sends nothing.
     *
     * @param client stays the caller's to close
     * @param tableName the physical name
     */
    public static TableContext of(DynamoDbClient client, String tableName, TableLayout layout, TableOptions options) {
        return new TableContext(Objects.requireNonNull(client, "client"), null, tableName, layout, options);
    }

    /**
     * A table opened for asynchronous calls. Sends nothing.
     *
     * @param client stays the caller's to close
     * @param tableName the physical name
     */
    public static TableContext of(
            DynamoDbAsyncClient client, String tableName, TableLayout layout, TableOptions options) {
        return new TableContext(null, Objects.requireNonNull(client, "client"), tableName, layout, options);
    }

    /**
     * A table opened for both. Sends nothing.
     *
     * @param client stays the caller's to close
     * @param asyncClient stays the caller's to close
     * @param tableName the physical name
     */
    public static TableContext of(
            DynamoDbClient client,
            DynamoDbAsyncClient asyncClient,
            String tableName,
            TableLayout layout,
            TableOptions options) {
        return new TableContext(
                Objects.requireNonNull(client, "client"),
                Objects.requireNonNull(asyncClient, "asyncClient"),
                tableName,
                layout,
                options);
    }

    /**
     * The client that sends requests and waits.
     *
     * @param operation who asks, as text for the error, which is made only then
     * @throws MissingClientException if the table was opened without one
     */
    public DynamoDbClient client(Object operation) {
        if (client == null) {
            throw MissingClientException.blocking(operation.toString());
        }
        return client;
    }

    /**
     * The client that sends requests and does not wait.
     *
     * @param operation who asks, as text for the error, which is made only then
     * @throws MissingClientException if the table was opened without one
     */
    public DynamoDbAsyncClient asyncClient(Object operation) {
        if (asyncClient == null) {
            throw MissingClientException.asynchronous(operation.toString());
        }
        return asyncClient;
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
