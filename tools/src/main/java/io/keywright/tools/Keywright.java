package io.keywright.tools;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command {@code keywright}: each of its tools is a subcommand. */
@Command(
        name = "keywright",
        mixinStandardHelpOptions = true,
        version = "keywright 0.1.0-SNAPSHOT",
        description =
                "Debugs, audits, repairs and exports the DynamoDB tables whose descriptors are on the class path.",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = CommandLine.HelpCommand.class)
public final class Keywright {

    private Keywright() {}

    /** Runs the command line and ends the JVM with its exit code. */
    public static void main(String[] arguments) {
        System.exit(commandLine().execute(arguments));
    }

    static CommandLine commandLine() {
        return new CommandLine(new Keywright());
    }
}
