package io.keywright.processor.good;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.schema.dialect.Dialect;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/**
 * The generated files as they were read and approved by a person. After a change that is meant, {@code
 * -Dkeywright.goldens=rewrite} writes them anew.
 */
final class Goldens {

    private static final Path EXPECTED = Path.of("src", "test", "resources", "expected");
    private static final String WITH_DIALECTS = "daintree";
    private static final boolean REWRITE = "rewrite".equals(System.getProperty("keywright.goldens"));

    private Goldens() {}

    /** Compares the outputs of a fixture; the dialects, which follow from its model, of one fixture only. */
    static void check(String fixture, Map<String, String> all) throws IOException {
        Map<String, String> outputs = new TreeMap<>(all);
        if (!fixture.equals(WITH_DIALECTS)) {
            outputs.keySet().removeIf(Goldens::isDialect);
        }
        Path expected = EXPECTED.resolve(fixture);
        if (REWRITE) {
            rewrite(expected, outputs);
        }
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

    private static boolean isDialect(String path) {
        return path.startsWith("META-INF/keywright/")
                && !path.endsWith("/model.json")
                && !path.endsWith("/" + Dialect.CREATE_TABLE.fileName());
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
