package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.json.Fields;
import io.keywright.testing.table.Database;
import io.keywright.testing.table.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** TransactWriteItems: all of its actions or none, under the engine's lock. */
final class TransactWriteItems implements Operation {

    private static final int MOST_ACTIONS = 100;
    static final int LARGEST = 4 * 1024 * 1024;

    @Override
    public Map<String, ?> run(Fields request, Database database) {
        Constraints constraints = new Constraints();
        Parameters.returnConsumedCapacity(request, constraints);
        Parameters.returnItemCollectionMetrics(request, constraints);
        List<Fields> actions = request.structures("TransactItems");
        constraints.present(actions, "transactItems");
        constraints.length(actions, "transactItems", 1, MOST_ACTIONS);
        String token = request.string("ClientRequestToken");
        if (token != null) {
            constraints.length(token, token.length(), "clientRequestToken", 1, 36);
        }
        int position = 0;
        for (Fields action : actions == null ? List.<Fields>of() : actions) {
            TransactAction.check(action, "transactItems." + ++position + ".member", constraints);
        }
        constraints.check();
        List<TransactAction> writes =
                Objects.requireNonNull(actions).stream().map(TransactAction::of).toList();
        return carryOut(request, writes, identity(request), database);
    }

    /**
     * Carries out a transaction, once where the request has a client token.
     *
     * @param identity what makes two requests of one token the same
     */
    static Map<String, Object> carryOut(
            Fields request, List<? extends WriteAction> writes, String identity, Database database) {
        String token = request.string("ClientRequestToken");
        if (token != null && database.idempotency().isRepetition(token, identity, database.now())) {
            return repeated(request, writes, database);
        }
        List<Write> prepared = prepare(writes, database);
        prepared.forEach(write -> write.store(database.now()));
        if (token != null) {
            database.idempotency().remember(token, identity, database.now());
        }
        return reply(request, prepared);
    }

    /** What makes two requests the same: everything but the token and what the reply is to carry. */
    private static String identity(Fields request) {
        return String.valueOf(request.node("TransactItems"));
    }

    private static List<Write> prepare(List<? extends WriteAction> actions, Database database) {
        List<Write> writes = new ArrayList<>();
        List<Map<String, Object>> reasons = new ArrayList<>();
        Set<String> places = new HashSet<>();
        boolean cancelled = false;
        boolean repeated = false;
        for (WriteAction action : actions) {
            Table table = database.require(action.table());
            Map<String, Object> reason = new LinkedHashMap<>();
            reason.put("Code", "None");
            try {
                Write write = action.on(table);
                repeated |= !places.add(table.name() + " " + table.keyOf(write.key()));
                writes.add(write);
            } catch (ServiceError refusal) {
                cancelled = true;
                reason = reasonOf(refusal);
            }
            reasons.add(reason);
        }
        if (repeated) {
            throw ServiceError.validation("Transaction request cannot include multiple operations on one item");
        }
        if (!cancelled) {
            for (int i = 0; i < writes.size(); i++) {
                try {
                    writes.get(i).prepare(actions.get(i).returnsOldOnFailure());
                } catch (ServiceError refusal) {
                    cancelled = true;
                    reasons.set(i, reasonOf(refusal));
                }
            }
        }
        if (cancelled) {
            throw ServiceError.cancelled(reasons);
        }
        checkSize(writes);
        return writes;
    }

    private static void checkSize(List<Write> writes) {
        long size = 0;
        for (Write write : writes) {
            var after = write.after();
            size += after == null ? write.key().size() : after.size();
        }
        if (size > LARGEST) {
            throw ServiceError.validation("Transaction request cannot exceed 4 MB in size");
        }
    }

    /** The refusal of an action as the reason of the transaction's, unless it concerns the request itself. */
    static Map<String, Object> reasonOf(ServiceError refusal) {
        if (refusal.isOfInput()) {
            throw refusal;
        }
        Map<String, Object> reason = new LinkedHashMap<>();
        reason.put(
                "Code",
                switch (refusal.code()) {
                    case "ConditionalCheckFailedException" -> "ConditionalCheckFailed";
                    case "ValidationException" -> "ValidationError";
                    case "DuplicateItemException" -> "DuplicateItem";
                    default -> refusal.code();
                });
        reason.put("Message", refusal.text());
        reason.putAll(refusal.details());
        return reason;
    }

    private static Map<String, Object> reply(Fields request, List<Write> writes) {
        Map<String, Capacity> consumed = new LinkedHashMap<>();
        Map<String, List<Object>> metrics = new LinkedHashMap<>();
        for (Write write : writes) {
            Table table = write.table();
            consumed.computeIfAbsent(table.name(), name -> new Capacity(table, 2))
                    .write(write.before(), write.after());
            Map<String, Object> metric =
                    WriteReply.wantsMetrics(request) ? WriteReply.metrics(table, write.key()) : null;
            if (metric != null) {
                metrics.computeIfAbsent(table.name(), name -> new ArrayList<>()).add(metric);
            }
        }
        Map<String, Object> reply = new LinkedHashMap<>();
        reply.put("ConsumedCapacity", BatchWriteItem.describe(request, consumed));
        reply.put("ItemCollectionMetrics", metrics.isEmpty() ? null : metrics);
        return reply;
    }

    /** A repeated request does nothing and costs the reading of its items. */
    private static Map<String, Object> repeated(
            Fields request, List<? extends WriteAction> actions, Database database) {
        Map<String, Capacity> consumed = new LinkedHashMap<>();
        for (WriteAction action : actions) {
            Table table = database.require(action.table());
            var item = table.get(action.on(table).place());
            consumed.computeIfAbsent(table.name(), name -> new Capacity(table, 2))
                    .read(item == null ? 0 : item.size(), true);
        }
        Map<String, Object> reply = new LinkedHashMap<>();
        reply.put("ConsumedCapacity", BatchWriteItem.describe(request, consumed));
        return reply;
    }
}
