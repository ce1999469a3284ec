package io.keywright.tools.admin;

import io.keywright.schema.dialect.HtmlChart;
import io.keywright.tools.command.ExitCode;
import io.keywright.tools.connection.Environment;
import io.keywright.tools.connection.ModelChoice;
import io.keywright.tools.output.Results;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Draws a table as a page. */
@Command(
        name = "chart",
        mixinStandardHelpOptions = true,
        description =
                "Draws the table as one page of HTML that needs nothing else: entities by index, item collections,"
                        + " access patterns with the request that each becomes. Sends nothing.")
public final class Chart implements Callable<Integer> {

    @Mixin
    private final ModelChoice choice;

    @Mixin
    private final Results results;

    @Parameters(arity = "0..1", paramLabel = "FILE", description = "Where the page goes; else to the output.")
    private @Nullable Path file;

    /** Prints to an environment. */
    public Chart(Environment environment) {
        choice = new ModelChoice(environment);
        results = new Results(environment);
    }

    @Override
    public Integer call() {
        String page = HtmlChart.of(choice.model());
        if (file == null) {
            results.line(page);
            return ExitCode.DONE;
        }
        try {
            Files.writeString(file, page);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
        results.note(file + " is written.");
        return ExitCode.DONE;
    }
}
