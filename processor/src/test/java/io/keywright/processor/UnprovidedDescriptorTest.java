package io.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaCompiler.CompilationTask;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UnprovidedDescriptorTest {

    private static final String TABLE = """
            package data;
            import io.keywright.annotation.*;
            @Table(entities = Shop.Order.class)
            public interface Shop {
                @Entity
                @Key(pk = "ORDER#{id}")
                record Order(String id) {}
            }
            """;

    @TempDir
    private Path folder = Path.of("");

    @Test
    void aModuleThatDoesNotProvideItsTableIsToldTheLine() throws IOException {
        assertThat(warnings("module data {}", TABLE))
                .singleElement()
                .asString()
                .startsWith("[UnprovidedDescriptor] The module of the table data.Shop must provide its descriptor")
                .endsWith("provides io.keywright.runtime.TableDescriptor with data.ShopDescriptor;");
    }

    @Test
    void oneThatProvidesItIsFine() throws IOException {
        assertThat(warnings(
                        "module data { provides io.keywright.runtime.TableDescriptor with data.ShopDescriptor; }",
                        TABLE))
                .isEmpty();
    }

    @Test
    void theTableMayAllowIt() throws IOException {
        assertThat(warnings("module data {}", TABLE.replace("@Table", "@Allow(\"UnprovidedDescriptor\") @Table")))
                .isEmpty();
    }

    /** The module reads the class path, where the test has the runtime. */
    private List<String> warnings(String module, String table) throws IOException {
        Path descriptor = Files.writeString(folder.resolve("module-info.java"), module);
        Path shop = Files.writeString(
                Files.createDirectories(folder.resolve("data")).resolve("Shop.java"), table);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(diagnostics, Locale.ROOT, null)) {
            List<String> options = List.of(
                    "--add-reads=data=ALL-UNNAMED",
                    "-classpath",
                    System.getProperty("java.class.path"),
                    "-d",
                    folder.resolve("classes").toString());
            CompilationTask task = compiler.getTask(
                    null, files, diagnostics, options, null, files.getJavaFileObjects(descriptor, shop));
            task.setProcessors(List.of(new KeywrightProcessor(), new TableIndexProcessor()));
            assertThat(task.call()).as(diagnostics.getDiagnostics().toString()).isTrue();
        }
        return diagnostics.getDiagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.WARNING)
                .map(diagnostic -> diagnostic.getMessage(Locale.ROOT))
                .filter(text -> text.startsWith("["))
                .toList();
    }
}
