package io.keywright.tools.doctor;

import io.keywright.tools.command.CommandFailedException;
import io.keywright.tools.command.ExitCode;
import io.keywright.tools.connection.Connection;
import io.keywright.tools.connection.Environment;
import io.keywright.tools.connection.ModelChoice;
import io.keywright.tools.generated.GeneratedTable;
import io.keywright.tools.output.Results;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Looks at every item of a table. */
@Command(
        name = "doctor",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Reads the whole table and reports items that are not as the model says: unknown or missing Types, stale,"
                    + " missing and half index keys, keys that disagree with attributes, old names, dangling"
                    + " references and edges, orphaned guards, items near 400 KB.",
            "With --repair it mends types, index keys, old names and guards, each by a write on condition that the item"
                    + " is as it was looked at: a newer write is never overwritten."
        },
        footer = {
            "",
            "Exit code 1 means that something was found that is not mended.",
            "Examples:",
            "  keywright doctor -n shop-prod                                     a dry run",
            "  keywright doctor -n shop-prod --repair --checkpoint doctor.json   mends; can be interrupted",
            "  keywright doctor -n shop-prod --repair --type Order               backfills a new index of Order"
        })
public final class Doctor implements Callable<Integer> {

    private final Environment environment;

    @Mixin
    private final DoctorOptions options = new DoctorOptions();

    @Mixin
    private final ModelChoice choice;

    @Mixin
    private final Connection connection;

    @Mixin
    private final Results results;

    /** Prints to an environment. */
    public Doctor(Environment environment) {
        this.environment = environment;
        choice = new ModelChoice(environment);
        connection = new Connection(environment);
        results = new Results(environment);
    }

    @Override
    public Integer call() throws InterruptedException {
        if (options.segments() < 1 || options.segments() > 1_000 || options.pageSize() < 1) {
            throw CommandFailedException.usage("There are 1 to 1000 segments, and pages of at least 1 item.");
        }
        try (connection) {
            String tableName = connection.tableName();
            Long about = connection
                    .client()
                    .describeTable(request -> request.tableName(tableName))
                    .table()
                    .itemCount();
            Checkpoint checkpoint = new Checkpoint(options.checkpoint(), tableName, options.segments());
            Progress progress = new Progress(environment.err(), environment.interactive(), about == null ? 0 : about);
            DoctorReport report = new DoctorReport(results, options.examples());
            GeneratedTable table = new GeneratedTable(choice.descriptor());
            new DoctorScan(connection.client(), tableName, table, options, checkpoint, progress, report).run();
            Map<String, Long> counts = checkpoint.counts();
            report.end(counts, options.repairs());
            return sum(counts, "found ") == sum(counts, "mended ") ? ExitCode.DONE : ExitCode.FINDINGS;
        }
    }

    private static long sum(Map<String, Long> counts, String what) {
        return counts.entrySet().stream()
                .filter(count -> count.getKey().startsWith(what))
                .mapToLong(Map.Entry::getValue)
                .sum();
    }
}
