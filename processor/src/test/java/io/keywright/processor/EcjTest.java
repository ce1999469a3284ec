package io.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The other compiler: it has no trees, and its elements differ in many details. */
class EcjTest {

    private static final String CUSTOMER = """
            package shop;
            import io.keywright.annotation.*;
            import org.jspecify.annotations.Nullable;
            @Entity
            @Key(pk = "CUSTOMER#{id}", sk = "CUSTOMER", name = "all")
            @Gsi(index = 1, name = "byName", pk = "NAME#{name}", sk = "A")
            @Gsi(index = 2, name = "byNote", pk = "NOTE#{note}", sk = "B")
            public record Customer(String id, @Attribute("n") String name, @Nullable String note, Level level) {
                public enum Level { HIGH, LOW }
            }
            """;

    private static final String CART = """
            package shop;
            import io.keywright.annotation.*;
            import org.jspecify.annotations.Nullable;
            @Entity
            @Key(pk = "CUSTOMER#{id}", sk = "CART")
            public class Cart {
                private String id;
                private @Nullable String zulu;
                private String alpha;
                public String getAlpha() { return alpha; }
                public void setAlpha(String alpha) { this.alpha = alpha; }
                public @Nullable String getZulu() { return zulu; }
                public void setZulu(@Nullable String zulu) { this.zulu = zulu; }
                public String getId() { return id; }
                public void setId(String id) { this.id = id; }
            }
            """;

    private static final String TABLE = """
            package data;
            @io.keywright.annotation.Table(entities = {shop.Customer.class, shop.Cart.class})
            public interface Shop {}
            """;

    @TempDir
    Path folder;

    @Test
    void givesTheSameFilesAsJavac() throws IOException {
        DiagnosticCollector<JavaFileObject> diagnostics = compile(CUSTOMER, CART, TABLE);

        assertThat(errors(diagnostics)).isEmpty();
        Compile javac = Compile.of(CUSTOMER, CART, TABLE);
        for (JavaFileObject source : javac.compilation().generatedSourceFiles()) {
            Path same = folder.resolve("data").resolve(source.getName().replaceAll(".*/", ""));
            assertThat(same)
                    .content(StandardCharsets.UTF_8)
                    .isEqualTo(source.getCharContent(false).toString());
        }
        assertThat(folder.resolve("META-INF/keywright/data.Shop/model.json"))
                .content(StandardCharsets.UTF_8)
                .isEqualTo(javac.resource("META-INF/keywright/data.Shop/model.json"));
    }

    @Test
    void pointsAtTheClassForARepeatedAnnotationAndAtTheListForARecord() throws IOException {
        DiagnosticCollector<JavaFileObject> diagnostics = compile(
                CUSTOMER.replace("{note}", "{nota}"),
                CART.replace(
                                "@Key",
                                "@Gsi(index = 1, name = \"x\", pk = \"{y}\", sk = \"A\")\n@Gsi(index = 2, name = \"y\", pk = \"B\", sk = \"A\")\n@Key")
                        .replace("CUSTOMER#{id}", "CUSTOMER#{ide}"),
                TABLE);

        assertThat(errors(diagnostics))
                .hasSize(3)
                .anySatisfy(error -> assertThat(error)
                        .startsWith("Shop.java:2 [UnknownPlaceholder] {nota} in pk of @Gsi(index = 2) on"
                                + " shop.Customer"))
                .anySatisfy(error -> assertThat(error)
                        .startsWith("Cart.java:8 [UnknownPlaceholder] {y} in pk of @Gsi(index = 1) on shop.Cart"))
                .anySatisfy(error -> assertThat(error)
                        .startsWith("Cart.java:7 [UnknownPlaceholder] {ide} in pk of @Key on shop.Cart"));
    }

    private DiagnosticCollector<JavaFileObject> compile(String... sources) throws IOException {
        JavaCompiler compiler = new EclipseCompiler();
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        Path input = Files.createDirectories(folder.resolve("input"));
        List<File> files = new ArrayList<>();
        for (String source : sources) {
            Path file = input.resolve(Compile.file(source).getName().substring(1));
            Files.createDirectories(file.getParent());
            files.add(Files.writeString(file, source).toFile());
        }
        try (StandardJavaFileManager manager =
                compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8)) {
            JavaCompiler.CompilationTask task = compiler.getTask(
                    null,
                    manager,
                    diagnostics,
                    List.of(
                            "--release",
                            "17",
                            "-d",
                            folder.toString(),
                            "-s",
                            folder.toString(),
                            "-cp",
                            System.getProperty("java.class.path")),
                    null,
                    manager.getJavaFileObjectsFromFiles(files));
            task.setProcessors(List.of(new KeywrightProcessor(), new TableIndexProcessor()));
            task.call();
        }
        return diagnostics;
    }

    private static List<String> errors(DiagnosticCollector<JavaFileObject> diagnostics) {
        return diagnostics.getDiagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                .map(diagnostic -> {
                    JavaFileObject file = diagnostic.getSource();
                    String name = file == null ? "-" : file.getName().replaceAll(".*/", "");
                    return name + ":" + diagnostic.getLineNumber() + " " + diagnostic.getMessage(Locale.ROOT);
                })
                .toList();
    }
}
