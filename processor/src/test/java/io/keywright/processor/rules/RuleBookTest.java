package io.keywright.processor.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.processor.problem.Rule;
import io.keywright.processor.problem.Severity;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every rule is documented and shown, broken and mended. With {@code -Dkeywright.rewrite=true} the table of the page is
 * written anew from its entries.
 */
class RuleBookTest {

    /** What no source file alone can break, and the test that does. */
    private static final Map<Rule, String> ELSEWHERE = Map.of(
            Rule.UNKNOWN_NULLNESS, "read/ClassFileReadingTest",
            Rule.UNNAMED_PARAMETERS, "read/CreatorReadingTest",
            Rule.UNRESOLVED, "InternalFailureTest",
            Rule.GENERATION_LEVEL, "SurroundingsTest",
            Rule.OUTDATED_SDK, "SurroundingsTest",
            Rule.UNPROVIDED_DESCRIPTOR, "UnprovidedDescriptorTest",
            Rule.INTERNAL, "InternalFailureTest");

    private static final Path TESTS = Path.of("src", "test", "java", "io", "keywright", "processor");

    private static final Path PAGE = Path.of("..", "docs", "rules.md");
    private static final Pattern ENTRY = Pattern.compile("^## (\\w+)$", Pattern.MULTILINE);
    private static final String HEAD = "| rule | weighs | in one sentence |\n|---|---|---|\n";
    private static final Pattern TABLE = Pattern.compile(Pattern.quote(HEAD) + "(?:\\|.*\n)*");
    private static final Pattern EXAMPLE = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

    @ParameterizedTest
    @EnumSource(Rule.class)
    void everyRuleHasABrokenDesignAndItsMendedTwin(Rule rule) {
        if (ELSEWHERE.containsKey(rule)) {
            return;
        }

        assertThat(Fixture.bad()).extracting(Fixture::name).contains(rule.tag());
        assertThat(Fixture.good()).extracting(Fixture::name).contains(rule.tag());
    }

    @Test
    void whatNoFixtureBreaksIsBrokenByATestOfItsOwn() throws IOException {
        for (Map.Entry<Rule, String> test : ELSEWHERE.entrySet()) {
            assertThat(TESTS.resolve(test.getValue() + ".java"))
                    .content()
                    .as(test.getKey().tag())
                    .containsAnyOf(
                            "[" + test.getKey().tag() + "]",
                            "Rule." + test.getKey().name());
        }
    }

    @Test
    void everyFixtureBelongsToARuleAndHasItsTwin() {
        List<String> tags = Stream.of(Rule.values()).map(Rule::tag).toList();

        assertThat(tags).containsAll(Fixture.bad().stream().map(Fixture::tag).toList());
        assertThat(Fixture.good())
                .extracting(Fixture::name)
                .containsExactlyElementsOf(
                        Fixture.bad().stream().map(Fixture::name).toList());
    }

    @ParameterizedTest
    @EnumSource(Rule.class)
    void everyRuleHasAnEntryThatSaysHowMuchItWeighs(Rule rule) throws IOException {
        String weight = rule.severity() == Severity.ERROR ? "Error." : "Warning.";

        assertThat(entry(rule)).isNotBlank().contains(weight);
    }

    @ParameterizedTest
    @EnumSource(Rule.class)
    void theExamplesOfAnEntryAreThoseThatAreTested(Rule rule) throws IOException {
        if (ELSEWHERE.containsKey(rule) || rule == Rule.UNKNOWN_OPTION) {
            return;
        }
        List<String> examples = EXAMPLE.matcher(entry(rule))
                .results()
                .map(result -> result.group(1))
                .toList();

        assertThat(examples).hasSize(2);
        assertThat(code(fixture(Fixture.bad(), rule))).containsSequence(code(examples.get(0)));
        assertThat(code(fixture(Fixture.good(), rule))).containsSequence(code(examples.get(1)));
    }

    @Test
    void theTableListsEveryRuleInTheOrderOfTheEntriesWithTheirFirstSentences() throws IOException {
        String page = Files.readString(PAGE);
        List<String> tags =
                ENTRY.matcher(page).results().map(result -> result.group(1)).toList();
        List<String> rows = new ArrayList<>();
        for (String tag : tags) {
            rows.add(row(rule(tag), page));
        }
        if (Boolean.getBoolean("keywright.rewrite")) {
            String table = HEAD + String.join("\n", rows) + "\n";
            Files.writeString(PAGE, TABLE.matcher(page).replaceFirst(Matcher.quoteReplacement(table)));
            return;
        }
        Matcher table = TABLE.matcher(page);

        assertThat(tags)
                .containsExactlyInAnyOrderElementsOf(
                        Stream.of(Rule.values()).map(Rule::tag).toList());
        assertThat(table.find()).isTrue();
        assertThat(table.group().substring(HEAD.length()).lines()).containsExactlyElementsOf(rows);
    }

    private static Rule rule(String tag) {
        return Stream.of(Rule.values())
                .filter(rule -> rule.tag().equals(tag))
                .findFirst()
                .orElseThrow(() -> new AssertionError(tag + " is an entry of no rule"));
    }

    /** The tag with a link to its entry, what it weighs, and the first sentence of the entry. */
    private static String row(Rule rule, String page) {
        String tag = rule.tag();
        Matcher sentence = Pattern.compile("^## " + tag + "\n\n(?:Error|Warning)\\. (.*?[.])(?: |$)", Pattern.MULTILINE)
                .matcher(page);
        assertThat(sentence.find()).as(tag).isTrue();
        return "| [" + tag + "](#" + tag.toLowerCase(Locale.ROOT) + ") | "
                + rule.severity().name().toLowerCase(Locale.ROOT) + " | " + sentence.group(1) + " |";
    }

    private static String entry(Rule rule) throws IOException {
        Matcher entry = Pattern.compile("^## " + rule.tag() + "\n(.*?)(?=^## |\\z)", Pattern.DOTALL | Pattern.MULTILINE)
                .matcher(Files.readString(PAGE));
        return entry.find() ? entry.group(1) : "";
    }

    private static String fixture(List<Fixture> fixtures, Rule rule) {
        return fixtures.stream()
                .filter(fixture -> fixture.name().equals(rule.tag()))
                .map(fixture -> String.join("\n", fixture.lines()))
                .findFirst()
                .orElseThrow();
    }

    /** The lines that are code, without indentation. */
    private static List<String> code(String text) {
        return text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("//"))
                .toList();
    }
}
