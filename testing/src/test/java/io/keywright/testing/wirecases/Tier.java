package io.keywright.testing.wirecases;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;

/** The files of cases of one tier, one file for each operation or family of operations. */
record Tier(String name, List<String> files) {

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
        return files.stream()
                .map(file -> DynamicContainer.dynamicContainer(
                        file,
                        CaseFile.read(name + "/" + file + ".txt").cases().stream()
                                .map(steps -> DynamicTest.dynamicTest(steps.name(), () -> CaseRun.run(steps)))));
    }
}
