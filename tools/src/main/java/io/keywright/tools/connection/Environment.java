package io.keywright.tools.connection;

import io.keywright.runtime.TableDescriptor;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import picocli.CommandLine;

/**
 * All that a command has of the world around it, so that tests can give it another.
 *
 * @param descriptors the tables on the class path, by name
 * @param variables the process's environment
 * @param clients how DynamoDB is reached
 * @param in standard input
 * @param out results
 * @param err messages and progress
 * @param interactive whether a person is looking at {@code err}
 */
public record Environment(
        List<TableDescriptor> descriptors,
        Map<String, String> variables,
        Clients clients,
        InputStream in,
        PrintWriter out,
        PrintWriter err,
        boolean interactive) {

    /** The environment variable that names the table in DynamoDB. */
    public static final String TABLE_NAME_VARIABLE = "KEYWRIGHT_TABLE_NAME";

    public Environment {
        descriptors = List.copyOf(descriptors);
        variables = Map.copyOf(variables);
    }

    /** The one of this process; its output is UTF-8 on every machine. */
    public static Environment ofProcess() {
        return new Environment(
                found(),
                System.getenv(),
                new AwsClients(),
                System.in,
                new PrintWriter(System.out, false, StandardCharsets.UTF_8),
                new PrintWriter(System.err, true, StandardCharsets.UTF_8),
                CommandLine.Help.Ansi.AUTO.enabled());
    }

    /** The descriptors that the service loader finds, by the name of their table. */
    public static List<TableDescriptor> found() {
        return ServiceLoader.load(TableDescriptor.class).stream()
                .map(ServiceLoader.Provider::get)
                .sorted(Comparator.comparing(TableDescriptor::tableInterface))
                .toList();
    }

    /** The same with other streams. */
    public Environment writingTo(Writer results, Writer messages) {
        return new Environment(
                descriptors,
                variables,
                clients,
                in,
                new PrintWriter(results, true),
                new PrintWriter(messages, true),
                false);
    }
}
