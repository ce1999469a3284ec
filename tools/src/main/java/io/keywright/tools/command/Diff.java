package io.keywright.tools.command;

import io.keywright.schema.ModelJson;
import io.keywright.schema.Table;
import io.keywright.tools.connection.Environment;
import io.keywright.tools.diff.Comparison;
import io.keywright.tools.diff.ComparisonJson;
import io.keywright.tools.diff.ComparisonText;
import io.keywright.tools.diff.Effect;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Compares two models of one table. */
@Command(
        name = "diff",
        mixinStandardHelpOptions = true,
        description =
                "Compares two model.json of one table: what is safe, what older programs cannot read, what has to be"
                        + " written again and how, what breaks, and in which order to go. Nothing is sent.",
        footer = {
            "",
            "Example, in a build:",
            "  keywright diff released/model.json target/classes/META-INF/keywright/…/model.json --allow rollout"
        })
public final class Diff implements Callable<Integer> {

    private final Environment environment;

    @Parameters(index = "0", paramLabel = "BEFORE", description = "The former model.json.")
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private Path before;

    @Parameters(index = "1", paramLabel = "AFTER", description = "The later model.json.")
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private Path after;

    @Option(
            names = "--allow",
            paramLabel = "EFFECT",
            description = "The gravest effect that ends with 0: ${COMPLETION-CANDIDATES}; anything graver ends with 1."
                    + " ${DEFAULT-VALUE} unless set.")
    private Effect allow = Effect.SAFE;

    @Option(names = "--json", description = "Print the report as JSON, with the requests of UpdateTable.")
    private boolean json;

    /** Prints to the output of an environment. */
    public Diff(Environment environment) {
        this.environment = environment;
    }

    @Override
    public Integer call() {
        Comparison comparison = Comparison.of(model(before), model(after));
        environment.out().print(json ? ComparisonJson.of(comparison) : ComparisonText.of(comparison));
        environment.out().flush();
        return comparison.effect().compareTo(allow) > 0 ? ExitCode.FINDINGS : ExitCode.DONE;
    }

    private static Table model(Path file) {
        try {
            return ModelJson.read(Files.readString(file));
        } catch (IOException failed) {
            throw new CommandFailedException(ExitCode.REFUSED, file + " cannot be read: " + failed.getMessage());
        } catch (IllegalArgumentException malformed) {
            throw new CommandFailedException(
                    ExitCode.UNREADABLE, file + " is no model that this version reads: " + malformed.getMessage());
        }
    }
}
