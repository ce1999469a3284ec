package io.keywright.processor;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;
import org.jspecify.annotations.Nullable;

/** A compilation with the whole processor. */
public record Compile(Compilation compilation) {

    private static final Pattern PACKAGE = Pattern.compile("package ([\\w.]+);");
    private static final Pattern TYPE = Pattern.compile("(?:class|record|interface|enum) (\\w+)");

    /** Compiles sources. */
    public static Compile of(String... sources) {
        return with(List.of(), List.of(), sources);
    }

    /** Compiles sources with options, and with other processors before ours. */
    public static Compile with(List<Processor> before, List<String> options, String... sources) {
        List<Processor> processors = new ArrayList<>(before);
        processors.add(new KeywrightProcessor());
        processors.add(new TableIndexProcessor());
        return inOrder(processors, options, sources);
    }

    /** Compiles sources with processors in an order of the test's own. */
    public static Compile inOrder(List<Processor> processors, List<String> options, String... sources) {
        return new Compile(Compiler.javac()
                .withProcessors(processors)
                .withOptions(Stream.concat(Stream.of("-Xlint:-options"), options.stream())
                        .toArray())
                .compile(Arrays.stream(sources).map(Compile::file).toList()));
    }

    /** A source by its package and its first type. */
    static JavaFileObject file(String source) {
        Matcher inside = PACKAGE.matcher(source);
        Matcher type = TYPE.matcher(source.replaceAll("(?s)/\\*.*?\\*/|//[^\n]*", ""));
        String packageName = inside.find() ? inside.group(1) + "." : "";
        if (!type.find()) {
            throw new AssertionError("no type in " + source);
        }
        return JavaFileObjects.forSourceString(packageName + type.group(1), source);
    }

    /** Errors and warnings as {@code File.java:3:5 ERROR text}, cut before what follows the first colon of the text. */
    public List<String> messages() {
        return compilation.diagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() != Diagnostic.Kind.NOTE)
                .map(diagnostic -> place(diagnostic) + " " + diagnostic.getKind() + " "
                        + diagnostic.getMessage(Locale.ROOT).replaceFirst("(?s)(: |\n).*", ""))
                .toList();
    }

    /** Everything the compiler says of one kind, in full. */
    public List<String> texts(Diagnostic.Kind kind) {
        return compilation.diagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() == kind)
                .map(diagnostic -> diagnostic.getMessage(Locale.ROOT))
                .toList();
    }

    /** The names of the files that were generated, without their folders. */
    public List<String> sources() {
        return compilation.generatedSourceFiles().stream()
                .map(Compile::name)
                .sorted()
                .toList();
    }

    /** The content of a resource. */
    public String resource(String path) {
        return compilation
                .generatedFile(StandardLocation.CLASS_OUTPUT, path)
                .map(Compile::content)
                .orElseThrow(() -> new AssertionError(path + " was not written"));
    }

    private static String content(JavaFileObject file) {
        try {
            return file.getCharContent(false).toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String place(Diagnostic<? extends JavaFileObject> diagnostic) {
        JavaFileObject file = diagnostic.getSource();
        return file == null ? "-" : name(file) + ":" + diagnostic.getLineNumber() + ":" + diagnostic.getColumnNumber();
    }

    private static @Nullable String name(JavaFileObject file) {
        Path name = Path.of(file.toUri().getPath()).getFileName();
        return name == null ? null : name.toString();
    }
}
