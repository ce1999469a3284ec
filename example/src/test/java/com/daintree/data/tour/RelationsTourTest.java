package com.daintree.data.tour;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RelationsTourTest {

    private static final Path GOLDEN = Path.of("src/test/resources/com/daintree/data/tour/relations.txt");
    private static final Path CALLS = Path.of("src/main/java/com/daintree/data/tour");
    private static final Pattern CALL = Pattern.compile(
            "teller\\.(?:call|list|refused)\\(\\s*\"([^\\n]*?)\",\\s*\\(\\) -> (.*?)(?:,\\s+(?:[\\w:.]+|\\w+ ->.*?)\\);|\\);)",
            Pattern.DOTALL);

    @Test
    void theTourIsTheSameEachTime() throws IOException {
        String text = RelationsTour.text();
        if ("rewrite".equals(System.getProperty("keywright.goldens"))) {
            Files.writeString(GOLDEN, text);
        }
        assertThat(text).isEqualTo(Files.readString(GOLDEN));
    }

    @Test
    void noLineIsWiderThanATerminalOrHasSpacesAtItsEnd() {
        assertThat(RelationsTour.text().lines()).allSatisfy(line -> {
            assertThat(line).hasSizeLessThanOrEqualTo(100);
            assertThat(line).isEqualTo(line.stripTrailing());
        });
    }

    @Test
    void theCallThatIsShownIsTheCallThatIsMade() throws IOException {
        List<String> shown = new ArrayList<>();
        try (Stream<Path> files = Files.list(CALLS)) {
            for (Path file : files.filter(path -> path.toString().endsWith("Tour.java"))
                    .sorted()
                    .toList()) {
                Matcher calls = CALL.matcher(Files.readString(file));
                while (calls.find()) {
                    String code = calls.group(1).replace("\\\"", "\"");
                    String made = calls.group(2).replaceAll("\\s+(?=\\.)|\\s{2,}", "");
                    shown.add(code);
                    // Constants and the helper that gives a result to show are what is not told.
                    if (!made.matches("enrol\\(.*")) {
                        assertThat(made.toLowerCase(java.util.Locale.ROOT))
                                .isEqualTo(code.toLowerCase(java.util.Locale.ROOT));
                    }
                }
            }
        }
        assertThat(shown).hasSizeGreaterThan(15);
    }
}
