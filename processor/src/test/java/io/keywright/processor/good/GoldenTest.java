package io.keywright.processor.good;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.processor.KeywrightProcessor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The generated files as they were read and approved by a person. After a change that is meant, {@code
 * -Dkeywright.goldens=rewrite} writes them anew.
 */
class GoldenTest {

    private static final Path EXPECTED = Path.of("src", "test", "resources", "expected");
    private static final boolean REWRITE = "rewrite".equals(System.getProperty("keywright.goldens"));

    @TempDir
    private Path folder = Path.of("");

    static List<GoodFixture> fixtures() {
        return GoodFixture.all();
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void everyGeneratedFileIsAsItWasApproved(GoodFixture fixture) throws IOException {
        Build build = Build.in(folder);
        List<String> messages = build.compile(fixture.sources(), List.of(), List.of(new KeywrightProcessor()));
        Map<String, String> outputs = build.outputs();
        Path expected = EXPECTED.resolve(fixture.name());
        if (REWRITE) {
            rewrite(expected, outputs);
        }

        assertThat(messages).isEmpty();
        assertThat(outputs.keySet())
                .containsExactlyElementsOf(Build.files(expected, "").stream()
                        .filter(Files::isRegularFile)
                        .map(file -> expected.relativize(file).toString().replace('\\', '/'))
                        .sorted()
                        .toList());
        for (Map.Entry<String, String> output : outputs.entrySet()) {
            assertThat(output.getValue())
                    .as(output.getKey())
                    .isEqualTo(Files.readString(expected.resolve(output.getKey())));
        }
    }

    private static void rewrite(Path expected, Map<String, String> outputs) throws IOException {
        if (Files.exists(expected)) {
            for (Path file : Build.files(expected, "")) {
                if (Files.isRegularFile(file)) {
                    Files.delete(file);
                }
            }
        }
        for (Map.Entry<String, String> output : outputs.entrySet()) {
            Path file = expected.resolve(output.getKey());
            Files.createDirectories(file.getParent());
            Files.writeString(file, output.getValue());
        }
    }
}
