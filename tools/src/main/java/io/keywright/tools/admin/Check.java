package io.keywright.tools.admin;

import io.keywright.schema.Entity;
import io.keywright.schema.Index;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.Table;
import io.keywright.tools.command.ExitCode;
import io.keywright.tools.connection.Environment;
import io.keywright.tools.connection.ModelChoice;
import io.keywright.tools.output.Columns;
import io.keywright.tools.output.Results;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What to look at before a table is created. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = {
            "Lists what is settled once the table is created and what can still be changed, and the @Entity classes on"
                    + " the class path that no @Table lists. Sends nothing.",
            "Exit code 1 means that there is such a class."
        })
public final class Check implements Callable<Integer> {

    private final Environment environment;

    @Option(
            names = "--classes",
            paramLabel = "PATH",
            split = "[:;]",
            description = "Folders and jars to look for @Entity in. Default: the class path.")
    private List<Path> classes = Arrays.stream(
                    System.getProperty("java.class.path", "").split(File.pathSeparator, -1))
            .map(Path::of)
            .toList();

    @Mixin
    private final ModelChoice choice;

    @Mixin
    private final Results results;

    /** Prints to an environment. */
    public Check(Environment environment) {
        this.environment = environment;
        choice = new ModelChoice(environment);
        results = new Results(environment);
    }

    @Override
    public Integer call() throws IOException {
        Table model = choice.model();
        Columns columns = new Columns("subject", "value", "afterwards");
        String keys = model.partitionKey() + (model.sortKey() == null ? "" : " / " + model.sortKey());
        columns.row("primary key", keys, "never changes");
        columns.row("type attribute", model.typeAttribute(), "every item carries it");
        columns.row("time to live", model.timeToLive() == null ? "none" : model.timeToLive(), "can be switched");
        for (Index index : model.indexes()) {
            columns.row(
                    (index.local() ? "local index " : "index ") + index.name(),
                    index.partitionKey() + (index.sortKey() == null ? "" : " / " + index.sortKey()) + ", "
                            + index.projection(),
                    index.local()
                            ? "only at creation; caps each partition at 10 GB"
                            : "one created or deleted with each update");
        }
        for (Entity entity : model.entities()) {
            String sk = entity.key().sk() == null ? "" : " / " + entity.key().sk();
            columns.row("entity " + entity.name(), entity.key().pk() + sk, "a key is never changed, items move");
        }
        Set<String> listed = environment.descriptors().stream()
                .flatMap(descriptor -> descriptor.model().entities().stream())
                .map(Entity::javaType)
                .map(QualifiedName::binaryName)
                .collect(Collectors.toSet());
        List<String> unlisted = AnnotatedClasses.in(classes).stream()
                .filter(found -> !listed.contains(found))
                .toList();
        unlisted.forEach(found -> columns.row("unlisted @Entity", found, "no @Table lists it"));
        results.columns(columns);
        return unlisted.isEmpty() ? ExitCode.DONE : ExitCode.FINDINGS;
    }
}
