package io.keywright.tools.admin;

import io.keywright.tools.command.ExitCode;
import io.keywright.tools.connection.Connection;
import io.keywright.tools.connection.Environment;
import io.keywright.tools.connection.ModelChoice;
import io.keywright.tools.output.Columns;
import io.keywright.tools.output.Results;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** Creates a table as its model says. */
@Command(
        name = "create-table",
        mixinStandardHelpOptions = true,
        description = "Creates the table with all its indexes and waits until it is active. keywright check shows"
                + " beforehand what cannot be changed afterwards.")
public final class CreateTable implements Callable<Integer> {

    @Mixin
    private final ModelChoice choice;

    @Mixin
    private final Connection connection;

    @Mixin
    private final Results results;

    /** Prints to an environment. */
    public CreateTable(Environment environment) {
        choice = new ModelChoice(environment);
        connection = new Connection(environment);
        results = new Results(environment);
    }

    @Override
    public Integer call() {
        try (connection) {
            TableDescription made = choice.descriptor().createTable(connection.client(), connection.tableName());
            results.columns(new Columns("table", "status", "indexes")
                    .row(
                            made.tableName(),
                            made.tableStatusAsString(),
                            made.globalSecondaryIndexes().size()
                                    + made.localSecondaryIndexes().size()));
            return ExitCode.DONE;
        }
    }
}
