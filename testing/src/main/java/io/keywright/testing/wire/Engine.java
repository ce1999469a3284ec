package io.keywright.testing.wire;

import io.keywright.testing.error.ServiceError;
import io.keywright.testing.json.Fields;
import io.keywright.testing.json.Json;
import io.keywright.testing.operation.Operations;
import io.keywright.testing.table.Database;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Answers requests in the service's JSON protocol. One lock for all: an operation is atomic, and so are transactions.
 */
public final class Engine {

    private static final String TARGET = "DynamoDB_20120810.";
    private static final String STREAMS_TARGET = "DynamoDBStreams_20120810.";
    private static final Set<String> STREAM_OPERATIONS =
            Set.of("ListStreams", "DescribeStream", "GetShardIterator", "GetRecords");

    private final Operations operations = new Operations();
    private final Database database;
    private final ReentrantLock lock = new ReentrantLock();

    public Engine(Database database) {
        this.database = database;
    }

    /** Answers the request of which the target header and the body are given. */
    public Reply answer(@Nullable String target, byte[] body) {
        return answerPartly(target, body, Integer.MAX_VALUE);
    }

    /** Answers the request, a batch only for so many of its keys or writes. */
    public Reply answerPartly(@Nullable String target, byte[] body, int most) {
        try {
            String operation = operation(target);
            Fields request = Fields.of(Json.parse(body));
            Map<String, ?> reply = locked(tables -> operations.run(operation, request, tables, most));
            return new Reply(200, Json.write(reply));
        } catch (ServiceError refusal) {
            return refusal(refusal);
        }
    }

    /** The refusal of a request because of a transaction on one of its items. */
    public Reply conflict(String operation, byte[] body) {
        String message = "Transaction is ongoing for the item";
        boolean statements = operation.equals("ExecuteTransaction");
        if (!operation.startsWith("Transact") && !statements) {
            return refusal(ServiceError.of("TransactionConflictException", message));
        }
        List<Fields> actions =
                Fields.of(Json.parse(body)).structures(statements ? "TransactStatements" : "TransactItems");
        List<Map<String, Object>> reasons = new ArrayList<>();
        for (int i = 0; i < (actions == null ? 1 : actions.size()); i++) {
            reasons.add(i == 0 ? Map.of("Code", "TransactionConflict", "Message", message) : Map.of("Code", "None"));
        }
        return refusal(ServiceError.cancelled(reasons));
    }

    /** The name of the operation that a target header names. Streams are a service of their own on the wire. */
    private static String operation(@Nullable String target) {
        String prefix = target != null && target.startsWith(STREAMS_TARGET) ? STREAMS_TARGET : TARGET;
        if (target == null || !target.startsWith(prefix)) {
            throw ServiceError.unknownOperation();
        }
        String operation = target.substring(prefix.length());
        if (STREAM_OPERATIONS.contains(operation) != prefix.equals(STREAMS_TARGET)) {
            throw ServiceError.unknownOperation();
        }
        return operation;
    }

    /** Does something with the tables while no operation runs. */
    public <T extends @Nullable Object> T locked(Function<Database, T> action) {
        lock.lock();
        try {
            return action.apply(database);
        } finally {
            lock.unlock();
        }
    }

    /** Does something to the tables while no operation runs. */
    public void run(Consumer<Database> action) {
        locked(tables -> {
            action.accept(tables);
            return null;
        });
    }

    /** A refusal as a reply. */
    public static Reply refusal(ServiceError refusal) {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("__type", refusal.shape());
        if (!refusal.text().isEmpty()) {
            // The service spells it so where the request was not understood or the transaction was cancelled.
            boolean capital = refusal.code().equals("SerializationException")
                    || refusal.code().equals("TransactionCanceledException");
            members.put(capital ? "Message" : "message", refusal.text());
        }
        members.putAll(refusal.details());
        return new Reply(refusal.status(), Json.write(members));
    }
}
