package io.keywright.schema;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.schema.Collisions.Collision;
import io.keywright.schema.KeyTemplate.Literal;
import io.keywright.schema.KeyTemplate.Placeholder;
import io.keywright.schema.KeyTemplate.Segment;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The analysis against keys that are written out: where it is silent no key is common, and its witness is one. */
class CollisionsPromiseTest {

    private static final String REAL_TIME =
            "\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d";

    /** A placeholder with some of the texts that its values have, and what all such texts are like. */
    private record Sample(String source, String property, PropertyType type, String shape, List<String> texts) {}

    private static final List<Sample> SAMPLES = List.of(
            sample("a", TestModel.STRING, "", "[^#]+", "a", "A", "1", "%", "%2", "11", "aA", "-", "true", "RED"),
            sample("b", TestModel.STRING, "lower", "[^#A-Z]+", "a", "1", "%", "%23", "a%", "é", "2024"),
            sample("c", TestModel.STRING, "upper", "[^#a-z]+", "A", "1", "%", "%23", "RED", "RED_", "2024-01-01"),
            sample("d", TestModel.STRING, "rest", ".+", "a", "#", "a#1", "1#1", "#%", "LINE#1", "a#LINE#1"),
            sample("e", TestModel.STRING, "escaped", "([^#%]|%23|%25)+", "a", "%23", "%25", "a%23", "%2523", "1", "2"),
            sample("f", TestModel.STRING, "sha256", "[0-9a-f]{64}", "a".repeat(64), "1".repeat(64)),
            sample("g", TestModel.LONG, "", "0|-?[1-9]\\d{0,18}", "0", "1", "-1", "11", "12", "100", "2024"),
            sample("h", TestModel.INT, "2", "\\d\\d", "00", "01", "11", "12", "20"),
            sample("i", TestModel.INT, "12", "00\\d{10}", "000000000000", "000000000011"),
            sample("j", TestModel.INT, "signed1", "1\\d|0[0-8]", "10", "11", "08", "00"),
            sample("k", TestModel.INT, "signed12", "100\\d{10}|099\\d{10}", "1000000000001", "0999999999998"),
            sample("l", SampleFormats.BIG_DECIMAL, "1.1", "\\d\\.\\d", "0.0", "1.1"),
            sample("m", SampleFormats.BIG_DECIMAL, "signed1.1", "1\\d\\.\\d|0\\d\\.\\d", "10.0", "11.1", "09.8"),
            sample("n", TestModel.LOCAL_DATE, "", REAL_TIME.substring(0, REAL_TIME.indexOf('T')), "2024-01-01"),
            sample("o", TestModel.INSTANT, "", REAL_TIME + "\\.\\d{9}Z", "2024-01-01T00:00:00.000000000Z"),
            sample("p", TestModel.LOCAL_DATE_TIME, "micros", REAL_TIME + "\\.\\d{6}", "2024-01-01T00:00:00.000000"),
            sample(
                    "q",
                    TestModel.INSTANT,
                    "yyyyMMddHH",
                    "\\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\\d|3[01])([01]\\d|2[0-3])",
                    "2024010100"),
            sample("r", TestModel.YEAR_MONTH, "", "\\d{4}-(0[1-9]|1[0-2])", "2024-01", "1111-11"),
            sample("s", TestModel.YEAR, "", "\\d{4}", "2024", "1111", "0000"),
            sample(
                    "t",
                    TestModel.UUID,
                    "",
                    "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}",
                    "aaaaaaaa-aaaa-aaaa-aaaa-aaaaaaaaaaaa"),
            sample("u", TestModel.BOOLEAN, "", "true|false", "true", "false"),
            sample("v", TestModel.enumType("Shade", "RED", "RED_DARK"), "", "RED|RED_DARK", "RED", "RED_DARK"),
            sample("w", TestModel.STRING, "shard(4)", "[0-3]", "0", "1", "2", "3"),
            sample("x", TestModel.LONG, "shard(12, formerly = 4)", "0\\d|1[01]|[0-3]", "00", "09", "11", "0", "3"),
            sample("y", PropertyType.Scalar.of(ScalarKind.CURRENCY), "", "[A-Z]{3}", "AAA", "EUR", "RED"),
            sample("z", PropertyType.Scalar.of(ScalarKind.LOCALE), "", "[A-Za-z0-9-]+", "a", "1", "A", "RED", "2024"));

