package io.keywright.tools.connection;

import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.Entity;
import io.keywright.schema.Table;
import io.keywright.tools.command.CommandFailedException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option that says which table's model is meant; a mixin of commands that send nothing. */
public final class ModelChoice {

    private final Environment environment;

    @Option(
            names = "--table",
            paramLabel = "NAME",
            description = "The table's model: its logical name or the name of its interface. Can be left out when"
                    + " only one is on the class path.")
    private @Nullable String chosen;

    @Nullable
    private Table model;

    /** Chooses among the descriptors of an environment. */
    public ModelChoice(Environment environment) {
        this.environment = environment;
    }

    /**
     * The descriptor that was chosen, or the only one.
     *
     * @throws CommandFailedException if there is none, or several and none was chosen
     */
    public TableDescriptor descriptor() {
        List<TableDescriptor> descriptors = environment.descriptors();
        if (descriptors.isEmpty()) {
            throw CommandFailedException.usage("There is no table on the class path. Put the jar that holds the"
                    + " @Table interface and its generated classes beside keywright's:"
                    + " java -cp keywright.jar:yours.jar io.keywright.tools.Keywright");
        }
        List<TableDescriptor> meant = descriptors.stream().filter(this::isMeant).toList();
        if (meant.size() == 1) {
            return meant.get(0);
        }
        String names = descriptors.stream().map(ModelChoice::nameOf).collect(Collectors.joining(", "));
        throw CommandFailedException.usage(
                chosen == null
                        ? "Several tables are on the class path. Choose one by --table: " + names + "."
                        : "No table, or more than one, is called \"" + chosen + "\". The tables are: " + names + ".");
    }

    /** The model of the descriptor that was chosen. */
    public Table model() {
        if (model == null) {
            model = descriptor().model();
        }
        return model;
    }

    /**
     * An entity of the model by its name, Type or a former Type, whatever the case.
     *
     * @throws CommandFailedException if there is none
     */
    public Entity entity(String name) {
        for (Entity entity : model().entities()) {
            if (entity.name().equalsIgnoreCase(name)
                    || entity.types().stream().anyMatch(type -> type.equalsIgnoreCase(name))) {
                return entity;
            }
        }
        throw CommandFailedException.usage("There is no entity \"" + name + "\". The entities are: "
                + model().entities().stream().map(Entity::name).collect(Collectors.joining(", ")) + ".");
    }

    private boolean isMeant(TableDescriptor descriptor) {
        return chosen == null
                || descriptor.tableInterface().equals(chosen)
                || nameOf(descriptor).equalsIgnoreCase(chosen)
                || descriptor.model().name().toLowerCase(Locale.ROOT).equals(chosen.toLowerCase(Locale.ROOT));
    }

    /** The simple name of the table's interface. */
    static String nameOf(TableDescriptor descriptor) {
        String name = descriptor.tableInterface();
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
