package io.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.annotation.processing.Processor;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Processors that write builders, together with ours in either order. Each design maps an object to an item and back
 * inside of the program that is compiled.
 */
@SuppressWarnings("UnusedVariable") // The designs are found by their names.
class BuilderProcessorsTest {

    private static final String KEYWRIGHT = "io.keywright.processor.KeywrightProcessor";

    private static final Map<String, String> PROCESSORS = Map.of(
            "Lombok", "lombok.launch.AnnotationProcessorHider$AnnotationProcessor",
            "Immutables", "org.immutables.processor.ProxyProcessor",
            "AutoValue",
                    "com.google.auto.value.processor.AutoValueProcessor,"
                            + "com.google.auto.value.processor.AutoValueBuilderProcessor");

    private static final String VALUE_AND_BUILDER = """
            @Value @Builder
            @Entity @Key(pk = "CART#{id}", sk = "{number:8}")
            public class Cart {
                String id;
                int number;
                @Attribute("n") @Nullable String note;
                boolean open;
                Part part;
                @Value @Builder @Document public static class Part { String name; List<Integer> sizes; }
                static Cart sample() {
                    return builder().id("c").number(2).open(true)
                            .part(Part.builder().name("p").sizes(List.of(1, 2)).build()).build();
                }
            }
            """;

    private static final String SINGULAR = """
            @Getter @EqualsAndHashCode @Builder
            @Entity @Key(pk = "CART#{id}", sk = "C")
            public final class Cart {
                private final String id;
                @Singular private final List<String> tags;
                @Singular("count") private final Map<String, Integer> counts;
                @Builder.Default private final int weight = 7;
                static Cart sample() { return builder().id("c").tag("a").tag("b").count("x", 1).weight(3).build(); }
            }
            """;

    private static final String SUPER_BUILDER = """
            @Getter @EqualsAndHashCode(callSuper = true) @SuperBuilder
            @Entity @Key(pk = "CART#{id}", sk = "C")
            public class Cart extends Base<String> {
                private final Integer weight;
                static Cart sample() { return builder().id("c").weight(3).build(); }
            }
            @Getter @EqualsAndHashCode @SuperBuilder
            abstract class Base<T> {
                private final T id;
            }
            """;

    private static final String VALUE = """
            @Value
            @Entity @Key(pk = "CART#{id}", sk = "C")
            public class Cart {
                String id;
                @Nullable String note;
                static Cart sample() { return new Cart("c", null); }
            }
            """;

    private static final String PREFIXED = """
            @Value @Builder(setterPrefix = "with", builderMethodName = "newBuilder", toBuilder = true)
            @Entity @Key(pk = "CART#{id}", sk = "C")
            public class Cart {
                String id;
                boolean isOpen;
                static Cart sample() { return newBuilder().withId("c").withIsOpen(true).build(); }
            }
            """;

    private static final String IMMUTABLE_INTERFACE = """
            @Immutable
            @Entity @Key(pk = "CART#{id}", sk = "{number:8}")
            public interface Cart {
                String id();
                int number();
                Optional<String> title();
                @Attribute("n") @Nullable String note();
                List<Part> parts();
                Map<String, Integer> counts();
                @Immutable @Document interface Part { String getName(); long getSize(); }
                default int total() { return parts().size(); }
                static Cart sample() {
                    return ImmutableCart.builder().id("c").number(1).title("t").putCounts("x", 1)
                            .addParts(ImmutablePart.builder().name("p").size(3).build()).build();
                }
            }
            """;

    private static final String IMMUTABLE_CLASS = """
            @Immutable
            @Entity(name = "Cart") @Key(pk = "CART#{id}", sk = "C")
            public abstract class AbstractCart implements Priced {
                public abstract String id();
                @org.immutables.value.Value.Default public boolean open() { return true; }
                @Ignore @org.immutables.value.Value.Derived public int getTwice() { return 2 * price(); }
                static AbstractCart sample() { return ImmutableCart.builder().id("c").price(4).build(); }
            }
            interface Priced { @Attribute("p") int price(); }
            """;

