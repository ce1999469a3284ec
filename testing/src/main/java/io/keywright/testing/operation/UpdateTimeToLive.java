package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.json.Fields;
import io.keywright.testing.table.Database;
import io.keywright.testing.table.Table;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** UpdateTimeToLive. */
final class UpdateTimeToLive implements Operation {

    @Override
    public Map<String, ?> run(Fields request, Database database) {
        Constraints constraints = new Constraints();
        String name = Parameters.tableName(request, constraints);
        Fields specification = request.structure("TimeToLiveSpecification");
        constraints.present(specification, "timeToLiveSpecification");
        if (specification != null) {
            String attribute = specification.string("AttributeName");
            constraints.present(attribute, "timeToLiveSpecification.attributeName");
            constraints.present(specification.bool("Enabled"), "timeToLiveSpecification.enabled");
            if (attribute != null) {
                constraints.length(attribute, attribute.length(), "timeToLiveSpecification.attributeName", 1, 255);
            }
        }
        constraints.check();
        Table table = database.requireNamed(Objects.requireNonNull(name));
        String attribute =
                Objects.requireNonNull(Objects.requireNonNull(specification).string("AttributeName"));
        boolean enable = specification.isTrue("Enabled");
        String current = table.settings().timeToLive();
        if (enable && current != null) {
            throw ServiceError.validation(
                    current.equals(attribute)
                            ? "TimeToLive is already enabled"
                            : "TimeToLive is active on a different AttributeName: current AttributeName is " + current);
        }
        if (!enable && current == null) {
            throw ServiceError.validation("TimeToLive is already disabled");
        }
        if (!enable && !attribute.equals(current)) {
            throw ServiceError.validation(
                    "TimeToLive is active on a different AttributeName: current AttributeName is " + current);
        }
        table.settings().setTimeToLive(enable ? attribute : null);
        Map<String, Object> reply = new LinkedHashMap<>();
        reply.put("AttributeName", attribute);
        reply.put("Enabled", enable);
        return Map.of("TimeToLiveSpecification", reply);
    }
}
