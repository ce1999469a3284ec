package io.keywright.processor.incremental;

import io.keywright.processor.incremental.Build.Step;
import io.keywright.processor.incremental.Compilation.Compiler;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Measures what the compilation of a table costs, and what an edit costs: of one of its entities, of its one document, and
 * of a class that no table reaches. Compiled again is what {@link Build} says that Gradle compiles. Not a test: times are
 * the machine's. They are the process's time on all processors, garbage collection and the JIT compiler included.
 *
 * <p>Arguments: how often each is measured, then the numbers of entities; 5, 1, 50 and 200 without any.
 */
final class EditCost {

    private static final int WARM_UP = 1;

    private final PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    private final Path folder;
    private final int runs;
    private int folders;

    private EditCost(Path folder, int runs) {
        this.folder = folder;
        this.runs = runs;
    }

    public static void main(String... arguments) throws IOException {
        int runs = arguments.length == 0 ? 5 : Integer.parseInt(arguments[0]);
        List<Integer> sizes = arguments.length < 2
                ? List.of(1, 50, 200)
                : Stream.of(arguments).skip(1).map(Integer::valueOf).toList();
        Path folder = Files.createTempDirectory("edit-cost");
        try {
            EditCost cost = new EditCost(folder, runs);
            cost.out.println("JDK " + Runtime.version() + ", medians of " + runs + " in one JVM, after " + WARM_UP);
            cost.out.println("| entities | compiled | sources given | files written | CPU ms | of it Keywright |");
            cost.out.println("|---:|---|---:|---:|---:|---:|");
            for (int size : sizes) {
                cost.measure(size);
            }
        } finally {
            try (Stream<Path> all = Files.walk(folder)) {
                for (Path file : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    private void measure(int size) throws IOException {
        Project project = project(size);
        List<Step> full = new ArrayList<>();
        List<Step> entity = new ArrayList<>();
        List<Step> document = new ArrayList<>();
        List<Step> unrelated = new ArrayList<>();
        for (int run = 0; run < WARM_UP + runs; run++) {
            Build build = Build.full(Compiler.JAVAC, project, folder, next());
            full.add(build.first());
            Project edited = project.edited("shop/Entity0.java", "String note", "String remark");
            entity.add(build.gradle(edited, Set.of()));
            Project moved = edited.edited("shop/Place.java", "String city", "String town");
            document.add(build.gradle(moved, Set.of()));
            unrelated.add(build.gradle(moved.edited("app/Clock.java", "24", "12"), Set.of()));
        }
        report(size, "everything", full);
        report(size, "an entity edited", entity);
        report(size, "the document of all edited", document);
        report(size, "another class edited", unrelated);
    }

    private Path next() throws IOException {
        return Files.createDirectories(folder.resolve(Integer.toString(folders++)));
    }

    private void report(int size, String what, List<Step> steps) {
        Step one = steps.get(0);
        if (one.compilation().failed()) {
            throw new IllegalStateException(one.toString());
        }
        out.println("| " + size + " | " + what + " | " + one.sources().size() + " | "
                + one.compilation().written().size() + " | "
                + median(steps.stream().map(step -> step.compilation().nanos()).toList()) + " | "
                + median(steps.stream()
                        .map(step -> step.compilation().isolating().nanos()
                                + step.compilation().aggregating().nanos())
                        .toList())
                + " |");
    }

    private static long median(List<Long> nanos) {
        List<Long> sorted = nanos.stream().skip(WARM_UP).sorted().toList();
        return sorted.get(sorted.size() / 2) / 1_000_000;
    }

    private static Project project(int size) {
        NavigableMap<String, String> sources = new TreeMap<>();
        IntStream.range(0, size).forEach(i -> sources.put("shop/Entity" + i + ".java", entity(i)));
        sources.put("shop/Place.java", PLACE);
        sources.put(
                "data/Shop.java",
                IntStream.range(0, size)
                        .mapToObj(i -> "shop.Entity" + i + ".class")
                        .collect(Collectors.joining(
                                ", ",
                                "package data;\n@io.keywright.annotation.Allow({\"HotPartition\"})\n"
                                        + "@io.keywright.annotation.Table(entities = {",
                                "})\npublic interface Shop {}\n")));
        sources.put("app/Clock.java", "package app; public class Clock { static int hours() { return 24; } }\n");
        return new Project(sources);
    }

    private static final String PLACE = """
            package shop;
            @io.keywright.annotation.Document
            public record Place(String street, String city, String country) {}
            """;

    private static String entity(int number) {
        return """
                package shop;
                import io.keywright.annotation.*;
                import java.math.BigDecimal;
                import java.time.Instant;
                import java.util.List;
                import org.jspecify.annotations.Nullable;
                @Entity
                @Key(pk = "OWNER#{owner}", sk = "ENTITY@#{id}#{number:6}", name = "ofOwner")
                @Gsi(index = 1, name = "byName", pk = "NAME@#{name}", sk = "{at:seconds}#{id}")
                @Gsi(index = 2, name = "byState", pk = "STATE@#{owner}", sk = "{state}#{number:6}")
                public record Entity@(
                        String owner, String id, long number, String name, Instant at, State state, BigDecimal amount,
                        @Nullable String note, @Nullable Place place, List<String> tags) {
                    public enum State { OPEN, PAID, SENT }
                }
                """.replace("@#", number + "#").replace("Entity@", "Entity" + number);
    }
}
