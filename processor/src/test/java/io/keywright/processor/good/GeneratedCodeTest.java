package io.keywright.processor.good;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.processor.KeywrightProcessor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for the code generated from every good fixture. */
class GeneratedCodeTest {

    @TempDir
    private Path folder = Path.of("");

    static List<GoodFixture> fixtures() {
        return GoodFixture.all();
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void itCompilesCleanlyWithAndWithoutTheProcessorAndHoldsNoInvokedynamic(GoodFixture fixture) throws IOException {
        List<String> messages = generate("first", fixture.sources(), List.of());
        Build first = Build.in(folder.resolve("first"));
        List<Path> generated = Build.files(first.generated(), ".java");
        List<Path> all = new ArrayList<>(fixture.sources());
        all.addAll(generated);
        Build second = Build.in(folder.resolve("second"));

        assertThat(messages).isEmpty();
        assertThat(generated).isNotEmpty();
        assertThat(second.compile(all, List.of(), List.of(), "-Xlint:all", "-Werror"))
                .isEmpty();
        assertThat(dynamic(second, generated)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void itIsTheSameForReversedInputsAndForEntitiesFromClassFiles(GoodFixture fixture) throws IOException {
        List<Path> reversed = new ArrayList<>(fixture.sources());
        Collections.reverse(reversed);
        List<Path> tables = new ArrayList<>();
        List<Path> entities = new ArrayList<>();
        for (Path source : fixture.sources()) {
            (Files.readString(source).contains("Table(") ? tables : entities).add(source);
        }
        Build compiled = Build.in(folder.resolve("entities"));
        List<String> messages = new ArrayList<>();
        if (!entities.isEmpty()) {
            messages.addAll(compiled.compile(entities, List.of(), List.of()));
        }
        messages.addAll(generate("first", fixture.sources(), List.of()));
        messages.addAll(generate("reversed", reversed, List.of()));
        messages.addAll(generate("tables", tables, List.of(compiled.classes())));

        assertThat(messages).isEmpty();
        assertThat(outputs("first")).isNotEmpty();
        assertThat(outputs("reversed")).isEqualTo(outputs("first"));
        assertThat(outputs("tables")).isEqualTo(outputs("first"));
    }

    /** The generated classes with such an instruction. */
    private static List<Path> dynamic(Build build, List<Path> generated) throws IOException {
        List<String> names = generated.stream()
                .map(file -> file.getFileName().toString().replace(".java", ""))
                .toList();
        List<Path> dynamic = new ArrayList<>();
        for (Path file : Build.files(build.classes(), ".class")) {
            String outer = file.getFileName().toString().replaceAll("(\\$.*)?\\.class$", "");
            if (names.contains(outer) && ClassFile.holdsInvokeDynamic(Files.readAllBytes(file))) {
                dynamic.add(file);
            }
        }
        return dynamic;
    }

    private Map<String, String> outputs(String name) {
        return Build.in(folder.resolve(name)).outputs();
    }

    private List<String> generate(String name, List<Path> sources, List<Path> extra) {
        return Build.in(folder.resolve(name))
                .compile(
                        sources,
                        extra,
                        List.of(new KeywrightProcessor()),
                        "-Xlint:all,-processing",
                        "-Werror",
                        "-Akeywright.artifacts=all");
    }
}
