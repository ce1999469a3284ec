package io.keywright.tools;

import io.keywright.runtime.TableDescriptor;
import io.keywright.testing.InProcessDynamoDb;
import io.keywright.tools.connection.Environment;
import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * A finished command: what it printed, and its exit code.
 *
 * @param exitCode the process's
 * @param out results
 * @param err messages
 */
public record CommandRun(int exitCode, String out, String err) {

    /** Runs a command line with the example's table on the class path, and DynamoDB in this process. */
    public static CommandRun of(InProcessDynamoDb engine, String... arguments) {
        return reading(engine, "", arguments);
    }

    /** The same with something on standard input. */
    public static CommandRun reading(InProcessDynamoDb engine, String in, String... arguments) {
        return of(engine, List.of(StoreEngine.DESCRIPTOR), Map.of(), in, arguments);
    }

    /** The same with other tables and variables. */
    public static CommandRun of(
            InProcessDynamoDb engine,
            List<TableDescriptor> descriptors,
            Map<String, String> variables,
            String in,
            String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Environment environment = new Environment(
                descriptors,
                variables,
                place -> engine.client(),
                new ByteArrayInputStream(in.getBytes(StandardCharsets.UTF_8)),
                new PrintWriter(out, true),
                new PrintWriter(err, true),
                false);
        int exitCode = Keywright.commandLine(environment).execute(arguments);
        return new CommandRun(exitCode, out.toString(), err.toString());
    }

    /** The lines of the results. */
    public List<String> lines() {
        return out.lines().toList();
    }
}
