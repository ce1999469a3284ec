package io.keywright.testing.operation;

import io.keywright.testing.error.ServiceError;
import io.keywright.testing.expression.Condition;
import io.keywright.testing.expression.ConditionEvaluator;
import io.keywright.testing.expression.KeyCondition;
import io.keywright.testing.expression.Projection;
import io.keywright.testing.json.Fields;
import io.keywright.testing.partiql.ConditionLowering;
import io.keywright.testing.partiql.Statement;
import io.keywright.testing.table.Database;
import io.keywright.testing.table.ItemChecks;
import io.keywright.testing.table.StorageKey;
import io.keywright.testing.table.Table;
import io.keywright.testing.value.Item;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Carries out SELECT as what it amounts to: the read of one item, a query of one or more partitions, or a scan. */
final class Selects {

    private Selects() {}

    static @Nullable Condition where(Statement.Select select) {
        return select.where() == null ? null : ConditionLowering.condition(select.where());
    }

    private static @Nullable Projection projection(Statement.Select select) {
        return select.columns().isEmpty() ? null : Projection.columns(select.columns());
    }

    /** One page of the statement. */
    static Map<String, Object> page(Statement.Select select, Fields request, Database database) {
        Condition where = where(select);
        Item startKey = NextToken.read(request);
        Table table = database.require(select.table());
        Source source = Source.of(table, select.index(), request.isTrue("ConsistentRead"));
        List<Map<String, KeyCondition>> ranges = SelectedRanges.of(source.schema(), where);
        SelectedOrder order = new SelectedOrder(source, select.order());
        order.check(select, ranges);
        Page page =
                new Page(source, Selection.of(request, source, projection(select)), where, request.integer("Limit"));
        page.read(
                ranges == null
                        ? Scan.entries(source, null, null, startKey).entrySet()
                        : order.entries(ranges, startKey));
        Map<String, Object> reply = page.reply(request);
        reply.remove("Count");
        reply.remove("ScannedCount");
        if (select.index() == null && isOneItem(table, ranges)) {
            reply.remove("LastEvaluatedKey");
        }
        if (reply.get("LastEvaluatedKey") instanceof Item lastKey) {
            reply.put("NextToken", NextToken.of(lastKey, request));
        }
        return reply;
    }

    private static boolean isOneItem(Table table, @Nullable List<Map<String, KeyCondition>> ranges) {
        if (ranges == null || ranges.size() != 1) {
            return false;
        }
        Map<String, KeyCondition> conditions = ranges.get(0);
        return conditions.keySet().containsAll(table.schema().names())
                && conditions.values().stream().allMatch(condition -> condition.operator() == KeyCondition.Operator.EQ);
    }

    /** The read of one item in a batch or transaction. */
    record Single(
            Table table,
            Item key,
            @Nullable Condition rest,
            @Nullable Projection projection) {

        private @Nullable Item stored() {
            return table.get(StorageKey.of(table.schema(), key));
        }

        /** What the item takes, whether or not it is returned. */
        int size() {
            Item item = stored();
            return item == null ? 0 : item.size();
        }

        /** A response with the item, or without it where there is none or the clause leaves it out. */
        Map<String, Object> response() {
            Map<String, Object> response = new LinkedHashMap<>();
            Item item = stored();
            if (item != null && (rest == null || ConditionEvaluator.holds(rest, item))) {
                response.put("Item", projection == null ? item : projection.of(item));
            }
            return response;
        }
    }

    /** A SELECT that must name the whole primary key, in the operation of the given name. */
    static Single single(Statement.Select select, Database database, String operation) {
        Condition where = where(select);
        Table table = database.require(select.table());
        KeyEqualities equalities = select.index() == null ? KeyEqualities.find(table.schema(), where) : null;
        if (equalities == null) {
            throw ServiceError.validation(
                    "Select statements within " + operation + " must specify the primary key in the where clause.");
        }
        ItemChecks.checkKey(table, equalities.key());
        return new Single(table, equalities.key(), equalities.rest(), projection(select));
    }
}
