package io.keywright.tools.command;

import io.keywright.tools.connection.Environment;
import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints a script for bash and zsh. */
@Command(
        name = "completion",
        mixinStandardHelpOptions = true,
        description = "Prints a script that completes commands and options in bash and zsh, those of your tables"
                + " included.",
        footer = {"", "Example:", "  source <(keywright completion)"})
public final class Completion implements Callable<Integer> {

    private final Environment environment;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private CommandSpec spec;

    /** Prints to the output of an environment. */
    public Completion(Environment environment) {
        this.environment = environment;
    }

    @Override
    public Integer call() {
        environment.out().print(AutoComplete.bash("keywright", spec.root().commandLine()));
        environment.out().flush();
        return ExitCode.DONE;
    }
}
