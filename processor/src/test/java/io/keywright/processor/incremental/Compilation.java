package io.keywright.processor.incremental;

import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.Trees;
import io.keywright.processor.KeywrightProcessor;
import io.keywright.processor.TableIndexProcessor;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaCompiler.CompilationTask;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;

/**
 * What one run of a compiler left behind.
 *
 * @param messages errors and warnings
 * @param failed whether one of them is an error
 * @param nanos the processor time that it took
 * @param isolating what the main processor wrote
 * @param aggregating what the other one wrote
 * @param constants the classes that inline constants, by the class that has these, javac only
 */
record Compilation(
        List<String> messages,
        boolean failed,
        long nanos,
        Recording isolating,
        Recording aggregating,
        Map<String, NavigableSet<String>> constants) {

    /** The compilers that the harness drives. */
    enum Compiler {
        JAVAC,
        ECJ;

        JavaCompiler compiler() {
            return this == JAVAC ? ToolProvider.getSystemJavaCompiler() : new EclipseCompiler();
        }
    }

    /**
     * Compiles.
     *
     * @param sources the files
     * @param classNames compiled classes that processors are to see too
     * @param outputs where to write; also at the front of the class path
     * @param library class files of another module
     */
    static Compilation run(
            Compiler compiler, Collection<Path> sources, Set<String> classNames, Outputs outputs, Path library) {
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        RecordedProcessor isolating = RecordedProcessor.of(new KeywrightProcessor());
        RecordedProcessor aggregating = RecordedProcessor.of(new TableIndexProcessor());
        Map<String, NavigableSet<String>> constants = new TreeMap<>();
        JavaCompiler tool = compiler.compiler();
        try (StandardJavaFileManager files =
                tool.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8)) {
            CompilationTask task = tool.getTask(
                    null,
                    files,
                    diagnostics,
                    options(outputs, library),
                    classNames.isEmpty() ? null : classNames,
                    files.getJavaFileObjectsFromPaths(sources));
            task.setProcessors(List.of(isolating, aggregating));
            if (task instanceof JavacTask javac) {
                javac.addTaskListener(new Listener(javac, constants));
            }
            long start = Recording.clock();
            boolean failed = !task.call();
            long nanos = Recording.clock() - start;
            return new Compilation(
                    diagnostics.getDiagnostics().stream().map(Compilation::text).toList(),
                    failed,
                    nanos,
                    isolating.recording(),
                    aggregating.recording(),
                    constants);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> options(Outputs outputs, Path library) {
        String tests = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        String classPath = Stream.of(outputs.classes().toString(), library.toString(), tests)
                .collect(Collectors.joining(File.pathSeparator));
        return new ArrayList<>(List.of(
                "--release",
                "17",
                "-cp",
                classPath,
                "-d",
                outputs.classes().toString(),
                "-s",
                outputs.generated().toString()));
    }

    private static String text(Diagnostic<? extends JavaFileObject> diagnostic) {
        JavaFileObject file = diagnostic.getSource();
        String place = file == null ? "" : Path.of(file.toUri()).getFileName() + ":" + diagnostic.getLineNumber() + " ";
        return diagnostic.getKind() + " " + place + diagnostic.getMessage(Locale.ROOT);
    }

    /** All generated types and paths of resources. */
    NavigableSet<String> written() {
        return Stream.of(isolating, aggregating)
                .flatMap(Recording::written)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** What a build tool would fall back to a full build for. */
    List<String> faults() {
        return Stream.of(isolating, aggregating)
                .flatMap(recording -> recording.faults().stream())
                .toList();
    }

    @Override
    public String toString() {
        return messages + " " + written();
    }

    private record Listener(JavacTask task, Map<String, NavigableSet<String>> constants) implements TaskListener {

        @Override
        public void finished(TaskEvent event) {
            if (event.getKind() == TaskEvent.Kind.ANALYZE) {
                ConstantUse use = new ConstantUse(Trees.instance(task), task.getElements());
                use.scan(event.getCompilationUnit(), null);
                use.users()
                        .forEach((owner, users) -> constants
                                .computeIfAbsent(owner, key -> new TreeSet<>())
                                .addAll(users));
            }
        }
    }
}
