package io.keywright.tools.command;

import io.keywright.tools.connection.Environment;
import io.keywright.tools.imports.ModelImport;
import io.keywright.tools.imports.ModelImport.SourceFile;
import io.keywright.tools.imports.RefusedModelException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes annotated Java of a model of another tool. */
@Command(
        name = "import",
        mixinStandardHelpOptions = true,
        description = "Makes annotated Java of a NoSQL Workbench model or of a key schema. What the source leaves open"
                + " stands in the Javadoc. Files that are there are left alone unless --force is given.",
        footer = {"", "Example:", "  keywright import model.json --package com.example.shop --to src/main/java"})
public final class Import implements Callable<Integer> {

    private final Environment environment;

    @Parameters(paramLabel = "MODEL", description = "The model's JSON.")
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private Path model;

    @Option(
            names = "--package",
            required = true,
            paramLabel = "NAME",
            description = "The package of the entities; the table's interface goes into the package data below it.")
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private String packageName;

    @Option(names = "--to", required = true, paramLabel = "DIRECTORY", description = "The directory of sources.")
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private Path directory;

    @Option(names = "--force", description = "Write over files that are there.")
    private boolean force;

    /** Prints to the output of an environment. */
    public Import(Environment environment) {
        this.environment = environment;
    }

    @Override
    public Integer call() {
        try {
            List<SourceFile> files = ModelImport.read(Files.readString(model), packageName);
            for (SourceFile file : files) {
                if (!force && Files.exists(directory.resolve(file.path()))) {
                    throw new CommandFailedException(
                            ExitCode.REFUSED, directory.resolve(file.path()) + " is there; --force writes over it.");
                }
            }
            for (SourceFile file : files) {
                Path path = directory.resolve(file.path());
                Files.createDirectories(path.getParent());
                Files.writeString(path, file.text());
                environment.out().println(path);
            }
            environment.out().flush();
            return ExitCode.DONE;
        } catch (RefusedModelException refused) {
            throw new CommandFailedException(ExitCode.UNREADABLE, model + ": " + refused.getMessage());
        } catch (IOException failed) {
            throw new CommandFailedException(ExitCode.REFUSED, String.valueOf(failed));
        }
    }
}
