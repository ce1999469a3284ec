package com.daintree.data.tour;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class TourTest {

    private static final Path GOLDEN = Path.of("src/test/resources/com/daintree/data/tour/tour.txt");
    private static final Path CALLS = Path.of("src/main/java/com/daintree/data/tour/AccessPatterns.java");
    private static final Pattern STEP =
            Pattern.compile("Step\\.of\\(\\s*\"([^\\n]*)\",\\s*\\(\\) -> (.*?),\\s*\"[\\w ]+\"\\)", Pattern.DOTALL);

    @Test
    void theTourIsTheSameEachTime() throws IOException {
        String text = Tour.text();
        if ("rewrite".equals(System.getProperty("keywright.goldens"))) {
            Files.writeString(GOLDEN, text);
        }
        assertThat(text).isEqualTo(Files.readString(GOLDEN));
    }

    @Test
    void noLineIsWiderThanATerminalOrHasSpacesAtItsEnd() {
        assertThat(Tour.text().lines()).allSatisfy(line -> {
            assertThat(line).hasSizeLessThanOrEqualTo(100);
            assertThat(line).isEqualTo(line.stripTrailing());
            assertThat(line).doesNotContain("\u001b");
        });
    }

    @Test
    void theReadmeShowsCallsOfTheTour() throws IOException {
        String calls = Tour.text().replaceAll("\\n\\s+\\.", ".");
        List<String> shown = Pattern.compile("`(daintree\\..*)`")
                .matcher(Files.readString(Path.of("README.md")))
                .results()
                .map(result -> result.group(1))
                .toList();
        assertThat(shown)
                .hasSizeGreaterThanOrEqualTo(10)
                .allSatisfy(call -> assertThat(calls).contains(call + "\n"));
    }

    @Test
    void theCallThatIsShownIsTheCallThatIsMade() throws IOException {
        Matcher steps = STEP.matcher(Files.readString(CALLS));
        List<String> shown = new ArrayList<>();
        while (steps.find()) {
            shown.add(steps.group(1).replace("\\\"", "\""));
            assertThat(shown.get(shown.size() - 1)).isEqualTo(steps.group(2).replaceAll("\\s+(?=\\.)|\\s{2,}", ""));
        }
        assertThat(shown).hasSizeGreaterThan(15);
    }
}
