package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.json.Fields;
import io.keywright.testing.partiql.Statement;
import io.keywright.testing.table.Database;
import io.keywright.testing.table.Table;
import io.keywright.testing.value.Item;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** BatchExecuteStatement: statements one after the other, each with a result or an error of its own. */
final class BatchExecuteStatement implements Operation {

    private static final int MOST_STATEMENTS = 25;

    /** A statement of the batch, or what is wrong with it. */
    private record Part(
            Fields fields,
            @Nullable Statement statement,
            @Nullable ServiceError refusal) {

        static Part of(Fields fields) {
            try {
                return new Part(fields, Statements.read(fields), null);
            } catch (ServiceError refusal) {
                return new Part(fields, null, refusal);
            }
        }
    }

    @Override
    public Map<String, ?> run(Fields request, Database database) {
        Constraints constraints = new Constraints();
        Parameters.returnConsumedCapacity(request, constraints);
        List<Fields> statements = request.structures("Statements");
        constraints.present(statements, "statements");
        constraints.length(statements, "statements", 1, MOST_STATEMENTS);
        int position = 0;
        for (Fields fields : statements == null ? List.<Fields>of() : statements) {
            Statements.check(fields, "statements." + ++position + ".member.", constraints);
        }
        constraints.check();
        List<Part> parts =
                Objects.requireNonNull(statements).stream().map(Part::of).toList();
        List<Statement> parsed = parts.stream()
                .map(Part::statement)
                .filter(Objects::nonNull)
                .map(Objects::requireNonNull)
                .toList();
        if (parsed.stream().anyMatch(Statement::isRead) && !parsed.stream().allMatch(Statement::isRead)) {
            throw ServiceError.validation(
                    "The entire batch must consist of either read statements or write statements, "
                            + "you cannot mix both in one batch.");
        }
        Map<String, Capacity> consumed = new LinkedHashMap<>();
        List<Map<String, Object>> responses = new ArrayList<>();
        parts.forEach(part -> responses.add(response(part, database, consumed)));
        Map<String, Object> reply = new LinkedHashMap<>();
        reply.put("Responses", responses);
        reply.put("ConsumedCapacity", BatchWriteItem.describe(request, consumed));
        return reply;
    }

    private static Map<String, Object> response(Part part, Database database, Map<String, Capacity> consumed) {
        Statement statement = part.statement();
        Map<String, Object> response = new LinkedHashMap<>();
        if (statement == null) {
            response.put("Error", error(Objects.requireNonNull(part.refusal())));
            return response;
        }
        response.put("TableName", Database.plainName(statement.table()));
        try {
            if (statement instanceof Statement.Select select) {
                Selects.Single read = Selects.single(select, database, "BatchExecuteStatement");
                response.putAll(read.response());
                of(read.table(), consumed).read(read.size(), part.fields().isTrue("ConsistentRead"));
            } else {
                StatementWrite action =
                        StatementWrite.of(statement, part.fields()).alone();
                Write write = ExecuteStatement.carryOut(action, database);
                for (Item item : action.returned(write)) {
                    response.put("Item", item);
                }
                of(write.table(), consumed).write(write.before(), write.after());
            }
        } catch (ServiceError refusal) {
            response.put("Error", error(refusal));
        }
        return response;
    }

    private static Capacity of(Table table, Map<String, Capacity> consumed) {
        return consumed.computeIfAbsent(table.name(), name -> new Capacity(table, 1));
    }

    private static Map<String, Object> error(ServiceError refusal) {
        Map<String, Object> error = new LinkedHashMap<>();
        String code = refusal.code();
        error.put("Code", code.equals("ValidationException") ? "ValidationError" : code.replaceFirst("Exception$", ""));
        error.put("Message", refusal.text());
        error.putAll(refusal.details());
        return error;
    }
}
