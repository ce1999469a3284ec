package io.keywright.tools.command;

import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.Entity;
import io.keywright.schema.Table;
import io.keywright.tools.connection.Environment;
import io.keywright.tools.output.Columns;
import io.keywright.tools.output.Results;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Lists what is on the class path. */
@Command(
        name = "tables",
        mixinStandardHelpOptions = true,
        description = "Lists the tables whose models are on the class path, with their entities.")
public final class Tables implements Callable<Integer> {

    private final Environment environment;

    @Mixin
    private final Results results;

    /** Lists the descriptors of an environment. */
    public Tables(Environment environment) {
        this.environment = environment;
        results = new Results(environment);
    }

    @Override
    public Integer call() {
        Columns columns = new Columns("table", "interface", "entities");
        for (TableDescriptor descriptor : environment.descriptors()) {
            Table model = descriptor.model();
            String entities = model.entities().stream().map(Entity::name).collect(Collectors.joining(", "));
            columns.row(model.name(), descriptor.tableInterface(), entities);
        }
        results.columns(columns);
        return environment.descriptors().isEmpty() ? ExitCode.FINDINGS : ExitCode.DONE;
    }
}
