package io.keywright.tools.item;

import io.keywright.schema.Table;
import io.keywright.tools.command.CommandFailedException;
import io.keywright.tools.command.ExitCode;
import io.keywright.tools.connection.Connection;
import io.keywright.tools.connection.Environment;
import io.keywright.tools.connection.ModelChoice;
import io.keywright.tools.generated.GeneratedTable;
import io.keywright.tools.output.Results;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Reads one item by the texts of its key. */
@Command(
        name = "get",
        mixinStandardHelpOptions = true,
        description = "Reads one item by the texts of its key, whatever its type, consistently.",
        footer = {"", "Example:", "  keywright get 'CUSTOMER#c-1' 'ORDER#2026-05-17-0042' -n shop-prod"})
public final class Get implements Callable<Integer> {

    @Parameters(arity = "1..2", paramLabel = "KEY", description = "Partition key, then sort key if the table has one.")
    private List<String> key = List.of();

    @Mixin
    private final ModelChoice choice;

    @Mixin
    private final Connection connection;

    @Mixin
    private final Results results;

    /** Prints to an environment. */
    public Get(Environment environment) {
        choice = new ModelChoice(environment);
        connection = new Connection(environment);
        results = new Results(environment);
    }

    @Override
    public Integer call() {
        Table model = choice.model();
        String sortKey = model.sortKey();
        if ((sortKey == null) != (key.size() == 1)) {
            throw CommandFailedException.usage(
                    sortKey == null ? "The table has no sort key." : "The table has a sort key, too: give both texts.");
        }
        Map<String, AttributeValue> asked = new HashMap<>();
        asked.put(model.partitionKey(), AttributeValue.fromS(key.get(0)));
        if (sortKey != null) {
            asked.put(sortKey, AttributeValue.fromS(key.get(1)));
        }
        try (connection) {
            String tableName = connection.tableName();
            Map<String, AttributeValue> item = connection
                    .client()
                    .getItem(request -> request.tableName(tableName).key(asked).consistentRead(true))
                    .item();
            if (item.isEmpty()) {
                return ExitCode.FINDINGS;
            }
            new Decoding(new GeneratedTable(choice.descriptor()), results).print(item);
            return ExitCode.DONE;
        }
    }
}
