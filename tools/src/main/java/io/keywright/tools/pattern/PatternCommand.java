package io.keywright.tools.pattern;

import io.keywright.runtime.operation.Get;
import io.keywright.runtime.query.CollectionQuery;
import io.keywright.runtime.query.Query;
import io.keywright.tools.command.CommandFailedException;
import io.keywright.tools.command.ExitCode;
import io.keywright.tools.connection.Connection;
import io.keywright.tools.connection.Environment;
import io.keywright.tools.generated.GeneratedTable;
import io.keywright.tools.generated.Reflection;
import io.keywright.tools.output.Results;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs one access pattern by its generated method. */
@Command(mixinStandardHelpOptions = true, sortOptions = false)
final class PatternCommand implements Callable<Integer> {

    private static final int PAGE = 100;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private CommandSpec spec;

    @Option(names = "--explain", description = "Print the request and send nothing.")
    private boolean explain;

    @Option(names = "--consistent", description = "Read consistently; not in a global index.")
    private boolean consistent;

    @Mixin
    private final QueryOptions options = new QueryOptions();

    @Mixin
    private final Results results;

    @Mixin
    private final Connection connection;

    private final GeneratedTable table;
    private final Pattern pattern;
    private final PatternOptions given;

    PatternCommand(Environment environment, GeneratedTable table, Pattern pattern) {
        this.table = table;
        this.pattern = pattern;
        results = new Results(environment);
        connection = new Connection(environment);
        given = new PatternOptions(pattern);
    }

    /** The command with the options that the pattern asks for. */
    CommandSpec specification() {
        CommandSpec specification = CommandSpec.forAnnotatedObject(this);
        specification.usageMessage().description(pattern.description());
        given.addTo(specification);
        return specification;
    }

    @Override
    public Integer call() {
        try (connection) {
            Object facade = explain
                    ? table.open(
                            SilentClient.create(),
                            connection.tableNameOr(table.model().name()))
                    : table.open(connection.client(), connection.tableName());
            Object read = prepared(pattern.owner().apply(facade));
            if (explain) {
                Requests.of(read).forEach(request -> request.lines().forEach(results::line));
                return ExitCode.DONE;
            }
            PatternRun run = new PatternRun(table, connection, results);
            boolean found = read instanceof Query<?, ?> query ? run.query(query, options) : run.other(read);
            return found ? ExitCode.DONE : ExitCode.FINDINGS;
        }
    }

    private Object prepared(Object owner) {
        List<Object> values = given.arguments(spec.commandLine().getParseResult());
        Overload overload = pattern.overloads().stream()
                .filter(candidate -> candidate.paths().size() == values.size())
                .findFirst()
                .orElseThrow(() -> CommandFailedException.usage("These options do not go together"));
        Object read = Reflection.call(overload.method(), owner, values.toArray());
        read = given.narrowed(read, spec.commandLine().getParseResult());
        if (read instanceof Query<?, ?> query) {
            query.limit(options.limit() == null ? PAGE : options.limit());
            adjust(query);
        } else if (options.descending() && read instanceof CollectionQuery<?, ?> collection) {
            collection.descending();
        }
        if (consistent) {
            makeConsistent(read);
        }
        return read;
    }

    private void adjust(Query<?, ?> query) {
        Integer pageSize = options.pageSize();
        if (options.descending()) {
            query.descending();
        }
        if (pageSize != null) {
            query.pageSize(pageSize);
        }
        query.after(options.after());
        if (options.hideExpired()) {
            call(query, "hideExpired", "items of this query do not expire");
        }
    }

    private static void makeConsistent(Object read) {
        if (read instanceof Get<?> get) {
            get.consistent();
        } else {
            call(read, "consistent", "a global index cannot be read consistently");
        }
    }

    private static @Nullable Object call(Object read, String method, String why) {
        if (!Reflection.has(read.getClass(), method)) {
            throw CommandFailedException.usage("This cannot be asked for: " + why + ".");
        }
        return Reflection.call(read, method, new Class<?>[0]);
    }
}
