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

/** BatchGetItem. What does not fit into 16 MB comes back as unprocessed keys. */
final class BatchGetItem implements BatchOperation {

    private static final int MOST_KEYS = 100;
    private static final int LARGEST_REPLY = 16 * 1024 * 1024;

    private record Part(
            String table,
            Fields fields,
            List<Item> keys,
            @Nullable Projection projection) {}

    @Override
    public Map<String, ?> run(Fields request, Database database, int most) {
        Constraints constraints = new Constraints();
        Parameters.returnConsumedCapacity(request, constraints);
        Map<String, Fields> requestItems = request.map("RequestItems", Fields::of);
        constraints.present(requestItems, "requestItems");
        if (requestItems != null) {
            if (requestItems.isEmpty()) {
                throw ServiceError.validation("1 validation error detected: Value at 'RequestItems' failed to "
                        + "satisfy constraint: Member must have length greater than or equal to 1");
            }
            requestItems.forEach((table, part) -> {
                List<?> keys = part.list("Keys", node -> node);
                String path = "requestItems." + table + ".member.keys";
                constraints.present(keys, path);
                if (keys != null && (keys.isEmpty() || keys.size() > MOST_KEYS)) {
                    throw ServiceError.validation("1 validation error detected: Value at '" + path
                            + "' failed to satisfy constraint: Member must have length "
                            + (keys.isEmpty() ? "greater than or equal to 1" : "less than or equal to " + MOST_KEYS));
                }
            });
        }
        constraints.check();
        List<Part> parts = new ArrayList<>();
        int count = 0;
        for (Map.Entry<String, Fields> entry :
                Objects.requireNonNull(requestItems).entrySet()) {
            Part part = part(entry.getKey(), entry.getValue());
            count += part.keys().size();
            if (count > MOST_KEYS) {
                throw ServiceError.validation("Too many items requested for the BatchGetItem call");
            }
            parts.add(part);
        }
        for (Part part : parts) {
            Table table = database.require(part.table());
            part.keys().forEach(key -> ItemChecks.checkKey(table, key));
        }
        Reading reading = new Reading(most);
        parts.forEach(part -> reading.read(part, database.require(part.table()), request));
        return reading.reply();
    }

    private static Part part(String table, Fields fields) {
        Parameters.refuseMixture(fields, List.of("ProjectionExpression"), List.of("AttributesToGet"));
        Parameters.refuseDuplicateAttributesToGet(fields);
        Placeholders placeholders = Placeholders.of(fields);
        Projection projection = Projections.of(fields, placeholders);
        placeholders.checkAllUsed();
        List<Item> keys = fields.list("Keys", node -> ValueReader.item(Fields.entries(node)));
        Set<Item> seen = new HashSet<>();
        for (Item key : Objects.requireNonNull(keys)) {
            if (!seen.add(key)) {
                throw ServiceError.validation("Provided list of item keys contains duplicates");
            }
        }
        return new Part(table, fields, keys, projection);
    }

    private static Map<String, Object> unprocessedKeys(Fields fields, List<Item> left) {
        Map<String, Object> keys = new LinkedHashMap<>();
        keys.put("Keys", left);
        keys.put("AttributesToGet", fields.strings("AttributesToGet"));
        keys.put("ConsistentRead", fields.bool("ConsistentRead"));
        keys.put("ProjectionExpression", fields.string("ProjectionExpression"));
        keys.put("ExpressionAttributeNames", fields.map("ExpressionAttributeNames", Fields::text));
        return keys;
    }

    /** The reply as it is gathered, until the number of keys or bytes is reached. */
    private static final class Reading {
        private final Map<String, Object> responses = new LinkedHashMap<>();
        private final Map<String, Object> unprocessed = new LinkedHashMap<>();
        private final List<Map<String, Object>> consumed = new ArrayList<>();
        private int keysLeft;
        private int bytesLeft = LARGEST_REPLY;

        private Reading(int most) {
            keysLeft = most;
        }

        private void read(Part part, Table table, Fields request) {
            Capacity capacity = new Capacity(table, 1);
            List<Item> found = new ArrayList<>();
            List<Item> left = new ArrayList<>();
            for (Item key : part.keys()) {
                Item item = table.get(StorageKey.of(table.schema(), key));
                int size = item == null ? 0 : item.size();
                if (keysLeft == 0 || size > bytesLeft) {
                    left.add(key);
                    continue;
                }
                keysLeft--;
                bytesLeft -= size;
                capacity.read(size, part.fields().isTrue("ConsistentRead"));
                if (item != null) {
                    found.add(
                            part.projection() == null ? item : part.projection().of(item));
                }
            }
            responses.put(part.table(), found);
            if (!left.isEmpty()) {
                unprocessed.put(part.table(), unprocessedKeys(part.fields(), left));
            }
            Map<String, Object> description = capacity.describe(request.string("ReturnConsumedCapacity"));
            if (description != null) {
                consumed.add(description);
            }
        }

        private Map<String, Object> reply() {
            Map<String, Object> reply = new LinkedHashMap<>();
            reply.put("Responses", responses);
            reply.put("UnprocessedKeys", unprocessed);
            reply.put("ConsumedCapacity", consumed.isEmpty() ? null : consumed);
            return reply;
        }
    }
}
