package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.expression.Condition;
import io.keywright.testing.expression.Placeholders;
import io.keywright.testing.json.Fields;
import io.keywright.testing.json.ValueReader;
import io.keywright.testing.table.Database;
import io.keywright.testing.value.Item;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** DeleteItem. */
final class DeleteItem implements Operation {

    @Override
    public Map<String, ?> run(Fields request, Database database) {
        Constraints constraints = new Constraints();
        Parameters.returnConsumedCapacity(request, constraints);
        String tableName = Parameters.tableName(request, constraints);
        var nodes = request.nodes("Key");
        constraints.present(nodes, "key");
        WriteParameters.check(request, constraints);
        constraints.check();
        Parameters.refuseMixture(request, List.of("ConditionExpression"), List.of("Expected", "ConditionalOperator"));
        String returnValues = request.string("ReturnValues", "NONE");
        Item key = ValueReader.item(Objects.requireNonNull(nodes));
        if (!returnValues.equals("NONE") && !returnValues.equals("ALL_OLD")) {
            throw ServiceError.validation("ReturnValues can only be ALL_OLD or NONE");
        }
        Placeholders placeholders = Placeholders.of(request);
        Condition condition = Conditions.of(request, placeholders);
        placeholders.checkAllUsed();
        Write write = Write.delete(database.require(Objects.requireNonNull(tableName)), key, condition);
        write.prepare(Conditions.returnsOldOnFailure(request));
        write.store(database.now());
        return WriteReply.of(request, write, returnValues.equals("ALL_OLD") ? write.before() : null);
    }
}
