package io.keywright.tools.imports;

import io.keywright.processor.KeywrightProcessor;
import io.keywright.processor.TableIndexProcessor;
import io.keywright.tools.imports.ModelImport.SourceFile;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Compiles sources with Keywright's processors. */
final class Compiler {

    private Compiler() {}

    /** The errors; none where it compiles. What is generated lies in the directory. */
    static List<String> errors(List<SourceFile> sources, Path output) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(found, Locale.ROOT, null)) {
            files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(Files.createDirectories(output)));
            JavaCompiler.CompilationTask task = compiler.getTask(
                    null, files, found, List.of("--release", "17", "-Xlint:none"), null, units(sources));
            task.setProcessors(List.of(new KeywrightProcessor(), new TableIndexProcessor()));
            task.call();
        }
        return found.getDiagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                .map(diagnostic -> diagnostic.toString())
                .toList();
    }

    private static List<JavaFileObject> units(List<SourceFile> sources) {
        List<JavaFileObject> units = new ArrayList<>();
        for (SourceFile source : sources) {
            units.add(new Unit(source));
        }
        return units;
    }

    /** A source that is in memory. */
    private static final class Unit extends SimpleJavaFileObject {

        private final String text;

        Unit(SourceFile source) {
            super(URI.create("string:///" + source.path()), Kind.SOURCE);
            this.text = source.text();
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
