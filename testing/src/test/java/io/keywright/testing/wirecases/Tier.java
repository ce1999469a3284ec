package io.keywright.testing.wirecases;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.testing.wirecases.CaseFile.Case;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;

/** The files of cases of one tier, one file for each operation or family of operations. */
record Tier(String name, List<String> files) {

    private static final Path FOLDER = Path.of("src", "test", "resources", "io", "keywright", "testing", "wirecases");

    private static final Map<String, List<String>> FILES = Map.of(
            "core", List.of("Items", "Tables", "Reads"),
            "complete", List.of("Streams", "Transactions", "Settings", "Capacity"),
            "strict", List.of("Protocol", "Expressions", "Tables", "Items", "Batches", "Reads", "Older"));

    static Tier named(String name) {
        List<String> files = FILES.get(name);
        if (files == null) {
            throw new IllegalArgumentException("no tier " + name);
        }
        return new Tier(name, files);
    }

    Stream<DynamicNode> tests() {
        Stream<DynamicNode> listed = Stream.of(DynamicTest.dynamicTest("lists every file of its folder", this::check));
        return Stream.concat(
                listed, files.stream().map(file -> DynamicContainer.dynamicContainer(file, tests(cases(file)))));
    }

    private List<Case> cases(String file) {
        return CaseFile.read(name + "/" + file + ".txt").cases();
    }

    private static Stream<DynamicTest> tests(List<Case> cases) {
        return cases.stream().map(steps -> DynamicTest.dynamicTest(steps.name(), () -> CaseRun.run(steps)));
    }

    /** A file that is not listed, or has no case, would be passed over in silence. */
    private void check() throws IOException {
        try (Stream<Path> found = Files.list(FOLDER.resolve(name))) {
            assertThat(found.map(path -> path.getFileName().toString()))
                    .containsExactlyInAnyOrderElementsOf(
                            files.stream().map(file -> file + ".txt").toList());
        }
        assertThat(files).allSatisfy(file -> assertThat(cases(file)).as(file).isNotEmpty());
    }
}
