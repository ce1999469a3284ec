package io.keywright.tools.item;

import io.keywright.tools.command.CommandFailedException;
import io.keywright.tools.command.ExitCode;
import io.keywright.tools.connection.Environment;
import io.keywright.tools.connection.ModelChoice;
import io.keywright.tools.generated.GeneratedTable;
import io.keywright.tools.output.Columns;
import io.keywright.tools.output.ItemJson;
import io.keywright.tools.output.Results;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tells what a raw item or the text of a key is. */
@Command(
        name = "decode",
        mixinStandardHelpOptions = true,
        description = {
            "Tells what a raw item is, in DynamoDB's JSON from a file or from standard input; or which entities a key"
                    + " could be of. Sends nothing."
        },
        footer = {
            "",
            "Examples:",
            "  aws dynamodb get-item … | keywright decode",
            "  keywright decode 'CUSTOMER#c-1' 'ORDER#2026-05-17-0042'"
        })
public final class Decode implements Callable<Integer> {

    private final Environment environment;

    @Parameters(arity = "0..2", paramLabel = "KEY", description = "The texts of a key: of the table or of an index.")
    private List<String> key = List.of();

    @Option(names = "--file", paramLabel = "FILE", description = "A file with one item.")
    private @Nullable Path file;

    @Mixin
    private final ModelChoice choice;

    @Mixin
    private final Results results;

    /** Reads from and prints to an environment. */
    public Decode(Environment environment) {
        this.environment = environment;
        choice = new ModelChoice(environment);
        results = new Results(environment);
    }

    @Override
    public Integer call() throws IOException {
        if (!key.isEmpty()) {
            return key();
        }
        String text = file == null
                ? new String(environment.in().readAllBytes(), StandardCharsets.UTF_8)
                : Files.readString(file);
        try {
            new Decoding(new GeneratedTable(choice.descriptor()), results).print(ItemJson.read(text));
            return ExitCode.DONE;
        } catch (IllegalArgumentException malformed) {
            throw new CommandFailedException(ExitCode.UNREADABLE, String.valueOf(malformed.getMessage()));
        }
    }

    private int key() {
        Columns columns = new Columns("entity", "place", "components");
        new KeyReading(choice.model())
                .of(key.get(0), key.size() == 1 ? null : key.get(1))
                .forEach(reading -> columns.row(
                        reading.entity().name(),
                        reading.place(),
                        reading.components().entrySet().stream()
                                .map(part -> part.getKey() + " = " + part.getValue())
                                .collect(Collectors.joining(", "))));
        if (columns.isEmpty()) {
            results.note("No template of the model gives this key.");
            return ExitCode.FINDINGS;
        }
        results.columns(columns);
        return ExitCode.DONE;
    }
}
