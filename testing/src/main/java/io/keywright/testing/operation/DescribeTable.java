package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.json.Fields;
import io.keywright.testing.table.Database;
import io.keywright.testing.table.TableDescription;
import java.util.Map;
import java.util.Objects;

/** DescribeTable. */
final class DescribeTable implements Operation {

    @Override
    public Map<String, ?> run(Fields request, Database database) {
        Constraints constraints = new Constraints();
        String name = Parameters.tableName(request, constraints);
        constraints.check();
        return Map.of("Table", TableDescription.of(database.requireNamed(Objects.requireNonNull(name)), "ACTIVE"));
    }
}
