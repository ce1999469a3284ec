package io.keywright.testing.table;

import io.keywright.testing.error.ServiceError;
import java.time.Clock;
import java.time.Instant;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** All tables of one engine. Not synchronized: whoever runs an operation holds the engine's lock. */
public final class Database {

    private static final String ARN = "arn:aws:dynamodb:us-east-1:000000000000:table/";

    private final Clock clock;
    private final TreeMap<String, Table> tables = new TreeMap<>();
    private final Idempotency idempotency = new Idempotency();

    public Database(Clock clock) {
        this.clock = clock;
    }

    public Instant now() {
        return clock.instant();
    }

    public NavigableMap<String, Table> tables() {
        return tables;
    }

    public Idempotency idempotency() {
        return idempotency;
    }

    public TableSettings newSettings(String tableName) {
        return new TableSettings(ARN + tableName, UUID.randomUUID().toString(), now());
    }

    /** The plain name of a table that is given by name or by ARN. */
    public static String plainName(String nameOrArn) {
        int start = nameOrArn.startsWith("arn:") ? nameOrArn.indexOf(":table/") : -1;
        return start < 0 ? nameOrArn : nameOrArn.substring(start + ":table/".length());
    }

    public @Nullable Table find(String nameOrArn) {
        return tables.get(plainName(nameOrArn));
    }

    /** The table of an item operation. */
    public Table require(String nameOrArn) {
        Table table = find(nameOrArn);
        if (table == null) {
            throw ServiceError.tableNotFound();
        }
        return table;
    }

    /** The table of a table operation, whose refusal names the table. */
    public Table requireNamed(String nameOrArn) {
        Table table = find(nameOrArn);
        if (table == null) {
            throw ServiceError.tableNotFound(plainName(nameOrArn));
        }
        return table;
    }

    /** Copies of all tables. */
    public NavigableMap<String, Table> snapshot() {
        TreeMap<String, Table> copies = new TreeMap<>();
        tables.forEach((name, table) -> copies.put(name, table.copy()));
        return copies;
    }

    /** Replaces all tables by copies of those given. */
    public void restore(NavigableMap<String, Table> snapshot) {
        tables.clear();
        snapshot.forEach((name, table) -> tables.put(name, table.copy()));
    }
}
