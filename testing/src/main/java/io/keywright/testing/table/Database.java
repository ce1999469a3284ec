package io.keywright.testing.table;

import io.keywright.testing.error.ServiceError;
import io.keywright.testing.stream.ChangeStream;
import io.keywright.testing.value.Item;
import io.keywright.testing.value.Value;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** All tables of one engine. Not synchronized: whoever runs an operation holds the engine's lock. */
public final class Database {

    private static final BigDecimal FIVE_YEARS = BigDecimal.valueOf(5L * 365 * 24 * 60 * 60);
    private static final String ARN = "arn:aws:dynamodb:us-east-1:000000000000:table/";

    private final Clock clock;
    private final TreeMap<String, Table> tables = new TreeMap<>();
    private final Map<String, ChangeStream> streams = new LinkedHashMap<>();
    private final Map<String, Backup> backups = new LinkedHashMap<>();
    private long revisions;
    private long restores;
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

    /** All streams by ARN, those of deleted tables included, until a day after their end. */
    public Map<String, ChangeStream> streams() {
        Instant now = now();
        streams.values().removeIf(stream -> stream.isGone(now));
        return streams;
    }

    /** All backups by ARN, oldest first; they outlive their tables. */
    public Map<String, Backup> backups() {
        return backups;
    }

    public Idempotency idempotency() {
        return idempotency;
    }

    /** An identifier for the next revision of a policy: digits only, larger than all before. */
    public String nextRevision() {
        return String.valueOf(now().toEpochMilli() * 1000 + ++revisions);
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

    /** A copy of everything: tables, streams, backups and the tokens of transactions. */
    public Database copy() {
        Database copy = new Database(clock);
        copy.become(this);
        return copy;
    }

    /** Replaces everything by copies of what the other holds. */
    public void become(Database other) {
        streams.clear();
        other.streams.forEach((arn, stream) -> streams.put(arn, stream.copy()));
        tables.clear();
        other.tables.forEach((name, table) -> tables.put(name, table.copy(streams)));
        backups.clear();
        backups.putAll(other.backups);
        idempotency.become(other.idempotency);
        restores++;
    }

    /** How often everything was replaced. */
    public long restores() {
        return restores;
    }

    /** Deletes all items whose time to live is over, as the service does some time after; returns how many. */
    public int expire() {
        Instant now = now();
        int expired = 0;
        for (Table table : tables.values()) {
            String attribute = table.settings().timeToLive();
            if (attribute == null) {
                continue;
            }
            for (Map.Entry<StorageKey, Item> entry : List.copyOf(table.items().entrySet())) {
                if (isOver(entry.getValue().get(attribute), now)) {
                    table.write(entry.getKey(), entry.getValue(), null, now, true);
                    expired++;
                }
            }
        }
        return expired;
    }

    /** Whether a time to live is over. Only numbers count; one more than five years past is taken for a mistake. */
    private static boolean isOver(@Nullable Value value, Instant now) {
        if (!(value instanceof Value.Num seconds)) {
            return false;
        }
        BigDecimal age = BigDecimal.valueOf(now.getEpochSecond()).subtract(seconds.number());
        return age.signum() > 0 && age.compareTo(FIVE_YEARS) < 0;
    }
}
