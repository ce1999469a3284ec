package io.keywright.processor.good;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.processor.KeywrightProcessor;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Classes of as many properties as anybody has, or as Java allows: what is generated for them compiles, and its methods are
 * small enough for HotSpot, which never compiles one of more than 8,000 bytes.
 */
class LargeClassTest {

    private static final int MOST_BYTES = 8_000;
    private static final Pattern OFFSET = Pattern.compile("^ *(\\d+): ");

    private static final List<String> TYPES = List.of(
            "String", "int", "java.time.Instant", "List<String>", "boolean", "@Nullable String", "BigDecimal", "Kind");
    private static final List<String> VALUES = List.of(
            "\"a\"", "7", "java.time.Instant.EPOCH", "List.of(\"x\")", "true", "null", "BigDecimal.TEN", "Kind.ONE");

    private static final String HEAD = """
            package large;
            import io.keywright.annotation.*;
            import java.math.BigDecimal;
            import java.util.List;
            import org.jspecify.annotations.Nullable;
            """;

    @TempDir
    private Path folder = Path.of("");

    enum Form {
        BEAN(500),
        BUILDER(500),
        RECORD(254);

        private final int size;

        Form(int size) {
            this.size = size;
        }

        String source() {
            String entity = "@Entity @Key(pk = \"L#{p0}\", sk = \"L\") public ";
            return switch (this) {
                case RECORD -> entity + "record Large(" + joined(", ", i -> type(i) + " p" + i) + ") {}";
                case BEAN ->
                    entity + "class Large {"
                            + joined(
                                    "\n",
                                    i -> "private " + type(i) + " p" + i + ";\n" + getter(i) + "public void setP" + i
                                            + "(" + type(i) + " value) { p" + i + " = value; }")
                            + "}";
                case BUILDER ->
                    entity + "final class Large { public static Builder builder() { return new Builder(); }"
                            + joined("\n", i -> "private " + type(i) + " p" + i + ";\n" + getter(i))
                            + "public static final class Builder { private final Large made = new Large();"
                            + joined(
                                    "\n",
                                    i -> "public Builder p" + i + "(" + type(i) + " value) { made.p" + i
                                            + " = value; return this; }")
                            + "public Large build() { return made; } } }";
            };
        }

        String made() {
            return switch (this) {
                case RECORD -> "Large large = new Large(" + joined(", ", Form::value) + ");";
                case BEAN -> "Large large = new Large();" + joined("\n", i -> "large.setP" + i + "(" + value(i) + ");");
                case BUILDER ->
                    "Large.Builder builder = Large.builder();"
                            + joined("\n", i -> "builder.p" + i + "(" + value(i) + ");")
                            + "Large large = builder.build();";
            };
        }

        private static String getter(int i) {
            return "public " + type(i) + " getP" + i + "() { return p" + i + "; }\n";
        }

        private static String type(int i) {
            return TYPES.get(i % TYPES.size());
        }

        private static String value(int i) {
            return VALUES.get(i % VALUES.size());
        }

        private String joined(String between, Function<Integer, String> each) {
            return IntStream.range(0, size).boxed().map(each).collect(Collectors.joining(between));
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("B103: comes back as it was written by methods that hot spot compiles")
    void comesBackAsItWasWrittenByMethodsThatHotSpotCompiles(Form form) throws Exception {
        List<Path> sources = new ArrayList<>();
        sources.add(source("Large", HEAD + form.source()));
        sources.add(source("Kind", "package large; public enum Kind { ONE }"));
        sources.add(source(
                "All",
                "package large; @io.keywright.annotation.Table(entities = Large.class) public interface All {}"));
        sources.add(source("Trip", HEAD + """
                public final class Trip implements Runnable {
                    @Override public void run() {
                        %s
                        var item = LargeMapper.INSTANCE.toItem(large);
                        var again = LargeMapper.INSTANCE.toItem(LargeMapper.INSTANCE.fromItem(item));
                        if (!item.equals(again) || item.size() < %d) {
                            throw new IllegalStateException(item + " came back as " + again);
                        }
                    }
                }
                """.formatted(form.made(), form.size - form.size / TYPES.size())));
        Build build = Build.in(folder);

        assertThat(build.compile(sources, List.of(), List.of(new KeywrightProcessor())))
                .isEmpty();
        try (URLClassLoader loader = new URLClassLoader(
                new URL[] {build.classes().toUri().toURL()}, getClass().getClassLoader())) {
            ((Runnable) loader.loadClass("large.Trip").getDeclaredConstructor().newInstance()).run();
        }
        try (Stream<Path> classes = Files.list(build.classes().resolve("large"))) {
            assertThat(classes.filter(file -> file.getFileName().toString().startsWith("LargeMapper")))
                    .isNotEmpty()
                    .allSatisfy(file -> assertThat(largest(file)).isLessThan(MOST_BYTES));
        }
    }

    private Path source(String name, String text) throws Exception {
        return Files.writeString(folder.resolve(name + ".java"), text);
    }

    /** Where the last instruction of the largest method begins. */
    private static int largest(Path classFile) {
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        int result = ToolProvider.findFirst("javap").orElseThrow().run(out, out, "-c", "-p", classFile.toString());
        assertThat(result).isZero();
        return text.toString()
                .lines()
                .map(OFFSET::matcher)
                .filter(Matcher::find)
                .mapToInt(offset -> Integer.parseInt(offset.group(1)))
                .max()
                .orElseThrow();
    }
}
