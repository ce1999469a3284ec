package io.keywright.tools.admin;

import io.keywright.schema.Table;
import io.keywright.tools.command.ExitCode;
import io.keywright.tools.connection.Connection;
import io.keywright.tools.connection.Environment;
import io.keywright.tools.connection.ModelChoice;
import io.keywright.tools.output.Columns;
import io.keywright.tools.output.Results;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Counts the items of each Type. */
@Command(
        name = "count",
        mixinStandardHelpOptions = true,
        description = "Counts the items of each Type by a scan of the whole table, which takes as many read units as"
                + " the table has 8 KB.")
public final class Count implements Callable<Integer> {

    @Mixin
    private final ModelChoice choice;

    @Mixin
    private final Connection connection;

    @Mixin
    private final Results results;

    /** Prints to an environment. */
    public Count(Environment environment) {
        choice = new ModelChoice(environment);
        connection = new Connection(environment);
        results = new Results(environment);
    }

    @Override
    public Integer call() {
        Table model = choice.model();
        Map<String, Long> counts = new TreeMap<>();
        try (connection) {
            String tableName = connection.tableName();
            connection
                    .client()
                    .scanPaginator(request -> request.tableName(tableName)
                            .projectionExpression("#type")
                            .expressionAttributeNames(Map.of("#type", model.typeAttribute())))
                    .items()
                    .forEach(item -> counts.merge(type(item.get(model.typeAttribute())), 1L, Long::sum));
        }
        Columns columns = new Columns("type", "items");
        counts.forEach((type, items) -> columns.row(type, items));
        results.columns(columns);
        return ExitCode.DONE;
    }

    private static String type(@Nullable AttributeValue value) {
        return value == null || value.s() == null ? "(none)" : value.s();
    }
}
