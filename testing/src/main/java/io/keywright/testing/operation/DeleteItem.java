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
import org.jspecify.annotations.Nullable;

/** DeleteItem. */
final class DeleteItem implements Operation {

    private record Parsed(
            String tableName, Item key, @Nullable Condition condition, String returnValues) {}

    @Override
    public Map<String, ?> run(Fields request, Database database) {
        Parsed parsed = WriteParameters.parse(() -> parse(request));
        Write write = Write.delete(database.require(parsed.tableName()), parsed.key(), parsed.condition());
        write.prepare(Conditions.returnsOldOnFailure(request));
        write.store(database.now());
        return WriteReply.of(request, write, parsed.returnValues().equals("ALL_OLD") ? write.before() : null);
    }

    private static Parsed parse(Fields request) {
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
        Placeholders placeholders = Placeholders.ofWrite(request);
        Condition condition = Conditions.of(request, placeholders);
        placeholders.checkAllUsed();
        return new Parsed(Objects.requireNonNull(tableName), key, condition, returnValues);
    }
}
