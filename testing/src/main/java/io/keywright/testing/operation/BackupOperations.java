package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.json.Fields;
import io.keywright.testing.table.Backup;
import io.keywright.testing.table.Database;
import io.keywright.testing.table.Table;
import io.keywright.testing.table.TableDescription;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** CreateBackup, DescribeBackup, ListBackups and DeleteBackup: copies of tables, kept under ARNs of their own. */
final class BackupOperations {

    private static final int MOST = 100;
    private static final int SHORTEST_ARN = 37;
    private static final int LONGEST_ARN = 1024;
    private static final List<String> TYPES = List.of("USER", "SYSTEM", "AWS_BACKUP", "ALL");

    private BackupOperations() {}

    static Map<String, ?> create(Fields request, Database database) {
        Constraints constraints = new Constraints();
        String tableName = Parameters.tableName(request, constraints);
        String name = request.string("BackupName");
        constraints.requiredName(name, "backupName");
        constraints.check();
        Table table = database.find(Objects.requireNonNull(tableName));
        if (table == null) {
            throw ServiceError.of("TableNotFoundException", "Table not found: " + Database.plainName(tableName));
        }
        long time = database.now().toEpochMilli();
        String arn = table.settings().arn() + "/backup/" + String.format("%014d", time) + "-"
                + UUID.randomUUID().toString().substring(0, 8);
        Backup backup = new Backup(arn, Objects.requireNonNull(name), database.now(), table.withoutStream());
        database.backups().put(arn, backup);
        return Map.of("BackupDetails", BackupDescription.details(backup, "CREATING"));
    }

    private static Backup require(Fields request, Database database) {
        Constraints constraints = new Constraints();
        String arn = arn(request, constraints);
        constraints.check();
        return require(arn, database);
    }

    static @Nullable String arn(Fields request, Constraints constraints) {
        String arn = request.string("BackupArn");
        constraints.requiredText(arn, "backupArn", SHORTEST_ARN, LONGEST_ARN);
        return arn;
    }

    static Backup require(@Nullable String arn, Database database) {
        Backup backup = database.backups().get(arn);
        if (backup == null) {
            throw ServiceError.of("BackupNotFoundException", "Backup not found: " + arn);
        }
        return backup;
    }

    static Map<String, ?> describe(Fields request, Database database) {
        return Map.of("BackupDescription", BackupDescription.of(require(request, database), "AVAILABLE"));
    }

    static Map<String, ?> delete(Fields request, Database database) {
        Backup backup = require(request, database);
        database.backups().remove(backup.arn());
        return Map.of("BackupDescription", BackupDescription.of(backup, "DELETED"));
    }

    static Map<String, ?> list(Fields request, Database database) {
        Constraints constraints = new Constraints();
        String table = request.string("TableName");
        Long limit = request.integer("Limit");
        String start = request.string("ExclusiveStartBackupArn");
        String type = request.string("BackupType");
        BigDecimal from = request.decimal("TimeRangeLowerBound");
        BigDecimal to = request.decimal("TimeRangeUpperBound");
        constraints.tableName(table, "tableName");
        constraints.atLeast(limit, "limit", 1);
        constraints.atMost(limit, "limit", MOST);
        constraints.text(start, "exclusiveStartBackupArn", SHORTEST_ARN, LONGEST_ARN);
        constraints.oneOf(type, "backupType", TYPES);
        constraints.check();
        boolean none = type != null && !type.equals("USER") && !type.equals("ALL");
        List<Backup> backups = database.backups().values().stream()
                .filter(backup -> !none)
                .filter(backup -> table == null || backup.content().name().equals(Database.plainName(table)))
                .filter(backup -> from == null || seconds(backup).compareTo(from) >= 0)
                .filter(backup -> to == null || seconds(backup).compareTo(to) < 0)
                .dropWhile(backup -> start != null && !backup.arn().equals(start))
                .skip(start == null ? 0 : 1)
                .toList();
        int count = (int) Math.min(limit == null ? MOST : limit, backups.size());
        Map<String, Object> reply = new LinkedHashMap<>();
        reply.put(
                "BackupSummaries",
                backups.subList(0, count).stream()
                        .map(BackupDescription::summary)
                        .toList());
        reply.put(
                "LastEvaluatedBackupArn",
                count < backups.size() ? backups.get(count - 1).arn() : null);
        return reply;
    }

    private static BigDecimal seconds(Backup backup) {
        return TableDescription.seconds(backup.created());
    }
}
