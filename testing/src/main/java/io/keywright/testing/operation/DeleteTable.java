package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.json.Fields;
import io.keywright.testing.stream.ChangeStream;
import io.keywright.testing.table.Database;
import io.keywright.testing.table.Table;
import io.keywright.testing.table.TableDescription;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** DeleteTable. The reply says DELETING, as the service's does; the table is gone at once. */
final class DeleteTable implements Operation {

    private static final List<String> KEPT = List.of(
            "TableName",
            "TableStatus",
            "ProvisionedThroughput",
            "TableSizeBytes",
            "ItemCount",
            "TableArn",
            "TableId",
            "DeletionProtectionEnabled");

    @Override
    public Map<String, ?> run(Fields request, Database database) {
        Constraints constraints = new Constraints();
        String name = Parameters.tableName(request, constraints);
        constraints.check();
        Table table = database.requireNamed(Objects.requireNonNull(name));
        if (table.settings().isDeletionProtected()) {
            throw ServiceError.validation("Resource cannot be deleted as it is currently protected against deletion. "
                    + "Disable deletion protection first.");
        }
        database.tables().remove(table.name());
        ChangeStream stream = table.stream();
        if (stream != null) {
            stream.disable(database.now());
        }
        Map<String, Object> description = new LinkedHashMap<>(TableDescription.of(table, "DELETING"));
        description.keySet().retainAll(KEPT);
        return Map.of("TableDescription", description);
    }
}
