package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.json.Fields;
import io.keywright.testing.table.Database;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** DescribeTimeToLive. */
final class DescribeTimeToLive implements Operation {

    @Override
    public Map<String, ?> run(Fields request, Database database) {
        Constraints constraints = new Constraints();
        String name = Parameters.tableName(request, constraints);
        constraints.check();
        String attribute =
                database.requireNamed(Objects.requireNonNull(name)).settings().timeToLive();
        Map<String, Object> description = new LinkedHashMap<>();
        description.put("TimeToLiveStatus", attribute == null ? "DISABLED" : "ENABLED");
        description.put("AttributeName", attribute);
        return Map.of("TimeToLiveDescription", description);
    }
}
