package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.expression.Condition;
import io.keywright.testing.expression.Placeholders;
import io.keywright.testing.json.Fields;
import io.keywright.testing.json.ValueReader;
import io.keywright.testing.table.Database;
import io.keywright.testing.table.ItemChecks;
import io.keywright.testing.table.Table;
import io.keywright.testing.value.Item;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** PutItem. */
final class PutItem implements Operation {

    @Override
    public Map<String, ?> run(Fields request, Database database) {
        Constraints constraints = new Constraints();
        Parameters.returnConsumedCapacity(request, constraints);
        String tableName = Parameters.tableName(request, constraints);
        var nodes = request.nodes("Item");
        constraints.present(nodes, "item");
        WriteParameters.check(request, constraints);
        constraints.check();
        Parameters.refuseMixture(request, List.of("ConditionExpression"), List.of("Expected", "ConditionalOperator"));
        String returnValues = request.string("ReturnValues", "NONE");
        Item item = ValueReader.item(Objects.requireNonNull(nodes));
        if (!returnValues.equals("NONE") && !returnValues.equals("ALL_OLD")) {
            throw ServiceError.validation("ReturnValues can only be ALL_OLD or NONE");
        }
        ItemChecks.checkSize(item);
        Placeholders placeholders = Placeholders.of(request);
        Condition condition = Conditions.of(request, placeholders);
        placeholders.checkAllUsed();
        Table table = database.require(Objects.requireNonNull(tableName));
        Write write = Write.put(table, item, condition);
        write.prepare(Conditions.returnsOldOnFailure(request));
        write.store(database.now());
        return WriteReply.of(request, write, returnValues.equals("ALL_OLD") ? write.before() : null);
    }
}