    private static final String IMMUTABLE_NAMED = """
            @Immutable @org.immutables.value.Value.Style(typeImmutable = "*Value", init = "set*")
            @Entity @Key(pk = "CART#{id}", sk = "C")
            public interface Cart {
                String id();
                static CartValue.Builder builder() { return CartValue.builder(); }
                static Cart sample() { return builder().setId("c").build(); }
            }
            """;

    private static final String AUTO_VALUE = """
            @AutoValue
            @Entity @Key(pk = "CART#{id}", sk = "C")
            public abstract class Cart {
                public abstract String getId();
                @Attribute("n") public abstract @Nullable String getNote();
                public abstract Optional<Integer> getSize();
                public abstract List<String> getTags();
                public abstract Builder toBuilder();
                public static Builder builder() { return new AutoValue_Cart.Builder(); }
                @AutoValue.Builder
                public abstract static class Builder {
                    public abstract Builder setId(String id);
                    public abstract Builder setNote(@Nullable String note);
                    public abstract Builder setSize(Optional<Integer> size);
                    public abstract Builder setTags(List<String> tags);
                    public abstract Cart build();
                }
                static Cart sample() { return builder().setId("c").setSize(Optional.of(4)).setTags(List.of("x")).build(); }
            }
            """;

    private static final String AUTO_VALUE_FACTORY = """
            @AutoValue
            @Entity @Key(pk = "CART#{id}", sk = "C")
            public abstract class Cart {
                public abstract String id();
                public abstract int size();
                static Cart of(String id, int size) { return new AutoValue_Cart(id, size); }
                static Cart sample() { return of("c", 4); }
            }
            """;

    private static final String BUILDER_OF_CONTENT = """
            @Getter @EqualsAndHashCode @Builder
            @Entity @Key(pk = "CART#{id}", sk = "C")
            public final class Cart {
                private final String id;
                private final @Nullable String title;
                private final @Nullable String note;
                public Optional<String> getTitle() { return Optional.ofNullable(title); }
                public Optional<String> getNote() { return Optional.ofNullable(note); }
                static Cart sample() { return builder().id("c").title("t").build(); }
            }
            """;

    private static final String AUTO_VALUE_OF_CONTENT = """
            @AutoValue
            @Entity @Key(pk = "CART#{id}", sk = "C")
            public abstract class Cart {
                public abstract String id();
                public abstract Optional<String> title();
                public abstract Optional<String> note();
                public abstract OptionalInt size();
                public abstract OptionalLong count();
                public abstract OptionalDouble weight();
                public static Builder builder() { return new AutoValue_Cart.Builder(); }
                @AutoValue.Builder
                public abstract static class Builder {
                    public abstract Builder id(String id);
                    public abstract Builder title(String title);
                    public abstract Builder note(String note);
                    public abstract Builder size(int size);
                    public abstract Builder count(long count);
                    public abstract Builder weight(double weight);
                    public abstract Cart build();
                }
                static Cart sample() { return builder().id("c").title("t").size(3).weight(0.5).build(); }
            }
            """;

    private static final String HEAD = """
            package shop;
            import io.keywright.annotation.*;
            import java.util.*;
            import org.jspecify.annotations.Nullable;
            """;

    private static final String TABLE = """
            package shop;
            @io.keywright.annotation.Table(entities = %s.class)
            public interface Shop {}
            """;

