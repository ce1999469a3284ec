package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.expression.Condition;
import io.keywright.testing.expression.Placeholders;
import io.keywright.testing.expression.Projection;
import io.keywright.testing.expression.Update;
import io.keywright.testing.expression.UpdateParser;
import io.keywright.testing.json.Fields;
import io.keywright.testing.json.ValueReader;
import io.keywright.testing.table.Database;
import io.keywright.testing.table.Table;
import io.keywright.testing.value.Item;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** UpdateItem. */
final class UpdateItem implements Operation {

    private record Parsed(
            String tableName,
            Item key,
            @Nullable Update update,
            @Nullable Condition condition) {}

    @Override
    public Map<String, ?> run(Fields request, Database database) {
        Parsed parsed = WriteParameters.parse(() -> parse(request));
        Table table = database.require(parsed.tableName());
        Write write = Write.update(table, parsed.key(), parsed.update(), parsed.condition());
        write.prepare(Conditions.returnsOldOnFailure(request));
        write.store(database.now());
        Item returned = returned(request.string("ReturnValues", "NONE"), write, parsed.update());
        return WriteReply.of(request, write, returned);
    }

    private static Parsed parse(Fields request) {
        Constraints constraints = new Constraints();
        Parameters.returnConsumedCapacity(request, constraints);
        String tableName = Parameters.tableName(request, constraints);
        var nodes = request.nodes("Key");
        constraints.present(nodes, "key");
        WriteParameters.check(request, constraints);
        AttributeUpdates.check(request, constraints);
        constraints.check();
        Parameters.refuseMixture(
                request,
                List.of("UpdateExpression", "ConditionExpression"),
                List.of("AttributeUpdates", "Expected", "ConditionalOperator"));
        Item key = ValueReader.item(Objects.requireNonNull(nodes));
        Update older = AttributeUpdates.of(request);
        Placeholders placeholders = Placeholders.ofWrite(request);
        String expression = request.string("UpdateExpression");
        Update update = expression == null ? older : UpdateParser.parse(expression, placeholders);
        Condition condition = Conditions.of(request, placeholders);
        placeholders.checkAllUsed();
        return new Parsed(Objects.requireNonNull(tableName), key, update, condition);
    }

    static @Nullable Item returned(String returnValues, Write write, @Nullable Update update) {
        return switch (returnValues) {
            case "ALL_OLD" -> write.before();
            case "ALL_NEW" -> write.after();
            case "UPDATED_OLD" -> changed(write.before(), update);
            case "UPDATED_NEW" -> changed(write.after(), update);
            default -> null;
        };
    }

    private static @Nullable Item changed(@Nullable Item item, @Nullable Update update) {
        if (item == null || update == null) {
            return null;
        }
        return new Projection(update.actions().stream().map(Update.Action::path).toList()).of(item);
    }
}
