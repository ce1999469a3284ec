package io.keywright.tools.output;

import io.keywright.tools.command.CommandFailedException;
import io.keywright.tools.command.ExitCode;
import io.keywright.tools.connection.Environment;
import java.io.PrintWriter;
import picocli.CommandLine.Option;

/** The option that says how results are written, and the way to write them; a mixin. */
public final class Results {

    private final Environment environment;

    @Option(
            names = {"--output", "-o"},
            paramLabel = "FORMAT",
            defaultValue = "table",
            description = "table for people, json or raw (DynamoDB's own JSON) one object a line for programs."
                    + " Default: table.")
    private Format format = Format.TABLE;

    /** Writes to the streams of an environment. */
    public Results(Environment environment) {
        this.environment = environment;
    }

    /** What was asked for. */
    public Format format() {
        return format;
    }

    /**
     * Writes a line of results.
     *
     * @throws CommandFailedException if nobody reads any more
     */
    public void line(String text) {
        PrintWriter out = environment.out();
        out.println(text);
        if (out.checkError()) {
            throw new CommandFailedException(ExitCode.PIPE_CLOSED, "");
        }
    }

    /** Tells people something that is not part of the results, on the other stream. */
    public void note(String text) {
        environment.err().println(text);
    }

    /** Writes rows as was asked for: aligned, or one JSON object a line. */
    public void columns(Columns columns) {
        (format == Format.TABLE ? columns.lines() : columns.json()).forEach(this::line);
    }
}
