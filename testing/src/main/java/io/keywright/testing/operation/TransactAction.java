package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.expression.Condition;
import io.keywright.testing.expression.ConditionParser;
import io.keywright.testing.expression.Placeholders;
import io.keywright.testing.expression.Update;
import io.keywright.testing.expression.UpdateParser;
import io.keywright.testing.json.Fields;
import io.keywright.testing.json.ValueReader;
import io.keywright.testing.table.ItemChecks;
import io.keywright.testing.table.Table;
import io.keywright.testing.value.Item;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** One action of a write transaction, read and its expressions parsed. */
record TransactAction(
        String kind,
        String table,
        Item item,
        @Nullable Update update,
        @Nullable Condition condition,
        boolean returnsOldOnFailure)
        implements WriteAction {

    private static final List<String> KINDS = List.of("ConditionCheck", "Put", "Delete", "Update");

    /** The checks of request shape, for the action at the given path. */
    static void check(Fields action, String path, Constraints constraints) {
        for (String kind : KINDS) {
            Fields fields = action.structure(kind);
            if (fields == null) {
                continue;
            }
            String member = path + "." + Character.toLowerCase(kind.charAt(0)) + kind.substring(1);
            String subject = kind.equals("Put") ? "Item" : "Key";
            constraints.present(fields.node(subject), member + (kind.equals("Put") ? ".item" : ".key"));
            constraints.present(fields.string("TableName"), member + ".tableName");
            if (kind.equals("Update")) {
                constraints.present(fields.string("UpdateExpression"), member + ".updateExpression");
            }
            if (kind.equals("ConditionCheck")) {
                constraints.present(fields.string("ConditionExpression"), member + ".conditionExpression");
            }
            constraints.oneOf(
                    fields.string("ReturnValuesOnConditionCheckFailure"),
                    member + ".returnValuesOnConditionCheckFailure",
                    List.of("ALL_OLD", "NONE"));
        }
    }

    static TransactAction of(Fields action) {
        List<String> given = KINDS.stream().filter(action::has).toList();
        if (given.size() != 1) {
            throw ServiceError.validation(
                    given.isEmpty()
                            ? "Invalid Request: TransactWriteRequest should contain Delete or Put or Update request"
                            : "TransactItems can only contain one of Check, Put, Update or Delete");
        }
        String kind = given.get(0);
        Fields fields = Objects.requireNonNull(action.structure(kind));
        Item item = ValueReader.item(Objects.requireNonNull(fields.nodes(kind.equals("Put") ? "Item" : "Key")));
        Placeholders placeholders = Placeholders.of(fields);
        String expression = fields.string("UpdateExpression");
        Update update = expression == null ? null : UpdateParser.parse(expression, placeholders);
        String conditionText = fields.string("ConditionExpression");
        Condition condition = conditionText == null
                ? null
                : ConditionParser.parse("ConditionExpression", conditionText, placeholders);
        placeholders.checkAllUsed();
        if (kind.equals("Put")) {
            ItemChecks.checkSize(item);
        }
        return new TransactAction(
                kind,
                Objects.requireNonNull(fields.string("TableName")),
                item,
                update,
                condition,
                Conditions.returnsOldOnFailure(fields));
    }

    @Override
    public Write on(Table target) {
        return switch (kind) {
            case "Put" -> Write.put(target, item, condition);
            case "Delete" -> Write.delete(target, item, condition);
            case "Update" -> Write.update(target, item, update, condition);
            default -> Write.check(target, item, Objects.requireNonNull(condition));
        };
    }
}
