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
final class BatchGetItem implements Operation {

    private static final int MOST_KEYS = 100;
    private static final int LARGEST_REPLY = 16 * 1024 * 1024;

    private record Part(
            String table,
            Fields fields,
            List<Item> keys,
            @Nullable Projection projection) {}

    @Override
    public Map<String, ?> run(Fields request, Database database) {
        Constraints constraints = new Constraints();
        Parameters.returnConsumedCapacity(request, constraints);
        Map<String, Fields> requestItems = request.map("RequestItems", Fields::of);
        constraints.present(requestItems, "requestItems");
        if (requestItems != null) {
            constraints.length(requestItems.keySet(), "requestItems", 1, Integer.MAX_VALUE);
            requestItems.forEach((table, part) -> {
                List<?> keys = part.list("Keys", node -> node);
                String path = "requestItems." + table + ".member.keys";
                constraints.present(keys, path);
                constraints.length(keys, path, 1, MOST_KEYS);
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
        Map<String, Object> responses = new LinkedHashMap<>();
        Map<String, Object> unprocessed = new LinkedHashMap<>();
        List<Map<String, Object>> consumed = new ArrayList<>();
        int bytes = 0;
        for (Part part : parts) {
            Table table = database.require(part.table());
            part.keys().forEach(key -> ItemChecks.checkKey(table, key));
        }
        for (Part part : parts) {
            bytes = read(part, database, bytes, responses, unprocessed, consumed, request);
        }
        Map<String, Object> reply = new LinkedHashMap<>();
        reply.put("Responses", responses);
        reply.put("UnprocessedKeys", unprocessed);
        reply.put("ConsumedCapacity", consumed.isEmpty() ? null : consumed);
        return reply;
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

    private static int read(
            Part part,
            Database database,
            int bytesBefore,
            Map<String, Object> responses,
            Map<String, Object> unprocessed,
            List<Map<String, Object>> consumed,
            Fields request) {
        Table table = database.require(part.table());
        Capacity capacity = new Capacity(table, 1);
        List<Item> found = new ArrayList<>();
        List<Item> left = new ArrayList<>();
        int bytes = bytesBefore;
        for (Item key : part.keys()) {
            Item item = table.get(StorageKey.of(table.schema(), key));
            int size = item == null ? 0 : item.size();
            if (bytes + size > LARGEST_REPLY) {
                left.add(key);
                continue;
            }
            bytes += size;
            capacity.read(size, part.fields().isTrue("ConsistentRead"));
            if (item != null) {
                found.add(part.projection() == null ? item : part.projection().of(item));
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
        return bytes;
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
}
