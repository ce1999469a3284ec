package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.json.Fields;
import io.keywright.testing.table.Database;
import io.keywright.testing.table.Table;
import io.keywright.testing.table.TableDescription;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Point-in-time recovery as a setting of a table. Of its points only the latest can be restored. */
final class Backups {

    private static final int MOST_DAYS = 35;

    private Backups() {}

    /** DescribeContinuousBackups. */
    static Map<String, ?> describe(Fields request, Database database) {
        return description(table(request, database), database.now());
    }

    /** UpdateContinuousBackups. */
    static Map<String, ?> update(Fields request, Database database) {
        Constraints constraints = new Constraints();
        Fields specification = request.structure("PointInTimeRecoverySpecification");
        constraints.present(specification, "pointInTimeRecoverySpecification");
        if (specification != null) {
            constraints.present(
                    specification.bool("PointInTimeRecoveryEnabled"),
                    "pointInTimeRecoverySpecification.pointInTimeRecoveryEnabled");
        }
        Long days = specification == null ? null : specification.integer("RecoveryPeriodInDays");
        constraints.atLeast(days, "pointInTimeRecoverySpecification.recoveryPeriodInDays", 1);
        constraints.atMost(days, "pointInTimeRecoverySpecification.recoveryPeriodInDays", MOST_DAYS);
        constraints.check();
        Table table = table(request, database);
        if (days != null) {
            table.settings().setRecoveryDays(days.intValue());
        }
        boolean enable = Objects.requireNonNull(specification).isTrue("PointInTimeRecoveryEnabled");
        Instant since = table.settings().recoverableSince();
        table.settings().setRecoverableSince(enable ? since == null ? database.now() : since : null);
        return description(table, database.now());
    }

    private static Table table(Fields request, Database database) {
        Constraints constraints = new Constraints();
        String name = Parameters.tableName(request, constraints);
        constraints.check();
        Table table = database.find(Objects.requireNonNull(name));
        if (table == null) {
            throw ServiceError.of("TableNotFoundException", "Table not found: " + Database.plainName(name));
        }
        return table;
    }

    private static Map<String, ?> description(Table table, Instant now) {
        @Nullable Instant since = table.settings().recoverableSince();
        Map<String, Object> recovery = new LinkedHashMap<>();
        recovery.put("PointInTimeRecoveryStatus", since == null ? "DISABLED" : "ENABLED");
        if (since != null) {
            recovery.put("RecoveryPeriodInDays", table.settings().recoveryDays());
            recovery.put("EarliestRestorableDateTime", TableDescription.seconds(since));
            recovery.put("LatestRestorableDateTime", TableDescription.seconds(now));
        }
        Map<String, Object> backups = new LinkedHashMap<>();
        backups.put("ContinuousBackupsStatus", "ENABLED");
        backups.put("PointInTimeRecoveryDescription", recovery);
        return Map.of("ContinuousBackupsDescription", backups);
    }
}
