package io.keywright.testing.wire;

import io.keywright.testing.error.ServiceError;
import io.keywright.testing.json.Fields;
import io.keywright.testing.json.Json;
import io.keywright.testing.operation.Operations;
import io.keywright.testing.table.Database;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Answers requests in the service's JSON protocol. One lock for all: an operation is atomic, and so are transactions.
 */
public final class Engine {

    private static final String TARGET = "DynamoDB_20120810.";

    private final Operations operations = new Operations();
    private final Database database;
    private final ReentrantLock lock = new ReentrantLock();

    public Engine(Database database) {
        this.database = database;
    }

    /** Answers the request of which the target header and the body are given. */
    public Reply answer(@Nullable String target, byte[] body) {
        try {
            String operation = operation(target);
            Fields request = Fields.of(Json.parse(body));
            Map<String, ?> reply = locked(tables -> operations.run(operation, request, tables));
            return new Reply(200, Json.write(reply));
        } catch (ServiceError refusal) {
            return refusal(refusal);
        }
    }

    /** The name of the operation that a target header names. */
    public static String operation(@Nullable String target) {
        int dot = target == null ? -1 : target.indexOf('.');
        if (target == null || !target.startsWith(TARGET)) {
            throw ServiceError.unknownOperation();
        }
        return target.substring(dot + 1);
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

    static Reply refusal(ServiceError refusal) {
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
