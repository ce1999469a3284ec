package io.keywright.tools.connection;

import io.keywright.tools.command.CommandFailedException;
import java.net.URI;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The options that say where DynamoDB is and what the table is called there; a mixin of commands that send. */
public final class Connection implements AutoCloseable {

    private final Environment environment;

    @Option(
            names = {"--table-name", "-n"},
            paramLabel = "NAME",
            description = "The table's name in DynamoDB; else the variable " + Environment.TABLE_NAME_VARIABLE + ".")
    private @Nullable String tableName;

    @Option(
            names = {"--endpoint", "--endpoint-url"},
            paramLabel = "URL",
            description = "Another endpoint than the region's; else AWS_ENDPOINT_URL_DYNAMODB or AWS_ENDPOINT_URL."
                    + " One on this machine asks for neither region nor credentials.")
    private @Nullable URI endpoint;

    @Option(names = "--region", paramLabel = "CODE", description = "The region; else AWS_REGION or the profile's.")
    private @Nullable String region;

    @Option(names = "--profile", paramLabel = "NAME", description = "A profile of ~/.aws/config; else AWS_PROFILE.")
    private @Nullable String profile;

    private @Nullable DynamoDbClient client;

    /** Reads the rest from an environment. */
    public Connection(Environment environment) {
        this.environment = environment;
    }

    /**
     * The table's name in DynamoDB.
     *
     * @throws CommandFailedException if neither the option nor the variable names it
     */
    public String tableName() {
        String name = tableName == null ? environment.variables().get(Environment.TABLE_NAME_VARIABLE) : tableName;
        if (name == null || name.isEmpty()) {
            throw CommandFailedException.usage("What is the table called in DynamoDB? Say --table-name NAME, or set "
                    + Environment.TABLE_NAME_VARIABLE + ".");
        }
        return name;
    }

    /** The table's name in DynamoDB; another one if neither the option nor the variable names it. */
    public String tableNameOr(String other) {
        String name = tableName == null ? environment.variables().get(Environment.TABLE_NAME_VARIABLE) : tableName;
        return name == null || name.isEmpty() ? other : name;
    }

    /** The client, made when it is first asked for; {@link #close()} closes it. */
    public synchronized DynamoDbClient client() {
        if (client == null) {
            client = environment.clients().client(new Place(place(), region, profile));
        }
        return client;
    }

    @Override
    public synchronized void close() {
        if (client != null) {
            client.close();
            client = null;
        }
    }

    private @Nullable URI place() {
        if (endpoint != null) {
            return endpoint;
        }
        String named = environment
                .variables()
                .getOrDefault(
                        "AWS_ENDPOINT_URL_DYNAMODB", environment.variables().get("AWS_ENDPOINT_URL"));
        return named == null || named.isEmpty() ? null : URI.create(named);
    }
}
