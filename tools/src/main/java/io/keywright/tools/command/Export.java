package io.keywright.tools.command;

import io.keywright.tools.connection.Connection;
import io.keywright.tools.connection.Environment;
import io.keywright.tools.connection.ModelChoice;
import io.keywright.tools.export.Exporter;
import io.keywright.tools.export.ItemSource;
import io.keywright.tools.export.S3Export;
import io.keywright.tools.export.TableScan;
import io.keywright.tools.export.Target;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Writes a table of SQL for each type. */
@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        description =
                "Writes one table of SQL for each type, from the table by a scan, or from DynamoDB's export to S3."
                        + " Unknown and unreadable items go into _unknown, guards of unique values into _guards.",
        footer = {
            "",
            "Examples:",
            "  keywright export --table-name shop-prod --to out",
            "  keywright export --from-s3 AWSDynamoDB/0123-abcd --as parquet --to out"
        })
public final class Export implements Callable<Integer> {

    private final Environment environment;

    @Mixin
    private final ModelChoice model;

    @Mixin
    private final Connection connection;

    @Option(names = "--to", required = true, paramLabel = "DIRECTORY", description = "Where the files go.")
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private Path directory;

    @Option(
            names = "--as",
            paramLabel = "TARGET",
            description = "What is written: ${COMPLETION-CANDIDATES}; ${DEFAULT-VALUE} unless set.")
    private Target target = Target.DUCKDB;

    @Option(
            names = "--from-s3",
            paramLabel = "DIRECTORY",
            description = "A full export in DynamoDB's JSON, copied here: the directory of manifest-summary.json.")
    private @Nullable Path exported;

    @Option(
            names = "--segments",
            paramLabel = "N",
            description = "How many segments are scanned at once, 1 to 64; ${DEFAULT-VALUE} unless set.")
    private int segments = 4;

    /** Prints to the output of an environment. */
    public Export(Environment environment) {
        this.environment = environment;
        model = new ModelChoice(environment);
        connection = new Connection(environment);
    }

    @Override
    public Integer call() throws InterruptedException {
        if (segments < 1 || segments > 64) {
            throw CommandFailedException.usage("--segments is 1 to 64.");
        }
        try (connection) {
            Map<String, Long> counts = Exporter.export(model.model(), source(), target, directory);
            counts.forEach((name, count) -> environment.out().println(name + "\t" + count));
            environment.out().flush();
            return counts.containsKey(Exporter.UNKNOWN) ? ExitCode.FINDINGS : ExitCode.DONE;
        } catch (IOException failed) {
            throw new CommandFailedException(ExitCode.REFUSED, String.valueOf(failed.getMessage()));
        }
    }

    private ItemSource source() {
        return exported == null
                ? new TableScan(connection.client(), connection.tableName(), segments)
                : new S3Export(exported);
    }
}
