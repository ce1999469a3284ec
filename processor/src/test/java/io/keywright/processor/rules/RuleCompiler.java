package io.keywright.processor.rules;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import io.keywright.processor.Ecj;
import io.keywright.processor.KeywrightProcessor;
import io.keywright.processor.TableIndexProcessor;
import io.keywright.processor.rules.Fixture.Message;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/** Compiles fixtures of rules in the ways of the test matrix. */
final class RuleCompiler {

    private RuleCompiler() {}

    /** The whole file, to the end though there be errors, so that what is generated proves to compile. */
    static Compilation whole(Fixture fixture) {
        return withProcessors(fixture, "-Xlint:all,-processing,-options", "-XDshould-stop.ifError=FLOW")
                .compile(JavaFileObjects.forSourceLines("rules." + fixture.name(), fixture.lines()));
    }

    /** Sources in this order, as far as the processors go. */
    static Compilation sources(Fixture fixture, List<JavaFileObject> sources) {
        return withProcessors(fixture, "-proc:only").compile(sources);
    }

    /** What is generated even if the design is broken, by path. */
    static Map<String, String> generated(Fixture fixture, Path folder) throws IOException {
        Path output = Files.createDirectories(folder.resolve("generated"));
        List<String> options = new ArrayList<>(List.of("-proc:only", "-d", output.toString(), "-s", output.toString()));
        options.addAll(fixture.options());
        JavaCompiler.CompilationTask task = ToolProvider.getSystemJavaCompiler()
                .getTask(
                        Writer.nullWriter(),
                        null,
                        diagnostic -> {},
                        options,
                        null,
                        List.of(JavaFileObjects.forSourceLines("rules." + fixture.name(), fixture.lines())));
        task.setProcessors(List.of(new KeywrightProcessor()));
        task.call();
        return outputs(output);
    }

    /**
     * By the other compiler, as far as the processors go.
     *
     * @param output where what is generated goes
     */
    static Ecj ecj(Fixture fixture, Path output) throws IOException {
        String[] options = Stream.concat(Stream.of("-proc:only"), fixture.options().stream())
                .toArray(String[]::new);
        return Ecj.compile(List.of(fixture.file()), output, options);
    }

    /** What lies in a folder, by path. */
    static Map<String, String> outputs(Path root) throws IOException {
        Map<String, String> outputs = new TreeMap<>();
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String path = root.relativize(file).toString().replace(File.separatorChar, '/');
                if (isOutput(path)) {
                    outputs.put(path, Files.readString(file));
                }
            }
        }
        return outputs;
    }

    /** The tables as sources, the rest as class files, which are put into a folder. */
    static Compilation classFiles(Fixture fixture, Split split, Path folder) throws IOException {
        Compilation rest = Compiler.javac()
                .withOptions("-proc:none", "-parameters", "-Xlint:none", "-nowarn")
                .compile(split.rest());
        for (JavaFileObject file : rest.generatedFiles()) {
            Path target = folder.resolve(file.toUri().getPath().replaceFirst("^/CLASS_OUTPUT/", ""));
            Files.createDirectories(target.getParent());
            try (InputStream in = file.openInputStream()) {
                Files.copy(in, target);
            }
        }
        List<File> classPath = Stream.concat(
                        Stream.of(folder.toFile()),
                        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                                .map(File::new))
                .toList();
        return withProcessors(fixture, "-proc:only").withClasspath(classPath).compile(split.tableSources());
    }

    private static Compiler withProcessors(Fixture fixture, String... options) {
        return Compiler.javac()
                .withProcessors(new KeywrightProcessor(), new TableIndexProcessor())
                .withOptions(Stream.concat(Stream.of(options), fixture.options().stream())
                        .toArray());
    }

    /** What was generated, by path. */
    static Map<String, String> outputs(Compilation compilation) {
        Map<String, String> outputs = new TreeMap<>();
        for (JavaFileObject file : compilation.generatedFiles()) {
            String path = file.toUri().getPath().replaceFirst("^/[A-Z]+_OUTPUT/", "");
            if (isOutput(path)) {
                outputs.put(path, content(file));
            }
        }
        return outputs;
    }

    private static boolean isOutput(String path) {
        return path.endsWith(".java") || path.endsWith(".json");
    }

    static List<Message> messages(Compilation compilation, Fixture fixture) {
        return compilation.diagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() != Diagnostic.Kind.NOTE)
                .sorted(Comparator.comparingLong(Diagnostic::getLineNumber))
                .map(diagnostic -> Message.of(diagnostic, fixture.name()))
                .toList();
    }

    static List<Told> told(Compilation compilation) {
        return compilation.diagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() != Diagnostic.Kind.NOTE)
                .map(Told::of)
                .toList();
    }

    private static String content(JavaFileObject file) {
        try {
            return file.getCharContent(true).toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * A diagnostic with the piece of source that it points at.
     *
     * @param file its simple name; empty for none
     * @param kind {@code ERROR} or {@code WARNING}
     * @param text its first line
     * @param at the source there, without what is between words; empty for none
     */
    record Told(String file, String kind, String text, String at) {

        private static Told of(Diagnostic<? extends JavaFileObject> diagnostic) {
            JavaFileObject source = diagnostic.getSource();
            boolean error = diagnostic.getKind() == Diagnostic.Kind.ERROR;
            String text = diagnostic.getMessage(Locale.ROOT).lines().findFirst().orElse("");
            return new Told(
                    source == null ? "" : source.getName().replaceAll(".*/", ""),
                    error ? "ERROR" : "WARNING",
                    text.strip(),
                    source == null || diagnostic.getPosition() < 0
                            ? ""
                            : content(source)
                                    .substring((int) diagnostic.getStartPosition(), (int) diagnostic.getEndPosition())
                                    .replaceAll("\\s+", ""));
        }
    }
}
