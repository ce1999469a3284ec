package io.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page of faults names every fault, and for each a test that is there and carries its number. */
class FaultsPageTest {

    private static final Path ROOT = Path.of("..");

    private static final Pattern ROW = Pattern.compile("^\\| B(\\d+) \\|.*\\| `(\\w+)#(\\w+)` \\|$", Pattern.MULTILINE);

    /** The one that is left to the build is told of below the tables. */
    private static final List<Integer> NUMBERS = List.of(
            1, 2, 3, 4, 5, 7, 8, 10, 11, 13, 14, 18, 19, 21, 23, 24, 26, 27, 29, 30, 32, 34, 35, 36, 37, 38, 39, 40, 42,
            44, 45, 46, 47, 49, 50, 51, 52, 54, 56, 58, 59, 60, 61, 63, 64, 65, 66, 68, 69, 70, 71, 72, 75, 77, 78, 79,
            80, 81, 83, 84, 86, 88, 90, 91, 92, 94, 96, 97, 98, 99, 100, 102, 103, 104, 106, 107, 109, 110, 111, 113,
            114, 115, 117, 119, 123);

    @Test
    void everyFaultHasItsRow() throws IOException {
        String page = page();

        assertThat(ROW.matcher(page).results().map(row -> Integer.valueOf(row.group(1))))
                .containsExactlyInAnyOrderElementsOf(NUMBERS);
        assertThat(page).containsPattern("(?m)^B116,");
    }

    @Test
    void everyRowNamesATestThatCarriesItsNumber() throws IOException {
        Map<String, List<String>> sources = sources();
        Matcher row = ROW.matcher(page());
        while (row.find()) {
            Pattern test = Pattern.compile("@DisplayName\\(\"(?:B\\d+, )*B" + row.group(1) + "(?:, B\\d+)*: [^\"]+\"\\)"
                    + "\\s+(?:@\\w+[^\\n]*\\s+)*void " + row.group(3) + "\\(");

            assertThat(sources.getOrDefault(row.group(2), List.of()))
                    .as(row.group())
                    .anyMatch(source -> test.matcher(source).find());
        }
    }

    private static String page() throws IOException {
        return Files.readString(ROOT.resolve("docs").resolve("faults.md"));
    }

    /** The sources of test classes by simple name, which classes of several modules can have. */
    private static Map<String, List<String>> sources() throws IOException {
        Map<String, List<String>> sources = new TreeMap<>();
        for (String module : List.of("schema", "processor", "runtime", "example")) {
            try (Stream<Path> files = Files.walk(ROOT.resolve(module).resolve(Path.of("src", "test", "java")))) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    String name = String.valueOf(file.getFileName()).replace(".java", "");
                    sources.computeIfAbsent(name, absent -> new ArrayList<>()).add(Files.readString(file));
                }
            }
        }
        return sources;
    }
}
