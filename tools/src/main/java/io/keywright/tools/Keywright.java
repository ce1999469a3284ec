package io.keywright.tools;

import io.keywright.tools.command.ExitCode;
import io.keywright.tools.command.Failure;
import io.keywright.tools.command.Subcommands;
import io.keywright.tools.connection.Environment;
import io.keywright.tools.pattern.TableCommands;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The command {@code keywright}: each of its tools is a subcommand. */
@Command(
        name = "keywright",
        mixinStandardHelpOptions = true,
        version = "keywright 0.1.0-SNAPSHOT",
        sortOptions = false,
        description = {
            "Debugs, audits, repairs and exports the DynamoDB tables whose descriptors are on the class path: put"
                    + " your jar beside keywright's."
        },
        synopsisSubcommandLabel = "COMMAND",
        footerHeading = "%nExamples:%n",
        footer = {
            "  keywright tables                                    what is on the class path",
            "  keywright order of-customer --customer-id c-1       the access pattern ofCustomer of the entity Order",
            "  keywright order of-customer --customer-id c-1 --explain    the request that this sends",
            "  keywright COMMAND --help                            what a command does, with its options",
            "  export KEYWRIGHT_TABLE_NAME=shop-prod               so that --table-name can be left out",
            "  source <(keywright completion)                      completion in bash and zsh"
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:done, and nothing was found wrong",
            "1:done, and the answer is no: nothing there, it differs, it needs mending",
            "2:the command was written wrongly; nothing was sent",
            "3:DynamoDB or a file could not be reached, or refused",
            "4:what is stored is not what the model says",
            "70:a fault of keywright"
        })
public final class Keywright {

    @Option(
            names = "--stacktrace",
            scope = ScopeType.INHERIT,
            description = "Show where in keywright a failure came up.")
    private boolean stacktrace;

    private Keywright() {}

    /** Runs the command line and ends the JVM with its exit code. */
    public static void main(String[] arguments) {
        System.exit(commandLine(Environment.ofProcess()).execute(arguments));
    }

    /** The whole command line in an environment. */
    static CommandLine commandLine(Environment environment) {
        Keywright root = new Keywright();
        CommandLine line = new CommandLine(root).setOut(environment.out()).setErr(environment.err());
        line.addSubcommand(new CommandLine.HelpCommand());
        Subcommands.of(environment).forEach(line::addSubcommand);
        TableCommands.addTo(line, environment);
        return configured(line, root);
    }

    /** What is set here reaches only the subcommands that are there, so it comes last. */
    private static CommandLine configured(CommandLine line, Keywright root) {
        return line.setOut(line.getOut())
                .setErr(line.getErr())
                .setUsageHelpAutoWidth(true)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExecutionExceptionHandler((thrown, command, parsed) -> root.failed(thrown, command, line));
    }

    private int failed(Exception thrown, CommandLine command, CommandLine line) {
        Failure failure = Failure.of(thrown);
        if (failure.exitCode() == ExitCode.PIPE_CLOSED) {
            return failure.exitCode();
        }
        line.getErr().println(command.getColorScheme().errorText("keywright: " + failure.message()));
        if (stacktrace) {
            thrown.printStackTrace(line.getErr());
        }
        return failure.exitCode();
    }
}