    private static final String TRIP = """
            package shop;
            public final class Trip implements Runnable {
                @Override public void run() {
                    Object sample = %1$s.sample();
                    Object back = CartMapper.INSTANCE.fromItem(CartMapper.INSTANCE.toItem(%1$s.sample()));
                    if (!sample.equals(back)) {
                        throw new IllegalStateException(sample + " came back as " + back);
                    }
                }
            }
            """;

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "Lombok, VALUE_AND_BUILDER",
        "Lombok, SINGULAR",
        "Lombok, SUPER_BUILDER",
        "Lombok, VALUE",
        "Lombok, PREFIXED",
        "Lombok, BUILDER_OF_CONTENT",
        "Immutables, IMMUTABLE_INTERFACE",
        "Immutables, IMMUTABLE_CLASS",
        "Immutables, IMMUTABLE_NAMED",
        "AutoValue, AUTO_VALUE",
        "AutoValue, AUTO_VALUE_FACTORY",
        "AutoValue, AUTO_VALUE_OF_CONTENT",
    })
    void whatTheyBuildComesBackAsItWasWrittenInEitherOrder(String library, String design) throws Exception {
        String theirs = PROCESSORS.getOrDefault(library, "");

        for (String order : List.of(theirs + "," + KEYWRIGHT, KEYWRIGHT + "," + theirs)) {
            Path output = Files.createTempDirectory(folder, "out");
            assertThat(compile(order, library, source(design), output))
                    .as(order)
                    .isEmpty();
            trip(output);
        }
    }

    /**
     * Lombok changes the trees of this compiler only as an agent of its virtual machine, and Immutables fails at the
     * defaults of its own annotation when this compiler reads it from a class file, unless a style is written.
     */
    @ParameterizedTest
    @CsvSource({
        "Immutables, IMMUTABLE_NAMED",
        "AutoValue, AUTO_VALUE",
        "AutoValue, AUTO_VALUE_FACTORY",
        "AutoValue, AUTO_VALUE_OF_CONTENT",
    })
    void whatTheyBuildComesBackFromTheOtherCompilerToo(String library, String design) throws Exception {
        String theirs = PROCESSORS.getOrDefault(library, "");

        for (String order : List.of(theirs + "," + KEYWRIGHT, KEYWRIGHT + "," + theirs)) {
            Path output = Files.createTempDirectory(folder, "out");
            List<Processor> processors = new ArrayList<>();
            for (String name : order.split(",", -1)) {
                processors.add(Class.forName(name)
                        .asSubclass(Processor.class)
                        .getDeclaredConstructor()
                        .newInstance());
            }
            assertThat(Ecj.compile(sources(library, source(design)), output, processors)
                            .errors())
                    .as(order)
                    .isEmpty();
            trip(output);
        }
    }

    private static void trip(Path classes) throws Exception {
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {classes.toUri().toURL()}, BuilderProcessorsTest.class.getClassLoader())) {
            ((Runnable) loader.loadClass("shop.Trip").getDeclaredConstructor().newInstance()).run();
        }
    }

    @Test
    void withoutImmutablesTheBuilderIsMissing() throws IOException {
        assertThat(compile(KEYWRIGHT, "Immutables", IMMUTABLE_CLASS, folder))
                .anyMatch(message -> message.startsWith("[Unresolved]") && message.contains("shop.ImmutableCart"));
    }

    private static String source(String design) throws ReflectiveOperationException {
        return (String) BuilderProcessorsTest.class.getDeclaredField(design).get(null);
    }

    private List<Path> sources(String library, String design) throws IOException {
        String imports = switch (library) {
            case "Lombok" -> "import lombok.*;\nimport lombok.experimental.SuperBuilder;\n";
            case "Immutables" -> "import org.immutables.value.Value.Immutable;\n";
            default -> "import com.google.auto.value.AutoValue;\n";
        };
        String type = design.contains("AbstractCart") ? "AbstractCart" : "Cart";
        List<Path> sources = new ArrayList<>();
        sources.add(Files.writeString(folder.resolve(type + ".java"), HEAD + imports + design));
        sources.add(Files.writeString(folder.resolve("Shop.java"), TABLE.formatted(type)));
        sources.add(Files.writeString(folder.resolve("Trip.java"), TRIP.formatted(type)));
        return sources;
    }

    private List<String> compile(String processors, String library, String design, Path output) throws IOException {
        List<Path> sources = sources(library, design);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        try (StandardJavaFileManager manager =
                compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8)) {
            List<String> options = List.of(
                    "-processor",
                    processors,
                    "-cp",
                    System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                    "-d",
                    output.toString());
            compiler.getTask(null, manager, diagnostics, options, null, manager.getJavaFileObjectsFromPaths(sources))
                    .call();
        }
        return diagnostics.getDiagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() == javax.tools.Diagnostic.Kind.ERROR)
                .map(diagnostic -> diagnostic.getMessage(Locale.ROOT))
                .toList();
    }
}
