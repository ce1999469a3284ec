package io.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.processor.problem.Problem;
import io.keywright.schema.ModelJson;
import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassFileReadingTest {

    private static final String ANNOTATIONS = """
            package shop;
            import java.lang.annotation.*;
            public @interface Marks {
                @Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.CLASS) @interface Nullable {
                    String[] why() default {}; Class<?> of() default Object.class; int n() default 0; Inner in() default @Inner(RetentionPolicy.CLASS);
                }
                @interface Inner { RetentionPolicy value(); }
            }
            """;

    private static final String RECORD = """
            package shop;
            import io.keywright.annotation.*;
            import java.util.*;
            import org.jspecify.annotations.Nullable;
            @Entity(type = "Cust")
            @Key(pk = "CUSTOMER#{id}", sk = "A", name = "all")
            @Gsi(index = 1, name = "byName", pk = "NAME#{name}", sk = "A")
            @Gsi(index = 2, name = "byNote", pk = "NOTE#{note}", sk = "A")
            public record Customer(
                String id,
                @Attribute("n") String name,
                @Nullable String note,
                @Marks.Nullable(why = {"a", "b"}, of = String.class, n = 3, in = @Marks.Inner(java.lang.annotation.RetentionPolicy.SOURCE)) Integer score,
                Optional<String> nick,
                List<String> tags,
                Map.@Nullable Entry<String, String>[] unused,
                byte @Nullable [] raw,
                @Nullable Address address,
                long big,
                double ratio) {
                static final long LONG = 5L;
                static final double DOUBLE = 5.5;
                static final java.util.function.Supplier<String> SUPPLIER = () -> "x";
                @Document public record Address(String street, @Nullable String city) {}
            }
            """.replace("    Map.@Nullable Entry<String, String>[] unused,\n", "");

    private static final String BEAN = """
            package shop;
            import io.keywright.annotation.*;
            import org.jspecify.annotations.Nullable;
            @Entity
            @Key(pk = "CART#{id}", sk = "A")
            public class Cart extends CartBase {
                private String id;
                private @Nullable String onField;
                private String onGetter;
                public String getId() { return id; }
                public void setId(String id) { this.id = id; }
                public String getOnField() { return onField; }
                public void setOnField(String onField) { this.onField = onField; }
                public @Nullable String getOnGetter() { return onGetter; }
                public void setOnGetter(@Nullable String onGetter) { this.onGetter = onGetter; }
            }
            """;

    private static final String BASE = """
            package shop;
            import org.jspecify.annotations.Nullable;
            public class CartBase {
                private String zulu;
                private String alpha;
                public @Nullable String getAlpha() { return alpha; }
                public void setAlpha(@Nullable String alpha) { this.alpha = alpha; }
                public String getZulu() { return zulu; }
                public void setZulu(@Nullable String zulu) { this.zulu = zulu; }
            }
            """;

    private static final String TABLE = """
            package data;
            @io.keywright.annotation.Table(entities = {shop.Customer.class, shop.Cart.class})
            public interface Shop {}
            """;

    private static final String LEVEL = """
            package shop;
            public enum Level { URGENT, HIGH, LOW }
            """;

    private static final String TICKET = """
            package shop;
            import io.keywright.annotation.*;
            @Entity
            @Key(pk = "TICKET#{id}", sk = "A")
            public record Ticket(String id, Level level, Level fallback, java.time.DayOfWeek day) {}
            """;

    private static final String TICKETS = """
            package data;
            @io.keywright.annotation.Table(entities = shop.Ticket.class)
            public interface Tickets {}
            """;

    @TempDir
    Path folder;

    @Test
    void givesTheSameModelAsSources() {
        Read sources = Read.of(ANNOTATIONS, RECORD, BASE, BEAN, TABLE);
        Read classFiles = Read.ofClassFiles(folder, ANNOTATIONS, RECORD, BASE, BEAN, TABLE);

        assertThat(sources.problems()).isEmpty();
        assertThat(classFiles.problems()).isEmpty();
        assertThat(classFiles.table()).isEqualTo(sources.table());
        assertThat(ModelJson.write(classFiles.table())).isEqualTo(ModelJson.write(sources.table()));
        assertThat(sources.entity("Customer").properties().stream()
                        .filter(property -> property.optional())
                        .map(property -> property.name()))
                .containsExactly("note", "score", "nick", "raw", "address");
        assertThat(sources.entity("Cart").properties().stream()
                        .map(property -> property.name() + " " + property.optional()))
                .containsExactly("zulu false", "alpha true", "id false", "onField true", "onGetter true");
    }

    @Test
    void saysSoWhereTheCompilerHidesNullnessAndTheBytesCannotBeHad() {
        Read read = Read.ofClassFiles(
                new ReadingProbe(ReadingProbe.ClassFiles.NONE),
                folder,
                ANNOTATIONS,
                RECORD,
                TABLE.replace(", shop.Cart.class", ""));

        if (Runtime.version().feature() < 22) {
            assertThat(read.problems())
                    .hasSize(2)
                    .allSatisfy(problem -> assertThat(problem).startsWith("[UnknownNullness] The class shop.Customer"));
        } else {
            assertThat(read.problems()).isEmpty();
        }
    }

    /** It sorts the fields of class files, enum constants included, by name. */
    @Test
    void theOtherCompilerGivesTheSameModelFromClassFiles() throws IOException {
        Read sources = Read.of(LEVEL, TICKET, TICKETS);

        Reading reading = ticketsByEcj(new ReadingProbe());

        assertThat(reading.problems()).isEmpty();
        assertThat(ModelJson.write(reading.table())).isEqualTo(ModelJson.write(sources.table()));
        assertThat(ModelJson.write(reading.table()))
                .containsSubsequence("URGENT", "HIGH", "LOW")
                .containsSubsequence("MONDAY", "TUESDAY", "FRIDAY");
    }

    @Test
    void aClassFileThatIsCutOffIsAProblemAndItsOrderIsNotGuessed() throws IOException {
        Reading reading = ticketsByEcj(new ReadingProbe(ReadingProbe.ClassFiles.CUT_OFF));

        assertThat(reading.problems())
                .extracting(Problem::text)
                .singleElement()
                .asString()
                .startsWith("[UnknownNullness] The class shop.Level must be readable as a class file")
                .contains("in which order their fields stand: its class file is damaged. Compile it");
    }

    @Test
    void aClassFileThatTheOtherCompilerDoesNotOpenIsAProblem() throws IOException {
        Reading reading = ticketsByEcj(new ReadingProbe(ReadingProbe.ClassFiles.NONE));

        assertThat(reading.problems())
                .extracting(Problem::text)
                .singleElement()
                .asString()
                .startsWith("[UnknownNullness] The class shop.Level must be readable as a class file")
                .contains(": no class file of that name could be opened. Compile it");
    }

    /** The enum comes from a class file, the rest is source. */
    private Reading ticketsByEcj(ReadingProbe probe) throws IOException {
        Read.ofClassFiles(folder, LEVEL, TICKET, TICKETS);
        Files.delete(folder.resolve("shop/Ticket.class"));
        Path input = Files.createDirectories(folder.resolve("input"));
        Path ticket = Files.writeString(input.resolve("Ticket.java"), TICKET);
        Path tickets = Files.writeString(input.resolve("Tickets.java"), TICKETS);
        String classPath = folder + File.pathSeparator + System.getProperty("java.class.path");
        JavaCompiler compiler = new EclipseCompiler();
        DiagnosticCollector<JavaFileObject> told = new DiagnosticCollector<>();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(told, Locale.ROOT, null)) {
            JavaCompiler.CompilationTask task = compiler.getTask(
                    Writer.nullWriter(),
                    manager,
                    told,
                    List.of("--release", "17", "-proc:only", "-cp", classPath),
                    null,
                    manager.getJavaFileObjects(ticket.toFile(), tickets.toFile()));
            task.setProcessors(List.of(probe));
            task.call();
        }
        return probe.reading();
    }

    @Test
    void namesWhatACompiledClassRefersToAndNobodyHas() throws IOException {
        String entity = """
                package shop;
                import io.keywright.annotation.*;
                @Entity @Key(pk = "A#{id}") public record Customer(String id, Lost lost) {}
                """;
        String lost = "package shop; @io.keywright.annotation.Document public record Lost(String id) {}";
        String table = TABLE.replace(", shop.Cart.class", "");
        Read.ofClassFiles(folder, entity, lost, table);
        Files.delete(folder.resolve("shop/Lost.class"));

        Read read = Read.of(folder, table);

        assertThat(read.reading().whole()).isFalse();
        assertThat(read.table().entities()).isEmpty();
    }

    @Test
    void givesTheSameProblemsAsSourcesAtTheClassLiterals() {
        String broken = RECORD.replace("@Key(pk", "@Deprecated //");
        Read sources = Read.of(ANNOTATIONS, broken, BASE, BEAN.replace("public Cart", "Cart"), TABLE);
        Read classFiles = Read.ofClassFiles(folder, ANNOTATIONS, broken, BASE, BEAN, TABLE);

        assertThat(sources.problems()).singleElement().asString().startsWith("[MissingKey]");
        assertThat(classFiles.problems()).isEqualTo(sources.problems());
        assertThat(sources.places()).containsExactly("Customer.java:9:8");
        assertThat(classFiles.places()).containsExactly("Shop.java:2:57");
    }
}
