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
import org.jspecify.annotations.Nullable;

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
        List<Get> gets = new ArrayList<>();
        for (Fields action : Objects.requireNonNull(actions)) {
            gets.add(Get.of(Objects.requireNonNull(action.structure("Get"))));
        }
        check(gets, database);
        List<Map<String, Object>> responses = new ArrayList<>();
        Map<String, Capacity> consumed = new LinkedHashMap<>();
        long size = 0;
        for (Get get : gets) {
            Table table = database.require(get.table());
            Item item = table.get(StorageKey.of(table.schema(), get.key()));
            int bytes = item == null ? 0 : item.size();
            size += bytes;
            consumed.computeIfAbsent(table.name(), name -> new Capacity(table, 2))
                    .read(bytes, true);
            Map<String, Object> response = new LinkedHashMap<>();
            if (item != null) {
                response.put(
                        "Item",
                        get.projection() == null ? item : get.projection().of(item));
            }
            responses.add(response);
        }
        if (size > TransactWriteItems.LARGEST) {
            throw ServiceError.validation("Transaction request cannot exceed 4 MB in size");
        }
        Map<String, Object> reply = new LinkedHashMap<>();
        reply.put("Responses", responses);
        reply.put("ConsumedCapacity", BatchWriteItem.describe(request, consumed));
        return reply;
    }

    /** Refuses keys that are not those of their tables, with a reason for each action, and items read twice. */
    private static void check(List<Get> gets, Database database) {
        List<Map<String, Object>> reasons = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        boolean cancelled = false;
        boolean repeated = false;
        for (Get get : gets) {
            Table table = database.require(get.table());
            Map<String, Object> reason = Map.of("Code", "None");
            try {
                ItemChecks.checkKey(table, get.key());
                repeated |= !seen.add(table.name() + " " + table.keyOf(get.key()));
            } catch (ServiceError refusal) {
                cancelled = true;
                reason = TransactWriteItems.reasonOf(refusal);
            }
            reasons.add(reason);
        }
        if (repeated) {
            throw ServiceError.validation("Transaction request cannot include multiple operations on one item");
        }
        if (cancelled) {
            throw ServiceError.cancelled(reasons);
        }
    }

    /** One action, read and its projection parsed. */
    private record Get(String table, Item key, @Nullable Projection projection) {

        static Get of(Fields get) {
            Item key = ValueReader.item(Objects.requireNonNull(get.nodes("Key")));
            Placeholders placeholders = Placeholders.of(get);
            Projection projection = Projections.of(get, placeholders);
            placeholders.checkAllUsed();
            return new Get(Objects.requireNonNull(get.string("TableName")), key, projection);
        }
    }
}
