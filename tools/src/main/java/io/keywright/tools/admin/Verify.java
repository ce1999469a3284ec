package io.keywright.tools.admin;

import io.keywright.runtime.table.TableComparison;
import io.keywright.runtime.table.TableDifference;
import io.keywright.tools.command.ExitCode;
import io.keywright.tools.connection.Connection;
import io.keywright.tools.connection.Environment;
import io.keywright.tools.connection.ModelChoice;
import io.keywright.tools.output.Columns;
import io.keywright.tools.output.Results;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Compares a live table with its model. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        description =
                "Compares the live table with its model: keys, indexes, projections, stream, expiry, protection. Prints"
                        + " a line for each difference; the exit code is 0 if there is none, and 1 otherwise.")
public final class Verify implements Callable<Integer> {

    @Mixin
    private final ModelChoice choice;

    @Mixin
    private final Connection connection;

    @Mixin
    private final Results results;

    /** Prints to an environment. */
    public Verify(Environment environment) {
        choice = new ModelChoice(environment);
        connection = new Connection(environment);
        results = new Results(environment);
    }

    @Override
    public Integer call() {
        try (connection) {
            TableComparison comparison = choice.descriptor().verify(connection.client(), connection.tableName());
            Columns columns = new Columns("breaks", "what", "index", "model", "table");
            for (TableDifference difference : comparison.differences()) {
                String index = difference.index();
                columns.row(
                        difference.kind().isBreaking() ? "yes" : "no",
                        difference.kind(),
                        index == null ? "" : index,
                        difference.expected(),
                        difference.actual());
            }
            if (comparison.matches()) {
                results.note(comparison.tableName() + " is as its model says.");
                return ExitCode.DONE;
            }
            results.columns(columns);
            return ExitCode.FINDINGS;
        }
    }
}
