package io.keywright.schema;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.schema.KeyTemplate.Fault;
import io.keywright.schema.KeyTemplate.Literal;
import io.keywright.schema.KeyTemplate.Placeholder;
import io.keywright.schema.KeyTemplate.Segment;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TemplateParserTest {

    @Test
    void literalsAndPlaceholdersKeepTheirOrder() {
        KeyTemplate template = TemplateParser.parse("STATUS#{status}#{placedAt:date}!");

        assertThat(template.segments())
                .containsExactly(
                        new Literal("STATUS#"),
                        new Placeholder("status", ""),
                        new Literal("#"),
                        new Placeholder("placedAt", "date"),
                        new Literal("!"));
        assertThat(template.faults()).isEmpty();
        assertThat(template.text()).isEqualTo("STATUS#{status}#{placedAt:date}!");
    }

    @Test
    void templateWithoutPlaceholdersIsOneLiteral() {
        assertThat(TemplateParser.parse("CUSTOMER").segments()).containsExactly(new Literal("CUSTOMER"));
    }

    @Test
    void placeholderReachesIntoDocuments() {
        Placeholder placeholder =
                TemplateParser.parse("{address.country:lower}").placeholders().get(0);

        assertThat(placeholder).isEqualTo(new Placeholder("address.country", "lower"));
        assertThat(placeholder.names()).containsExactly("address", "country");
    }

    @Test
    void onlyTheFirstColonEndsThePath() {
        assertThat(TemplateParser.parse("{at:HH:mm}").segments()).containsExactly(new Placeholder("at", "HH:mm"));
    }

    @Test
    void colonsOutsideOfBracesAreText() {
        assertThat(TemplateParser.parse("a:b#{c}").segments())
                .containsExactly(new Literal("a:b#"), new Placeholder("c", ""));
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "{, UNCLOSED, 0",
                "A#{a, UNCLOSED, 2",
                "A#{a#{b}, UNCLOSED, 2",
                "A#{a:lower#{b}, UNCLOSED, 2",
                "}, STRAY, 0",
                "A#{a}}, STRAY, 5",
                "A#a}#{b}, STRAY, 3",
                "{a{b}}, NESTED, 2",
                "{{a}}, NESTED, 1",
                "A#{}, EMPTY, 2",
                "A#{ }, EMPTY, 2",
                "A#{:lower}, EMPTY, 2",
                "A#{a:}, NO_FORMAT, 4",
                "A#{a: }, NO_FORMAT, 4",
            })
    void oneMistakeIsOneFaultAtItsPlace(String text, Fault.Kind kind, int offset) {
        assertThat(TemplateParser.parse(text).faults()).containsExactly(new Fault(kind, offset));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\t\n"})
    void templateWithoutTextIsBlank(String text) {
        assertThat(TemplateParser.parse(text).faults()).containsExactly(new Fault(Fault.Kind.BLANK, 0));
    }

    @Test
    void everyMistakeIsFoundAtOnce() {
        assertThat(TemplateParser.parse("}#{}#{a:}#{b").faults())
                .extracting(Fault::kind)
                .containsExactly(Fault.Kind.STRAY, Fault.Kind.EMPTY, Fault.Kind.NO_FORMAT, Fault.Kind.UNCLOSED);
    }

    @ParameterizedTest
    @CsvSource({
        "CUSTOMER#{customerId,           '{customerId}'",
        "CUSTOMER#{customerId#{orderId}, '{customerId},{orderId}'",
        "{email:lower#ORDER,             '{email:lower}'",
        "{address.country#X,             '{address.country}'",
        "{a:}#{b},                       '{a},{b}'",
        "{a{b}}#{c},                     '{a},{b},{c}'",
    })
    void brokenTemplateStillTellsItsProperties(String text, String sources) {
        assertThat(TemplateParser.parse(text).placeholders().stream()
                        .map(Placeholder::source)
                        .collect(Collectors.joining(",")))
                .isEqualTo(sources);
    }

    @Test
    void anyTextIsReadWithoutAnException() {
        Trials.run(20_000, random -> {
            String text = randomText(random);
            KeyTemplate template = TemplateParser.parse(text);

            assertThat(template.text()).isEqualTo(text);
            assertThat(template.faults())
                    .allSatisfy(fault -> assertThat(fault.offset()).isBetween(0, Math.max(0, text.length() - 1)));
            assertThat(hasNeighbouringLiterals(template.segments())).isFalse();
            assertThat(template.placeholders())
                    .allSatisfy(placeholder -> assertThat(placeholder.path()).isNotBlank());
        });
    }

    @Test
    void segmentsOfSoundTemplateAreItsText() {
        Trials.run(20_000, random -> {
            String text = randomText(random);
            KeyTemplate template = TemplateParser.parse(text);

            if (template.faults().isEmpty()) {
                assertThat(sources(template.segments())).isEqualTo(text);
            }
        });
    }

    @Test
    void segmentsPutTogetherAreReadAsTheSameSegments() {
        Trials.run(5_000, random -> {
            List<Segment> segments = RandomTables.segments(random, List.of("a", "b.c", "naïve", "d_1", "$e"));

            KeyTemplate template = TemplateParser.parse(sources(segments));

            assertThat(template.faults()).isEmpty();
            assertThat(template.segments()).isEqualTo(segments);
        });
    }

    private static String sources(List<Segment> segments) {
        return segments.stream()
                .map(segment ->
                        segment instanceof Placeholder placeholder ? placeholder.source() : ((Literal) segment).text())
                .collect(Collectors.joining());
    }

    private static boolean hasNeighbouringLiterals(List<Segment> segments) {
        for (int i = 1; i < segments.size(); i++) {
            if (segments.get(i) instanceof Literal && segments.get(i - 1) instanceof Literal) {
                return true;
            }
        }
        return false;
    }

    private static String randomText(Random random) {
        String alphabet = "{{{}}}::..##ab \"\\$\uD83D\uDE00\u0000";
        StringBuilder text = new StringBuilder();
        int length = random.nextInt(14);
        for (int i = 0; i < length; i++) {
            text.append(alphabet.charAt(random.nextInt(alphabet.length())));
        }
        return text.toString();
    }
}
