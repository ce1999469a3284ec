package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.expression.Placeholders;
import io.keywright.testing.expression.Projection;
import io.keywright.testing.json.Fields;
import io.keywright.testing.json.ValueReader;
import io.keywright.testing.table.Database;
import io.keywright.testing.table.ItemChecks;
import io.keywright.testing.table.StorageKey;
import io.keywright.testing.table.Table;
import io.keywright.testing.value.Item;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** GetItem. */
final class GetItem implements Operation {

    @Override
    public Map<String, ?> run(Fields request, Database database) {
        Constraints constraints = new Constraints();
        Parameters.returnConsumedCapacity(request, constraints);
        Parameters.attributesToGet(request, constraints);
        String tableName = Parameters.tableName(request, constraints);
        var nodes = request.nodes("Key");
        constraints.present(nodes, "key");
        constraints.check();
        Parameters.refuseMixture(request, List.of("ProjectionExpression"), List.of("AttributesToGet"));
        Item key = ValueReader.item(Objects.requireNonNull(nodes));
        Parameters.refuseDuplicateAttributesToGet(request);
        Placeholders placeholders = Placeholders.of(request);
        Projection projection = Projections.of(request, placeholders);
        placeholders.checkAllUsed();
        Table table = database.require(Objects.requireNonNull(tableName));
        ItemChecks.checkKey(table, key);
        Item item = table.get(StorageKey.of(table.schema(), key));
        Capacity capacity = new Capacity(table, 1);
        capacity.read(item == null ? 0 : item.size(), request.isTrue("ConsistentRead"));
        Map<String, Object> reply = new LinkedHashMap<>();
        if (item != null) {
            reply.put("Item", projection == null ? item : projection.of(item));
        }
        reply.put("ConsumedCapacity", capacity.describe(request.string("ReturnConsumedCapacity")));
        return reply;
    }
}
