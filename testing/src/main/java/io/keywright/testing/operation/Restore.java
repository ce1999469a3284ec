package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.json.Fields;
import io.keywright.testing.table.Backup;
import io.keywright.testing.table.Database;
import io.keywright.testing.table.IndexDefinition;
import io.keywright.testing.table.Table;
import io.keywright.testing.table.TableDescription;
import io.keywright.testing.table.TableSettings;
import io.keywright.testing.table.Throughput;
import io.keywright.testing.value.Type;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * RestoreTableFromBackup and RestoreTableToPointInTime: a new table with the content of an old one. The engine keeps no
 * history, so of the points in time there is only the latest.
 */
final class Restore {

    private Restore() {}

    static Map<String, ?> fromBackup(Fields request, Database database) {
        Constraints constraints = new Constraints();
        constraints.requiredName(request.string("TargetTableName"), "targetTableName");
        String arn = BackupOperations.arn(request, constraints);
        check(request, constraints);
        constraints.check();
        Backup backup = BackupOperations.require(arn, database);
        return restore(request, database, backup.content(), backup.arn());
    }

    static Map<String, ?> toPointInTime(Fields request, Database database) {
        Constraints constraints = new Constraints();
        String arn = request.string("SourceTableArn");
        String name = request.string("SourceTableName");
        constraints.text(arn, "sourceTableArn", 1, 1024);
        constraints.name(name, "sourceTableName");
        constraints.requiredName(request.string("TargetTableName"), "targetTableName");
        check(request, constraints);
        constraints.check();
        if (arn == null && name == null) {
            throw ServiceError.validation("One of SourceTableName or SourceTableArn must be specified");
        }
        String source = arn == null ? Objects.requireNonNull(name) : arn;
        Table table = database.find(source);
        if (table == null) {
            throw ServiceError.of("TableNotFoundException", "Table not found: " + Database.plainName(source));
        }
        if (table.settings().recoverableSince() == null) {
            throw ServiceError.of(
                    "PointInTimeRecoveryUnavailableException",
                    "Point in time recovery is not enabled for table '" + table.name() + "'");
        }
        BigDecimal time = request.decimal("RestoreDateTime");
        BigDecimal now = TableDescription.seconds(database.now());
        if (!request.isTrue("UseLatestRestorableTime") && (time == null || time.compareTo(now) != 0)) {
            throw ServiceError.of(
                    "InvalidRestoreTimeException",
                    "The engine keeps no history: only the latest restorable time, " + now + ", can be restored");
        }
        return restore(request, database, table, null);
    }

    private static void check(Fields request, Constraints constraints) {
        constraints.oneOf(
                request.string("BillingModeOverride"),
                "billingModeOverride",
                List.of("PROVISIONED", "PAY_PER_REQUEST"));
        IndexDefinitions.checkAll(request, "GlobalSecondaryIndexOverride", constraints);
        IndexDefinitions.checkAll(request, "LocalSecondaryIndexOverride", constraints);
    }

    private static Map<String, ?> restore(Fields request, Database database, Table source, @Nullable String backupArn) {
        String target = Objects.requireNonNull(request.string("TargetTableName"));
        if (database.find(target) != null) {
            throw ServiceError.of("TableAlreadyExistsException", "Table already exists: " + target);
        }
        TableSettings settings = database.newSettings(target);
        bill(request, source.settings(), settings, database);
        Table table = source.restored(target, indexes(request, source), settings);
        database.tables().put(target, table);
        Map<String, Object> summary = new LinkedHashMap<>();
        summary.put("SourceBackupArn", backupArn);
        summary.put("SourceTableArn", source.settings().arn());
        summary.put("RestoreDateTime", TableDescription.seconds(database.now()));
        summary.put("RestoreInProgress", false);
        settings.setRestored(summary);
        Map<String, Object> description = new LinkedHashMap<>(TableDescription.of(table, "CREATING"));
        Map<String, Object> inProgress = new LinkedHashMap<>(summary);
        inProgress.put("RestoreInProgress", true);
        description.put("RestoreSummary", inProgress);
        return Map.of("TableDescription", description);
    }

    private static void bill(Fields request, TableSettings source, TableSettings settings, Database database) {
        String mode = request.string("BillingModeOverride");
        Fields given = request.structure("ProvisionedThroughputOverride");
        boolean onDemand = mode == null ? source.isOnDemand() : mode.equals("PAY_PER_REQUEST");
        Throughput throughput = onDemand ? Throughput.ON_DEMAND : source.throughput();
        if (!onDemand && given != null) {
            throughput = new Throughput(
                    Objects.requireNonNullElse(given.integer("ReadCapacityUnits"), 1L),
                    Objects.requireNonNullElse(given.integer("WriteCapacityUnits"), 1L));
        }
        settings.bill(onDemand, throughput, database.now());
        settings.setEncryption(source.encryption());
    }

    /** The indexes of the source, or those of them that the request names. */
    private static List<IndexDefinition> indexes(Fields request, Table source) {
        List<IndexDefinition> kept = new ArrayList<>();
        List<Fields> global = request.structures("GlobalSecondaryIndexOverride");
        List<Fields> local = request.structures("LocalSecondaryIndexOverride");
        Map<String, Type> types = source.attributeTypes();
        source.indexes().forEach(index -> {
            List<Fields> override = index.isLocal() ? local : global;
            if (override == null) {
                kept.add(index.definition());
                return;
            }
            override.stream()
                    .filter(one -> index.name().equals(one.string("IndexName")))
                    .findFirst()
                    .ifPresent(one ->
                            kept.add(index.isLocal() ? index.definition() : IndexDefinitions.global(one, types)));
        });
        return kept;
    }
}
