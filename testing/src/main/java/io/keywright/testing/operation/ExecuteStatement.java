package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.json.Fields;
import io.keywright.testing.partiql.Statement;
import io.keywright.testing.table.Database;
import java.util.LinkedHashMap;
import java.util.Map;

/** ExecuteStatement: one PartiQL statement. */
final class ExecuteStatement implements Operation {

    private static final int LONGEST_TOKEN = 32_768;

    @Override
    public Map<String, ?> run(Fields request, Database database) {
        Constraints constraints = new Constraints();
        Statements.check(request, "", constraints);
        String token = request.string("NextToken");
        if (token != null) {
            constraints.length(token, token.length(), "nextToken", 1, LONGEST_TOKEN);
        }
        constraints.atLeast(request.integer("Limit"), "limit", 1);
        Parameters.returnConsumedCapacity(request, constraints);
        constraints.check();
        Statement statement = Statements.read(request);
        return statement instanceof Statement.Select select
                ? Selects.page(select, request, database)
                : write(StatementWrite.of(statement, request).alone(), request, database);
    }

    private static Map<String, ?> write(StatementWrite action, Fields request, Database database) {
        Write write = carryOut(action, database);
        Map<String, Object> reply = new LinkedHashMap<>();
        reply.put("Items", action.returned(write));
        Capacity capacity = new Capacity(write.table(), 1);
        capacity.write(write.before(), write.after());
        reply.put("ConsumedCapacity", capacity.describe(request.string("ReturnConsumedCapacity")));
        return reply;
    }

    static Write carryOut(StatementWrite action, Database database) {
        Write write = action.on(database.require(action.table()));
        write.prepare(action.returnsOldOnFailure());
        write.store(database.now());
        return write;
    }
}
