package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.expression.Condition;
import io.keywright.testing.expression.Placeholders;
import io.keywright.testing.json.Fields;
import io.keywright.testing.json.ValueReader;
import io.keywright.testing.table.Database;
import io.keywright.testing.table.ItemChecks;
import io.keywright.testing.value.Item;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** PutItem. */
final class PutItem implements Operation {

    private record Parsed(
            String tableName, Item item, @Nullable Condition condition, String returnValues) {}

    @Override
    public Map<String, ?> run(Fields request, Database database) {
        Parsed parsed = WriteParameters.parse(() -> parse(request));
        Write write = Write.put(database.require(parsed.tableName()), parsed.item(), parsed.condition());
        write.prepare(Conditions.returnsOldOnFailure(request));
        write.store(database.now());
        return WriteReply.of(request, write, parsed.returnValues().equals("ALL_OLD") ? write.before() : null);
    }

    private static Parsed parse(Fields request) {
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
        Placeholders placeholders = Placeholders.ofWrite(request);
        Condition condition = Conditions.of(request, placeholders);
        placeholders.checkAllUsed();
        return new Parsed(Objects.requireNonNull(tableName), item, condition, returnValues);
    }
}
