package io.keywright.processor.read;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import io.keywright.processor.problem.Problem;
import io.keywright.schema.Document;
import io.keywright.schema.Entity;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.Table;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;

/** A compilation of a table with the reader alone. Sources begin with their package and their own imports. */
record Read(Reading reading, Compilation compilation) {

    private static final Pattern PACKAGE = Pattern.compile("package ([\\w.]+);");
    private static final Pattern TYPE = Pattern.compile("(?:class|record|interface|enum) (\\w+)");

    /** Reads the one table among the sources. */
    static Read of(String... sources) {
        return with(new ReadingProbe(), classPath(), files(sources));
    }

    /** The same with class files of a folder beside. */
    static Read of(Path folder, String... sources) {
        List<File> classPath = new ArrayList<>(classPath());
        classPath.add(folder.toFile());
        return with(new ReadingProbe(), classPath, files(sources));
    }

    /** The same with every source but the last found as class files in a folder. */
    static Read ofClassFiles(Path folder, String... sources) {
        return ofClassFiles(new ReadingProbe(), folder, sources);
    }

    /** The same with a probe of the test's own. */
    static Read ofClassFiles(ReadingProbe probe, Path folder, String... sources) {
        return ofClassFiles(probe, folder, List.of("-proc:none", "-parameters"), sources);
    }

    /** The same where the class files do not tell how parameters are called. */
    static Read ofClassFilesWithoutNames(Path folder, String... sources) {
        return ofClassFiles(new ReadingProbe(), folder, List.of("-proc:none", "-g:none"), sources);
    }

    private static Read ofClassFiles(ReadingProbe probe, Path folder, List<String> options, String... sources) {
        List<JavaFileObject> files = files(sources);
        Compilation first = Compiler.javac()
                .withOptions(options)
                .withClasspath(classPath())
                .compile(files.subList(0, files.size() - 1));
        write(first, folder);
        List<File> classPath = new ArrayList<>(classPath());
        classPath.add(folder.toFile());
        return with(probe, classPath, files.subList(files.size() - 1, files.size()));
    }

    private static Read with(ReadingProbe probe, List<File> classPath, List<JavaFileObject> files) {
        Compilation compilation = Compiler.javac()
                .withProcessors(probe)
                .withOptions("-Xlint:-options")
                .withClasspath(classPath)
                .compile(files);
        return new Read(probe.reading(), compilation);
    }

    private static void write(Compilation compilation, Path folder) {
        if (compilation.status() != Compilation.Status.SUCCESS) {
            throw new AssertionError(compilation.diagnostics().toString());
        }
        for (JavaFileObject file : compilation.generatedFiles()) {
            String name = file.toUri().getPath().substring(("/" + StandardLocation.CLASS_OUTPUT + "/").length());
            Path target = folder.resolve(name);
            try {
                Files.createDirectories(target.getParent());
                Files.write(target, file.openInputStream().readAllBytes());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    static List<File> classPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(File::new)
                .toList();
    }

    static List<JavaFileObject> files(String... sources) {
        return Arrays.stream(sources).map(Read::file).toList();
    }

    private static JavaFileObject file(String source) {
        Matcher inside = PACKAGE.matcher(source);
        Matcher type = TYPE.matcher(source.replaceAll("(?s)/\\*.*?\\*/|//[^\n]*", ""));
        String packageName = inside.find() ? inside.group(1) + "." : "";
        if (!type.find()) {
            throw new AssertionError("no type in " + source);
        }
        return JavaFileObjects.forSourceString(packageName + type.group(1), source);
    }

    Table table() {
        return reading.table();
    }

    Entity entity(String name) {
        return table().entity(QualifiedName.of("shop", name)).orElseThrow();
    }

    Document document(String name) {
        return table().document(QualifiedName.of("shop", name)).orElseThrow();
    }

    /** The problems' tags and sentences. */
    List<String> problems() {
        return reading.problems().stream().map(Problem::text).toList();
    }

    /** The errors as the compiler tells them: {@code File.java:3:5}, or {@code -} without a place. */
    List<String> places() {
        return compilation.diagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                .map(Read::place)
                .toList();
    }

    private static String place(Diagnostic<? extends JavaFileObject> diagnostic) {
        JavaFileObject file = diagnostic.getSource();
        String name = file == null
                ? "-"
                : Path.of(file.toUri().getPath()).getFileName().toString();
        return String.format(Locale.ROOT, "%s:%d:%d", name, diagnostic.getLineNumber(), diagnostic.getColumnNumber());
    }
}
