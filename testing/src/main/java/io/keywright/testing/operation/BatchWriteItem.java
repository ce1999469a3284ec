package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.json.Fields;
import io.keywright.testing.json.ValueReader;
import io.keywright.testing.table.Database;
import io.keywright.testing.table.ItemChecks;
import io.keywright.testing.table.Table;
import io.keywright.testing.value.Item;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** BatchWriteItem: puts and deletes without conditions, each on its own. */
final class BatchWriteItem implements BatchOperation {

    private static final int MOST_WRITES = 25;

    private record Part(String table, Item item, boolean put) {}

    @Override
    public Map<String, ?> run(Fields request, Database database, int most) {
        Constraints constraints = new Constraints();
        Parameters.returnConsumedCapacity(request, constraints);
        Parameters.returnItemCollectionMetrics(request, constraints);
        Map<String, List<Fields>> requestItems = request.map("RequestItems", node -> Fields.list(node, Fields::of));
        constraints.present(requestItems, "requestItems");
        if (requestItems != null) {
            if (requestItems.isEmpty()) {
                throw ServiceError.validation("The requestItems parameter is required for BatchWriteItem");
            }
            boolean badCount =
                    requestItems.values().stream().anyMatch(writes -> writes.isEmpty() || writes.size() > MOST_WRITES);
            if (badCount) {
                constraints.fail(
                        requestItems.keySet(),
                        "requestItems",
                        "Map value must satisfy constraint: [Member must have length less than or equal to 25, "
                                + "Member must have length greater than or equal to 1]");
            }
        }
        if (requestItems != null) {
            requestItems.forEach((table, writes) -> check("requestItems." + table + ".member.", writes, constraints));
        }
        constraints.check();
        List<Part> parts = new ArrayList<>();
        Objects.requireNonNull(requestItems)
                .forEach((table, writes) -> writes.forEach(write -> parts.add(part(table, write))));
        if (parts.size() > MOST_WRITES) {
            throw ServiceError.validation("Too many items requested for the BatchWriteItem call");
        }
        List<Write> writes = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (Part part : parts) {
            Table table = database.require(part.table());
            ItemChecks.checkKey(table, part.put() ? table.keyOf(part.item()) : part.item());
            Write write = part.put() ? Write.put(table, part.item(), null) : Write.delete(table, part.item(), null);
            if (!seen.add(table.name() + " " + write.key())) {
                throw ServiceError.validation("Provided list of item keys contains duplicates");
            }
            writes.add(write);
        }
        int processed = Math.min(most, writes.size());
        Map<String, Object> reply = carryOut(request, writes.subList(0, processed), database.now());
        reply.put("UnprocessedItems", unprocessed(parts.subList(processed, parts.size())));
        return reply;
    }

    private static void check(String path, List<Fields> writes, Constraints constraints) {
        int position = 0;
        for (Fields write : writes) {
            String member = path + ++position + ".member.";
            Fields put = write.structure("PutRequest");
            if (put != null) {
                constraints.present(put.node("Item"), member + "putRequest.item");
            }
            Fields delete = write.structure("DeleteRequest");
            if (delete != null) {
                constraints.present(delete.node("Key"), member + "deleteRequest.key");
            }
        }
    }

    private static Part part(String table, Fields write) {
        Fields put = write.structure("PutRequest");
        Fields delete = write.structure("DeleteRequest");
        if ((put == null) == (delete == null)) {
            throw ServiceError.validation(
                    put == null
                            ? "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"
                            : "Supplied AttributeValue has more than one datatypes set, "
                                    + "must contain exactly one of the supported datatypes");
        }
        if (put != null) {
            Item item = ValueReader.item(Objects.requireNonNull(put.nodes("Item")));
            ItemChecks.checkSize(item);
            return new Part(table, item, true);
        }
        var key = Objects.requireNonNull(delete).nodes("Key");
        return new Part(table, ValueReader.item(Objects.requireNonNull(key)), false);
    }

    private static Map<String, List<Object>> unprocessed(List<Part> parts) {
        Map<String, List<Object>> byTable = new LinkedHashMap<>();
        for (Part part : parts) {
            Map<String, ?> write = part.put()
                    ? Map.of("PutRequest", Map.of("Item", part.item()))
                    : Map.of("DeleteRequest", Map.of("Key", part.item()));
            byTable.computeIfAbsent(part.table(), table -> new ArrayList<>()).add(write);
        }
        return byTable;
    }

    private static Map<String, Object> carryOut(Fields request, List<Write> writes, Instant now) {
        Map<String, Capacity> consumed = new LinkedHashMap<>();
        Map<String, List<Object>> metrics = new LinkedHashMap<>();
        for (Write write : writes) {
            write.prepare(false);
            write.store(now);
            Table table = write.table();
            consumed.computeIfAbsent(table.name(), name -> new Capacity(table, 1))
                    .write(write.before(), write.after());
            Map<String, Object> metric =
                    WriteReply.wantsMetrics(request) ? WriteReply.metrics(table, write.key()) : null;
            if (metric != null) {
                List<Object> ofTable = metrics.computeIfAbsent(table.name(), name -> new ArrayList<>());
                if (!ofTable.contains(metric)) {
                    ofTable.add(metric);
                }
            }
        }
        Map<String, Object> reply = new LinkedHashMap<>();
        reply.put("ItemCollectionMetrics", metrics.isEmpty() ? null : metrics);
        reply.put("ConsumedCapacity", describe(request, consumed));
        return reply;
    }

    /** Capacity by table, as operations on several tables report it; null where it was not asked for. */
    static @Nullable List<Map<String, Object>> describe(Fields request, Map<String, Capacity> consumed) {
        List<Map<String, Object>> descriptions = new ArrayList<>();
        for (Capacity capacity : consumed.values()) {
            Map<String, Object> description = capacity.describe(request.string("ReturnConsumedCapacity"));
            if (description != null) {
                descriptions.add(description);
            }
        }
        return descriptions.isEmpty() ? null : descriptions;
    }
}
