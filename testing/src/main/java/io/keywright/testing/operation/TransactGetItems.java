package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.expression.Placeholders;
import io.keywright.testing.expression.Projection;
import io.keywright.testing.json.Fields;
import io.keywright.testing.json.ValueReader;
import io.keywright.testing.table.Database;
import io.keywright.testing.table.ItemChecks;
import io.keywright.testing.table.StorageKey;
import io.keywright.testing.table.Table;
import io.keywright.testing.value.Item;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** TransactGetItems. */
final class TransactGetItems implements Operation {

    private static final int MOST_ACTIONS = 100;

    @Override
    public Map<String, ?> run(Fields request, Database database) {
        Constraints constraints = new Constraints();
        Parameters.returnConsumedCapacity(request, constraints);
        List<Fields> actions = request.structures("TransactItems");
        constraints.present(actions, "transactItems");
        constraints.length(actions, "transactItems", 1, MOST_ACTIONS);
        int position = 0;
        for (Fields action : actions == null ? List.<Fields>of() : actions) {
            String path = "transactItems." + ++position + ".member.get";
            Fields get = action.structure("Get");
            constraints.present(get, path);
            if (get != null) {
                constraints.present(get.node("Key"), path + ".key");
                constraints.present(get.string("TableName"), path + ".tableName");
            }
        }
        constraints.check();
        List<Map<String, Object>> responses = new ArrayList<>();
        Map<String, Capacity> consumed = new LinkedHashMap<>();
        Set<String> seen = new HashSet<>();
        for (Fields action : Objects.requireNonNull(actions)) {
            responses.add(get(Objects.requireNonNull(action.structure("Get")), database, consumed, seen));
        }
        Map<String, Object> reply = new LinkedHashMap<>();
        reply.put("Responses", responses);
        reply.put("ConsumedCapacity", BatchWriteItem.describe(request, consumed));
        return reply;
    }

    private static Map<String, Object> get(
            Fields get, Database database, Map<String, Capacity> consumed, Set<String> seen) {
        Item key = ValueReader.item(Objects.requireNonNull(get.nodes("Key")));
        Placeholders placeholders = Placeholders.of(get);
        Projection projection = Projections.of(get, placeholders);
        placeholders.checkAllUsed();
        Table table = database.require(Objects.requireNonNull(get.string("TableName")));
        ItemChecks.checkKey(table, key);
        if (!seen.add(table.name() + " " + table.keyOf(key))) {
            throw ServiceError.validation("Transaction request cannot include multiple operations on one item");
        }
        Item item = table.get(StorageKey.of(table.schema(), key));
        consumed.computeIfAbsent(table.name(), name -> new Capacity(table, 2))
                .read(item == null ? 0 : item.size(), true);
        Map<String, Object> response = new LinkedHashMap<>();
        if (item != null) {
            response.put("Item", projection == null ? item : projection.of(item));
        }
        return response;
    }
}