    private static final Property[] PROPERTIES = SAMPLES.stream()
            .map(sample -> TestModel.property(sample.property(), sample.type()))
            .toArray(Property[]::new);

    private static final List<String> LITERALS = List.of(
            "", "", "#", "#", "#", "#LINE#", "X#", "a", "A", "1", "0", "%", "%2", "%23", "-", "T", "RED", "_DARK", "é");

    private static Sample sample(String property, PropertyType type, String format, String shape, String... texts) {
        String source = "{" + property + (format.isEmpty() ? "" : ":" + format) + "}";
        return new Sample(source, property, type, shape, List.of(texts));
    }

    @Test
    void theSamplesAreTextsOfTheirFormats() {
        assertThat(SAMPLES)
                .allSatisfy(sample ->
                        assertThat(sample.texts()).allMatch(text -> matches(text, sample.shape()), sample.source()));
    }

    @Test
    void everyFormatHasASample() {
        Set<KeyFormat.Kind> kinds = new HashSet<>();
        SampleFormats.all().forEach(sample -> kinds.add(sample.format().kind()));
        Set<KeyFormat.Kind> tried = new HashSet<>();
        SAMPLES.forEach(sample -> tried.add(component(sample.source()).format().kind()));
        tried.add(KeyFormat.Kind.SECONDS); // which differs from micros by digits only
        tried.add(KeyFormat.Kind.MILLIS);
        assertThat(tried).containsAll(kinds);
    }

    @Test
    void everyPairOfFormatsMeetsWhereTheirTextsDoAndNowhereElse() {
        int[] met = new int[1];
        for (Sample one : SAMPLES) {
            for (Sample other : SAMPLES) {
                for (List<String> around : List.of(List.of("", ""), List.of("K#", ""), List.of("", "#K"))) {
                    met[0] += check(
                            List.of(around.get(0), one.source(), around.get(1)),
                            List.of(around.get(0), other.source(), around.get(1)));
                }
            }
        }
        assertThat(met[0]).isGreaterThan(500);
    }

    @Test
    void templatesMeetWhereTheirKeysDoAndNowhereElse() {
        int[] met = new int[1];
        Trials.run(4_000, random -> {
            List<String> one = pieces(random);
            met[0] += check(one, random.nextInt(4) == 0 ? pieces(random) : changed(one, random));
        });
        assertThat(met[0]).isBetween(500, 3_500);
    }

    /** The same with another placeholder or another literal here and there. */
    private static List<String> changed(List<String> pieces, Random random) {
        return pieces.stream()
                .map(piece -> random.nextBoolean()
                        ? piece
                        : piece.startsWith("{") || random.nextInt(4) == 0
                                ? SampleValues.pick(random, SAMPLES).source()
                                : piece)
                .toList();
    }

    private static List<String> pieces(Random random) {
        List<String> pieces = new ArrayList<>(List.of(SampleValues.pick(random, LITERALS)));
        int placeholders = random.nextInt(3);
        for (int i = 0; i < placeholders; i++) {
            pieces.add(SampleValues.pick(random, random.nextBoolean() ? SAMPLES.subList(0, 8) : SAMPLES)
                    .source());
            pieces.add(SampleValues.pick(random, LITERALS));
        }
        return String.join("", pieces).isEmpty() ? List.of("K") : pieces;
    }

    /** One if the analysis found a key. */
    private static int check(List<String> one, List<String> other) {
        KeyTemplate first = TemplateParser.parse(String.join("", one));
        KeyTemplate second = TemplateParser.parse(String.join("", other));
        List<Collision> found = Collisions.of(TestModel.table(
                TestModel.entity("One", new EntityKey(first, TemplateParser.parse("S"), null), List.of(), PROPERTIES),
                TestModel.entity(
                        "Two", new EntityKey(second, TemplateParser.parse("S"), null), List.of(), PROPERTIES)));
        if (found.isEmpty()) {
            Set<String> common = keys(first);
            common.retainAll(keys(second));
            assertThat(common).as("%s and %s", first, second).isEmpty();
            return 0;
        }
        String witness = found.get(0).partition();
        assertThat(writes(first, witness))
                .as("%s by %s (and %s)", witness, first, second)
                .isTrue();
        assertThat(writes(second, witness))
                .as("%s by %s (and %s)", witness, second, first)
                .isTrue();
        return 1;
    }

