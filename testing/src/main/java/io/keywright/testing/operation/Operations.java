package io.keywright.testing.operation;

import io.keywright.testing.error.ServiceError;
import io.keywright.testing.json.Fields;
import io.keywright.testing.table.Database;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** The operations by name: what the engine can do. */
public final class Operations {

    private final Map<String, Operation> byName = new HashMap<>();

    public Operations() {
        byName.put("CreateTable", new CreateTable());
        byName.put("DescribeTable", new DescribeTable());
        byName.put("DeleteTable", new DeleteTable());
        byName.put("ListTables", new ListTables());
        byName.put("PutItem", new PutItem());
        byName.put("GetItem", new GetItem());
        byName.put("UpdateItem", new UpdateItem());
        byName.put("DeleteItem", new DeleteItem());
        byName.put("Query", new Query());
        byName.put("Scan", new Scan());
        byName.put("BatchGetItem", new BatchGetItem());
        byName.put("BatchWriteItem", new BatchWriteItem());
        byName.put("TransactGetItems", new TransactGetItems());
        byName.put("TransactWriteItems", new TransactWriteItems());
    }

    public Set<String> names() {
        return Set.copyOf(byName.keySet());
    }

    /** Runs the named operation; the caller holds the engine's lock. */
    public Map<String, ?> run(String name, Fields request, Database database) {
        Operation operation = byName.get(name);
        if (operation == null) {
            throw ServiceError.unknownOperation();
        }
        return operation.run(request, database);
    }
}
