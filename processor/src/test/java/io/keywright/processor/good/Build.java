package io.keywright.processor.good;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaCompiler.CompilationTask;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * One run of javac in folders of its own.
 *
 * @param generated where sources are generated
 * @param classes where classes and resources go
 */
public record Build(Path generated, Path classes) {

    /** A run that has not begun, in a folder that is made. */
    public static Build in(Path folder) {
        return new Build(made(folder.resolve("generated")), made(folder.resolve("classes")));
    }

    /**
     * Compiles.
     *
     * @param extra class folders in front of the test's class path
     * @param processors none for {@code -proc:none}
     * @return what the compiler said
     */
    public List<String> compile(List<Path> sources, List<Path> extra, List<Processor> processors, String... options) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        try (StandardJavaFileManager files =
                compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8)) {
            files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(classes));
            files.setLocationFromPaths(StandardLocation.SOURCE_OUTPUT, List.of(generated));
            files.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath(extra));
            List<String> all = new ArrayList<>(List.of(options));
            all.addAll(List.of("--release", "17"));
            if (processors.isEmpty()) {
                all.add("-proc:none");
            }
            CompilationTask task =
                    compiler.getTask(null, files, diagnostics, all, null, files.getJavaFileObjectsFromPaths(sources));
            task.setProcessors(processors);
            boolean succeeded = task.call();
            List<String> messages = new ArrayList<>(
                    diagnostics.getDiagnostics().stream().map(Build::text).toList());
            if (!succeeded && messages.isEmpty()) {
                messages.add("failed without a word");
            }
            return messages;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Diagnostic<? extends JavaFileObject> diagnostic) {
        JavaFileObject file = diagnostic.getSource();
        String place = file == null ? "" : Path.of(file.toUri()).getFileName() + ":" + diagnostic.getLineNumber() + " ";
        return diagnostic.getKind() + " " + place + diagnostic.getMessage(Locale.ROOT);
    }

    private static List<Path> classPath(List<Path> extra) {
        String tests = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        return Stream.concat(
                        extra.stream(),
                        Arrays.stream(tests.split(System.getProperty("path.separator"), -1))
                                .map(Path::of))
                .filter(Files::exists)
                .toList();
    }

    /** All that was generated, sources and resources, by relative path. */
    Map<String, String> outputs() {
        Map<String, String> outputs = new TreeMap<>();
        read(generated, files(generated, ".java"), outputs);
        read(classes, files(classes, ".json"), outputs);
        return outputs;
    }

    /** The same where one folder holds them all. */
    static Map<String, String> outputs(Path folder) {
        return new Build(folder, folder).outputs();
    }

    private static void read(Path root, List<Path> files, Map<String, String> into) {
        for (Path file : files) {
            String path = root.relativize(file).toString().replace('\\', '/');
            try {
                into.put(path, Files.readString(file));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** The files below a folder whose names end so, in order. */
    static List<Path> files(Path folder, String ending) {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(file -> file.toString().endsWith(ending)).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path made(Path folder) {
        try {
            return Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
