package io.keywright.processor;

import static com.google.testing.compile.Compiler.javac;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class AnnotationExamplesTest {

    private static final Path ANNOTATIONS =
            Path.of("..", "annotations", "src", "main", "java", "io", "keywright", "annotation");
    private static final Pattern EXAMPLE = Pattern.compile("<pre>\\{@code\\n(.*?) \\* }</pre>", Pattern.DOTALL);
    private static final Pattern ENTITY =
            Pattern.compile("@Entity\\n(?:@.*\\n)*(?:public )?(?:final )?(?:record|class) (\\w+)");

    static Stream<Path> annotations() throws IOException {
        try (Stream<Path> files = Files.list(ANNOTATIONS)) {
            return files.filter(file -> example(file).isPresent()).sorted().toList().stream();
        }
    }

    @Test
    void everyAnnotationThatIsWrittenHasAnExample() throws IOException {
        assertThat(annotations().map(file -> file.getFileName().toString()))
                .containsExactly(
                        "Allow.java",
                        "Attribute.java",
                        "Converted.java",
                        "CopyOf.java",
                        "CreatedAt.java",
                        "Creator.java",
                        "Default.java",
                        "Definition.java",
                        "Document.java",
                        "Edge.java",
                        "Entity.java",
                        "Gsi.java",
                        "Ignore.java",
                        "Immutable.java",
                        "Index.java",
                        "ItemCollection.java",
                        "Key.java",
                        "Lsi.java",
                        "MaxSize.java",
                        "Node.java",
                        "Projection.java",
                        "Ref.java",
                        "Stored.java",
                        "Table.java",
                        "TimeToLive.java",
                        "Unique.java",
                        "UpdatedAt.java",
                        "ValueConverter.java",
                        "Version.java");
    }

    @ParameterizedTest
    @MethodSource("annotations")
    void theExampleInItsJavadocCompilesWithTheProcessor(Path annotation) {
        String example = example(annotation).orElseThrow();

        Compilation compilation = javac().withProcessors(new KeywrightProcessor())
                .compile(JavaFileObjects.forSourceString("examples.Example", unit(example)));

        assertThat(compilation.errors()).isEmpty();
        assertThat(compilation.generatedSourceFiles()).isNotEmpty();
    }

    /** The example with what a file needs around it; one without a table gets one for its entities. */
    private static String unit(String example) {
        String table = example.contains("@Table")
                ? ""
                : "@Table(entities = {" + String.join(", ", entities(example)) + "}) interface Shop {}";
        return String.join(
                "\n",
                "package examples;",
                "import io.keywright.annotation.*;",
                "import java.math.BigDecimal;",
                "import java.time.Instant;",
                "import java.util.List;",
                "import java.util.Map;",
                "import java.util.Set;",
                "import org.jspecify.annotations.Nullable;",
                example.replaceAll("(?m)^public ", ""),
                table);
    }

    private static List<String> entities(String example) {
        return ENTITY.matcher(example)
                .results()
                .map(match -> match.group(1) + ".class")
                .toList();
    }

    private static Optional<String> example(Path annotation) {
        try {
            Matcher example = EXAMPLE.matcher(Files.readString(annotation));
            return example.find() ? Optional.of(example.group(1).replaceAll("(?m)^ \\* ?", "")) : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
