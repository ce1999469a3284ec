package io.keywright.tools.pattern;

import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.Entity;
import io.keywright.tools.connection.Environment;
import io.keywright.tools.generated.Arguments;
import io.keywright.tools.generated.GeneratedTable;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** Adds a command for each table, each entity and each of its access patterns. */
public final class TableCommands {

    private TableCommands() {}

    /**
     * Adds them. Where there is one table only, its entities stand beside the table, but for those that are called like
     * a command.
     */
    public static void addTo(CommandLine root, Environment environment) {
        List<TableDescriptor> descriptors = environment.descriptors();
        for (TableDescriptor descriptor : descriptors) {
            GeneratedTable table = new GeneratedTable(descriptor);
            CommandLine commands =
                    group("The access patterns of the table " + table.model().name() + ", by entity.");
            add(commands, environment, table);
            add(root, Arguments.hyphened(table.model().name()), commands);
            if (descriptors.size() == 1) {
                add(root, environment, table);
            }
        }
    }

    private static void add(CommandLine parent, Environment environment, GeneratedTable table) {
        Patterns patterns = new Patterns(table);
        for (Entity entity : table.model().entities()) {
            CommandLine commands = group("The access patterns of " + entity.name() + ".");
            patterns.of(entity).forEach(pattern -> add(commands, environment, table, pattern));
            add(parent, Arguments.hyphened(entity.name()), commands);
        }
        patterns.ofCollections().forEach(pattern -> add(parent, environment, table, pattern));
    }

    private static void add(CommandLine parent, Environment environment, GeneratedTable table, Pattern pattern) {
        CommandSpec command = new PatternCommand(environment, table, pattern).specification();
        add(parent, Arguments.hyphened(pattern.name()), new CommandLine(command));
    }

    private static void add(CommandLine parent, String name, CommandLine command) {
        if (!parent.getSubcommands().containsKey(name)) {
            parent.addSubcommand(name, command);
        }
    }

    private static CommandLine group(String description) {
        CommandSpec group = CommandSpec.create().mixinStandardHelpOptions(true);
        group.usageMessage().description(description).synopsisSubcommandLabel("COMMAND");
        return new CommandLine(group);
    }
}
