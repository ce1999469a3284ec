package io.keywright.testing.operation;

import io.keywright.testing.error.ServiceError;
import io.keywright.testing.expression.Condition;
import io.keywright.testing.expression.DocumentPath;
import io.keywright.testing.expression.Update;
import io.keywright.testing.json.Fields;
import io.keywright.testing.partiql.ConditionLowering;
import io.keywright.testing.partiql.Constants;
import io.keywright.testing.partiql.Expression;
import io.keywright.testing.partiql.Statement;
import io.keywright.testing.partiql.UpdateLowering;
import io.keywright.testing.table.ItemChecks;
import io.keywright.testing.table.Table;
import io.keywright.testing.value.Item;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A write of one item by a statement, made of the same parts as writes by requests. */
record StatementWrite(
        Statement statement,
        @Nullable Item item,
        @Nullable Update update,
        @Nullable Condition where,
        boolean returnsOldOnFailure)
        implements WriteAction {

    static StatementWrite of(Statement statement, Fields request) {
        Item item = null;
        Update update = null;
        Expression where = null;
        if (statement instanceof Statement.Insert insert) {
            item = Constants.item(insert);
            ItemChecks.checkSize(item);
        } else if (statement instanceof Statement.Update change) {
            update = UpdateLowering.update(change.changes());
            where = change.where();
        } else if (statement instanceof Statement.Delete delete) {
            where = delete.where();
        } else if (statement instanceof Statement.Exists exists) {
            where = exists.select().where();
            if (exists.select().index() != null) {
                throw ServiceError.validation("EXISTS must read a table");
            }
        }
        Condition condition = where == null ? null : ConditionLowering.condition(where);
        return new StatementWrite(statement, item, update, condition, Conditions.returnsOldOnFailure(request));
    }

    @Override
    public String table() {
        return statement.table();
    }

    @Override
    public Write on(Table target) {
        if (item != null) {
            return Write.insert(target, item);
        }
        KeyEqualities equalities = KeyEqualities.require(target.schema(), where);
        Item key = equalities.key();
        Condition rest = equalities.rest();
        DocumentPath hash = DocumentPath.of(target.schema().partition().get(0).name());
        if (statement instanceof Statement.Delete) {
            // Nothing to delete is no failure, whatever else the clause asks.
            return Write.delete(
                    target, key, rest == null ? null : new Condition.Or(new Condition.NotExists(hash), rest));
        }
        // Nothing to update is one: the clause finds no item.
        Condition present = new Condition.Exists(hash);
        Condition condition = rest == null ? present : new Condition.And(present, rest);
        return statement instanceof Statement.Exists
                ? Write.check(target, key, condition)
                : Write.update(target, key, update, condition);
    }

    /** The item that RETURNING asks for: none or one. */
    List<Item> returned(Write write) {
        Statement.Returning returning = returning();
        if (returning == null) {
            return List.of();
        }
        String returnValues = switch (returning) {
            case ALL_OLD -> "ALL_OLD";
            case ALL_NEW -> "ALL_NEW";
            case MODIFIED_OLD -> "UPDATED_OLD";
            case MODIFIED_NEW -> "UPDATED_NEW";
        };
        Item returned = UpdateItem.returned(returnValues, write, update);
        return returned == null || returned.attributes().isEmpty() ? List.of() : List.of(returned);
    }

    private Statement.@Nullable Returning returning() {
        if (statement instanceof Statement.Update change) {
            return change.returning();
        }
        return statement instanceof Statement.Delete delete ? delete.returning() : null;
    }

    /** Refuses what a statement cannot ask for in a transaction. */
    StatementWrite inTransaction() {
        if (returning() != null) {
            throw ServiceError.validation("RETURNING is not supported in transactions");
        }
        return this;
    }

    /** Refuses what a statement can ask for in a transaction only. */
    StatementWrite alone() {
        if (statement instanceof Statement.Exists) {
            throw ServiceError.validation("EXISTS can only be used in transactional operations");
        }
        return this;
    }
}