    private static Set<String> keys(KeyTemplate template) {
        Set<String> keys = new HashSet<>(Set.of(""));
        for (Segment segment : template.segments()) {
            List<String> texts = segment instanceof Literal literal
                    ? List.of(literal.text())
                    : sample(segment).texts();
            Set<String> longer = new HashSet<>();
            keys.forEach(key -> texts.forEach(text -> longer.add(key + text)));
            keys = longer;
        }
        return keys;
    }

    private static boolean writes(KeyTemplate template, String key) {
        StringBuilder pattern = new StringBuilder();
        for (Segment segment : template.segments()) {
            pattern.append(
                    segment instanceof Literal literal
                            ? java.util.regex.Pattern.quote(literal.text())
                            : "(" + sample(segment).shape() + ")");
        }
        return matches(key, pattern.toString());
    }

    private static boolean matches(String text, String pattern) {
        return java.util.regex.Pattern.compile(pattern, java.util.regex.Pattern.DOTALL)
                .matcher(text)
                .matches();
    }

    private static Sample sample(Segment segment) {
        String source = ((Placeholder) segment).source();
        return SAMPLES.stream()
                .filter(sample -> sample.source().equals(source))
                .findFirst()
                .orElseThrow();
    }

    private static Component component(String template) {
        Entity entity = TestModel.entity("One", TestModel.key("P", "S"), List.of(), PROPERTIES);
        return Resolver.components(TestModel.table(entity), entity, TemplateParser.parse(template))
                .get(0);
    }

    @Test
    void aRestMeetsWhatHasMorePartsAndTheWitnessSaysHow() {
        assertThat(witness("ORDER#{id:rest}", "ORDER#{x}#LINE#{y}")).containsExactly("ORDER#a#LINE#a");
        assertThat(witness("ORDER#{id}", "ORDER#{x}#LINE#{y}")).isEmpty();
        assertThat(witness("ORDER#{id:escaped}", "ORDER#{x}#LINE#{y}")).isEmpty();
        assertThat(witness("ORDER#{id:escaped}", "ORDER#%")).isEmpty();
        assertThat(witness("ORDER#{id:escaped}", "ORDER#%23")).containsExactly("ORDER#%23");
        assertThat(witness("ORDER#{id:escaped}", "ORDER#{x:sha256}")).containsExactly("ORDER#" + "a".repeat(64));
        assertThat(witness("ORDER#{n}", "ORDER#0{n:2}")).isEmpty();
        assertThat(witness("ORDER#{n}", "ORDER#{n:2}")).containsExactly("ORDER#11");
        assertThat(witness("ORDER#{n:12}", "ORDER#{x:upper}")).containsExactly("ORDER#001111111111");
        assertThat(witness("ORDER#{day}", "ORDER#2024-13-01")).isEmpty();
        assertThat(witness("ORDER#{day}", "ORDER#2024-12-01")).containsExactly("ORDER#2024-12-01");
        assertThat(witness("ORDER#{x:lower}", "ORDER#A")).isEmpty();
    }

    private static List<String> witness(String one, String other) {
        Property[] properties = {
            TestModel.property("id", TestModel.STRING),
            TestModel.property("x", TestModel.STRING),
            TestModel.property("y", TestModel.STRING),
            TestModel.property("n", TestModel.INT),
            TestModel.property("day", TestModel.LOCAL_DATE)
        };
        return Collisions.of(TestModel.table(
                        TestModel.entity("One", TestModel.key(one, "S"), List.of(), properties),
                        TestModel.entity("Two", TestModel.key(other, "S"), List.of(), properties)))
                .stream()
                .map(Collision::partition)
                .toList();
    }
}
