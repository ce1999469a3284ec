package io.keywright.processor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;

/**
 * A compilation with the whole processor by the other compiler.
 *
 * @param messages errors and warnings, in the order in which they were told
 */
public record Ecj(List<Message> messages) {

    public Ecj {
        messages = List.copyOf(messages);
    }

    /**
     * Compiles.
     *
     * @param sources files, in this order
     * @param output where all that is generated goes
     */
    public static Ecj compile(List<Path> sources, Path output, String... options) {
        return compile(sources, output, List.of(new KeywrightProcessor(), new TableIndexProcessor()), options);
    }

    /** Compiles with these processors, in this order. */
    static Ecj compile(List<Path> sources, Path output, List<Processor> processors, String... options) {
        JavaCompiler compiler = new EclipseCompiler();
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        List<String> all = new ArrayList<>(List.of(
                "--release",
                "17",
                "-d",
                output.toString(),
                "-s",
                output.toString(),
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"))));
        all.addAll(Arrays.asList(options));
        try (StandardJavaFileManager manager =
                compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8)) {
            JavaCompiler.CompilationTask task = compiler.getTask(
                    Writer.nullWriter(),
                    manager,
                    diagnostics,
                    all,
                    null,
                    manager.getJavaFileObjectsFromFiles(
                            sources.stream().map(Path::toFile).toList()));
            task.setProcessors(processors);
            boolean succeeded = task.call();
            List<Message> messages = diagnostics.getDiagnostics().stream()
                    .filter(diagnostic -> diagnostic.getKind() != Diagnostic.Kind.NOTE)
                    .map(Message::of)
                    .toList();
            boolean told = messages.stream().anyMatch(message -> message.kind().equals("ERROR"));
            return new Ecj(
                    succeeded || told
                            ? messages
                            : Stream.concat(messages.stream(), Stream.of(Message.SILENT))
                                    .toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The errors alone. */
    public List<Message> errors() {
        return messages.stream()
                .filter(message -> message.kind().equals("ERROR"))
                .toList();
    }

    /**
     * What the compiler said.
     *
     * @param file its name without folders; "-" for none
     * @param line from 1; -1 for none
     * @param kind {@code ERROR} or {@code WARNING}
     * @param text its first line
     */
    public record Message(String file, long line, String kind, String text) {

        private static final Message SILENT = new Message("-", -1, "ERROR", "failed without a word");

        private static Message of(Diagnostic<? extends JavaFileObject> diagnostic) {
            JavaFileObject file = diagnostic.getSource();
            return new Message(
                    file == null ? "-" : file.getName().replaceAll(".*[/\\\\]", ""),
                    file == null ? -1 : diagnostic.getLineNumber(),
                    diagnostic.getKind() == Diagnostic.Kind.ERROR ? "ERROR" : "WARNING",
                    diagnostic
                            .getMessage(Locale.ROOT)
                            .lines()
                            .findFirst()
                            .orElse("")
                            .strip());
        }

        @Override
        public String toString() {
            return file + ":" + line + " " + kind + " " + text;
        }
    }
}
