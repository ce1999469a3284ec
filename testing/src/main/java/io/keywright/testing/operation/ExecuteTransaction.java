package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.json.Fields;
import io.keywright.testing.partiql.Statement;
import io.keywright.testing.table.Database;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** ExecuteTransaction: statements that all read or all write, all of them or none. */
final class ExecuteTransaction implements Operation {

    private static final int MOST_STATEMENTS = 100;

    @Override
    public Map<String, ?> run(Fields request, Database database) {
        Constraints constraints = new Constraints();
        Parameters.returnConsumedCapacity(request, constraints);
        List<Fields> statements = request.structures("TransactStatements");
        constraints.present(statements, "transactStatements");
        constraints.length(statements, "transactStatements", 1, MOST_STATEMENTS);
        String token = request.string("ClientRequestToken");
        if (token != null) {
            constraints.length(token, token.length(), "clientRequestToken", 1, 36);
        }
        int position = 0;
        for (Fields fields : statements == null ? List.<Fields>of() : statements) {
            Statements.check(fields, "transactStatements." + ++position + ".member.", constraints);
        }
        constraints.check();
        List<Statement> parsed = Objects.requireNonNull(statements).stream()
                .map(Statements::read)
                .toList();
        if (parsed.stream().allMatch(Statement::isRead)) {
            return read(parsed, request, database);
        }
        if (parsed.stream().anyMatch(Statement::isRead)) {
            throw ServiceError.validation(
                    "The entire transaction must consist of either read statements or write statements, "
                            + "you cannot mix both in one transaction.");
        }
        List<StatementWrite> writes = new ArrayList<>();
        for (int i = 0; i < parsed.size(); i++) {
            writes.add(StatementWrite.of(parsed.get(i), statements.get(i)).inTransaction());
        }
        String identity = String.valueOf(request.node("TransactStatements"));
        Map<String, Object> reply = TransactWriteItems.carryOut(request, writes, identity, database);
        reply.put("Responses", List.of());
        return reply;
    }

    private static Map<String, ?> read(List<Statement> statements, Fields request, Database database) {
        List<Map<String, Object>> responses = new ArrayList<>();
        Map<String, Capacity> consumed = new LinkedHashMap<>();
        Set<String> seen = new HashSet<>();
        for (Statement statement : statements) {
            Selects.Single read = Selects.single((Statement.Select) statement, database, "ExecuteTransaction");
            if (!seen.add(read.table().name() + " " + read.key())) {
                throw ServiceError.validation("Transaction request cannot include multiple operations on one item");
            }
            responses.add(read.response());
            consumed.computeIfAbsent(read.table().name(), name -> new Capacity(read.table(), 2))
                    .read(read.size(), true);
        }
        Map<String, Object> reply = new LinkedHashMap<>();
        reply.put("Responses", responses);
        reply.put("ConsumedCapacity", BatchWriteItem.describe(request, consumed));
        return reply;
    }
}
