package io.keywright.schema;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.schema.KeyFormat.Digits;
import io.keywright.schema.KeyFormat.Kind;
import io.keywright.schema.KeyFormat.Pattern;
import io.keywright.schema.KeyFormat.Shard;
import io.keywright.schema.PropertyType.ListType;
import io.keywright.schema.PropertyType.MapType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.PropertyType.SetType;
import io.keywright.schema.PropertyType.Unmappable;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class FormatsTest {

    private static final PropertyType SHADES = TestModel.enumType("Shade", "RED", "RED_DARK", "BLUE");

    /** These sort by what is written, not by what the string was. */
    private static final Set<Kind> FOLDED = Set.of(Kind.LOWER, Kind.UPPER, Kind.ESCAPED);

    static Stream<Arguments> defaults() {
        return Stream.of(
                Arguments.of(ScalarKind.STRING, Kind.AS_IS),
                Arguments.of(ScalarKind.BYTE, Kind.PLAIN),
                Arguments.of(ScalarKind.SHORT, Kind.PLAIN),
                Arguments.of(ScalarKind.INT, Kind.PLAIN),
                Arguments.of(ScalarKind.LONG, Kind.PLAIN),
                Arguments.of(ScalarKind.BIG_INTEGER, Kind.PLAIN),
                Arguments.of(ScalarKind.INSTANT, Kind.NANOS),
                Arguments.of(ScalarKind.OFFSET_DATE_TIME, Kind.NANOS),
                Arguments.of(ScalarKind.ZONED_DATE_TIME, Kind.NANOS),
                Arguments.of(ScalarKind.LOCAL_DATE_TIME, Kind.NANOS),
                Arguments.of(ScalarKind.LOCAL_DATE, Kind.DATE),
                Arguments.of(ScalarKind.YEAR_MONTH, Kind.MONTH),
                Arguments.of(ScalarKind.YEAR, Kind.YEAR),
                Arguments.of(ScalarKind.UUID, Kind.UUID),
                Arguments.of(ScalarKind.BOOLEAN, Kind.BOOLEAN));
    }

    @ParameterizedTest
    @MethodSource("defaults")
    void placeholderWithoutFormatHasTheDefaultOfItsType(ScalarKind kind, Kind format) {
        assertThat(Formats.defaultFormat(Scalar.of(kind))).contains(KeyFormat.of(format));
    }

    @Test
    @DisplayName("B24: enum is written by its name")
    void enumIsWrittenByItsName() {
        assertThat(Formats.defaultFormat(SHADES)).contains(KeyFormat.of(Kind.ENUM));
        assertThat(Formats.legalNames(SHADES)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(
            value = ScalarKind.class,
            names = {
                "CHARACTER",
                "LOCAL_TIME",
                "OFFSET_TIME",
                "MONTH_DAY",
                "DURATION",
                "PERIOD",
                "ZONE_ID",
                "ZONE_OFFSET",
                "URI",
                "BYTE_BUFFER",
                "BYTES"
            })
    void otherSingleValuesAreNoComponents(ScalarKind kind) {
        assertThat(Formats.isComponent(Scalar.of(kind))).isFalse();
        assertThat(Formats.defaultFormat(Scalar.of(kind))).isEmpty();
        assertThat(Formats.legalNames(Scalar.of(kind))).isEmpty();
    }

    @Test
    void whatHoldsSeveralValuesIsNoComponent() {
        assertThat(List.of(
                        new ListType(TestModel.STRING),
                        new SetType(TestModel.STRING),
                        new MapType(TestModel.STRING, TestModel.STRING),
                        TestModel.ADDRESS,
                        new Unmappable("Object", "it could hold anything")))
                .noneMatch(Formats::isComponent);
    }

    @ParameterizedTest
    @EnumSource(
            value = ScalarKind.class,
            names = {"FLOAT", "DOUBLE", "BIG_DECIMAL"})
    void decimalsAreComponentsWithoutDefault(ScalarKind kind) {
        assertThat(Formats.isComponent(Scalar.of(kind))).isTrue();
        assertThat(Formats.defaultFormat(Scalar.of(kind))).isEmpty();
        assertThat(Formats.legalNames(Scalar.of(kind))).containsExactly("<digits>.<digits>", "signed<digits>.<digits>");
    }

    static Stream<Arguments> named() {
        return Stream.of(
                Arguments.of("upper", TestModel.STRING, KeyFormat.of(Kind.UPPER)),
                Arguments.of("sha256", TestModel.STRING, KeyFormat.of(Kind.SHA256)),
                Arguments.of("escaped", TestModel.STRING, KeyFormat.of(Kind.ESCAPED)),
                Arguments.of("signed8", TestModel.INT, new Digits(true, 8, 0)),
                Arguments.of("8.2", SampleFormats.BIG_DECIMAL, new Digits(false, 8, 2)),
                Arguments.of("36.2", Scalar.of(ScalarKind.DOUBLE), new Digits(false, 36, 2)),
                Arguments.of("signed8.2", Scalar.of(ScalarKind.FLOAT), new Digits(true, 8, 2)),
                Arguments.of("millis", TestModel.INSTANT, KeyFormat.of(Kind.MILLIS)),
                Arguments.of("micros", TestModel.LOCAL_DATE_TIME, KeyFormat.of(Kind.MICROS)),
                Arguments.of("yyyy", TestModel.INSTANT, new Pattern("yyyy")),
                Arguments.of("yyyy-MM", TestModel.INSTANT, new Pattern("yyyy-MM")),
                Arguments.of("yyyyMMdd", TestModel.ZONED_DATE_TIME, new Pattern("yyyyMMdd")),
                Arguments.of("yyyy/MM/dd HH:mm:ss", TestModel.LOCAL_DATE_TIME, new Pattern("yyyy/MM/dd HH:mm:ss")),
                Arguments.of("lower", TestModel.STRING, KeyFormat.of(Kind.LOWER)),
                Arguments.of("rest", TestModel.STRING, KeyFormat.of(Kind.REST)),
                Arguments.of("8", TestModel.INT, KeyFormat.padded(8)),
                Arguments.of("1", TestModel.LONG, KeyFormat.padded(1)),
                Arguments.of("38", Scalar.of(ScalarKind.BIG_INTEGER), KeyFormat.padded(38)),
                Arguments.of("date", TestModel.INSTANT, KeyFormat.of(Kind.DATE)),
                Arguments.of("seconds", TestModel.ZONED_DATE_TIME, KeyFormat.of(Kind.SECONDS)),
                Arguments.of("nanos", TestModel.LOCAL_DATE_TIME, KeyFormat.of(Kind.NANOS)),
                Arguments.of("shard(1)", TestModel.STRING, new Shard(1, OptionalInt.empty())),
                Arguments.of("shard( 100 )", TestModel.LONG, new Shard(100, OptionalInt.empty())),
                Arguments.of("shard(8,formerly=4)", TestModel.UUID, new Shard(8, OptionalInt.of(4))),
                Arguments.of("shard(4, formerly = 100)", SHADES, new Shard(4, OptionalInt.of(100))));
    }

    @ParameterizedTest
    @MethodSource("named")
    void formatIsFoundByItsName(String name, PropertyType type, KeyFormat format) {
        assertThat(Formats.find(name, type)).contains(format);
        assertThat(Formats.isKnown(name)).isTrue();
    }

    static Stream<Arguments> unfitting() {
        return Stream.of(
                Arguments.of("lower", TestModel.INT),
                Arguments.of("rest", TestModel.INSTANT),
                Arguments.of("8", TestModel.STRING),
                Arguments.of("8", TestModel.INSTANT),
                Arguments.of("date", TestModel.LOCAL_DATE),
                Arguments.of("seconds", TestModel.STRING),
                Arguments.of("nanos", TestModel.UUID),
                Arguments.of("lower", SHADES),
                Arguments.of("upper", TestModel.UUID),
                Arguments.of("sha256", TestModel.LONG),
                Arguments.of("escaped", SHADES),
                Arguments.of("signed8", TestModel.STRING),
                Arguments.of("8.2", TestModel.INT),
                Arguments.of("signed8", SampleFormats.BIG_DECIMAL),
                Arguments.of("millis", TestModel.LOCAL_DATE),
                Arguments.of("yyyy-MM", TestModel.YEAR_MONTH),
                Arguments.of("yyyy", TestModel.STRING),
                Arguments.of("8", SampleFormats.BIG_DECIMAL));
    }

    @ParameterizedTest
    @MethodSource("unfitting")
    void formatOfAnotherTypeIsKnownAndNotFound(String name, PropertyType type) {
        assertThat(Formats.find(name, type)).isEmpty();
        assertThat(Formats.isKnown(name)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "Lower",
                "lower ",
                "Upper",
                "sha-256",
                "sha1",
                "signed",
                "signed0",
                "signed08",
                "Signed8",
                "8.0",
                "8.02",
                "0.2",
                "8.",
                ".2",
                "8,2",
                "30.9",
                "-8.2",
                "milliseconds",
                "YYYY-MM",
                "yy-MM",
                "yyyy-mm",
                "yyyy-dd",
                "MM-yyyy",
                "yyyy-MM-",
                "-yyyy",
                "yyyy--MM",
                "yyyyM",
                "yyyy-MM-ddTHH",
                "yyyy-MM-dd'T'HH",
                "yyyy-MM-dd-hh",
                "yyyy0MM",
                "shard",
                "shard()",
                "shard(0)",
                "shard(04)",
                "shard(101)",
                "shard(-4)",
                "shard(4, 8)",
                "shard(8, formerly = 8)",
                "shard(8, formerly = 0)",
                "shard(8, formerly = 101)",
                "shard(8, Formerly = 4)",
                "shard(8, formerly 4)",
                "Shard(4)",
                "shard (4)",
                "shard(٤)",
                "0",
                "08",
                "39",
                "100",
                "-8",
                "<digits>",
                "٨"
            })
    void anyOtherTextIsNoFormat(String name) {
        assertThat(Formats.isKnown(name)).isFalse();
        assertThat(List.of(TestModel.STRING, TestModel.INT, TestModel.INSTANT))
                .allSatisfy(type -> assertThat(Formats.find(name, type)).isEmpty());
    }

    @Test
    void messagesNameEveryFormatOfTheType() {
        assertThat(Formats.legalNames(TestModel.STRING)).containsExactly("lower", "upper", "sha256", "rest", "escaped");
        assertThat(Formats.legalNames(TestModel.LONG)).containsExactly("<digits>", "signed<digits>");
        assertThat(Formats.legalNames(TestModel.OFFSET_DATE_TIME))
                .containsExactly("date", "seconds", "millis", "micros", "nanos", "yyyy-MM");
    }

    @Test
    void keyTakesTheFormatsOwnType() {
        KeyFormat date = KeyFormat.of(Kind.DATE);
        assertThat(Formats.argumentType(date, TestModel.INSTANT)).isEqualTo(TestModel.LOCAL_DATE);
        assertThat(Formats.argumentType(KeyFormat.of(Kind.SECONDS), TestModel.INSTANT))
                .isEqualTo(TestModel.INSTANT);
        assertThat(Formats.argumentType(new Pattern("yyyy-MM"), TestModel.INSTANT))
                .isEqualTo(TestModel.YEAR_MONTH);
        assertThat(Formats.argumentType(new Pattern("yyyy"), TestModel.OFFSET_DATE_TIME))
                .isEqualTo(TestModel.YEAR);
        assertThat(Formats.argumentType(new Pattern("yyyy.MM.dd"), TestModel.LOCAL_DATE_TIME))
                .isEqualTo(TestModel.LOCAL_DATE);
        assertThat(Formats.argumentType(new Pattern("yyyy-MM-dd-HH"), TestModel.INSTANT))
                .isEqualTo(TestModel.INSTANT);
        assertThat(Formats.argumentType(KeyFormat.padded(8), TestModel.INT)).isEqualTo(TestModel.INT);
    }

    @Test
    void aFormatTellsWhatItKeepsAndNoMore() {
        assertThat(tells(Kind.AS_IS, Kind.LOWER, TestModel.STRING)).isTrue();
        assertThat(tells(Kind.LOWER, Kind.LOWER, TestModel.STRING)).isTrue();
        assertThat(tells(Kind.LOWER, Kind.AS_IS, TestModel.STRING)).isFalse();
        assertThat(tells(Kind.LOWER, Kind.SHA256, TestModel.STRING)).isFalse();
        assertThat(tells(Kind.SECONDS, Kind.DATE, TestModel.INSTANT)).isTrue();
        assertThat(tells(Kind.MILLIS, Kind.SECONDS, TestModel.INSTANT)).isTrue();
        assertThat(tells(Kind.SECONDS, Kind.MILLIS, TestModel.INSTANT)).isFalse();
        assertThat(tells(Kind.SECONDS, Kind.NANOS, TestModel.INSTANT)).isFalse();
        assertThat(tells(Kind.NANOS, Kind.SECONDS, TestModel.INSTANT)).isTrue();
        assertThat(tells(Kind.DATE, Kind.SECONDS, TestModel.INSTANT)).isFalse();
        assertThat(tells(Kind.DATE, Kind.DATE, TestModel.INSTANT)).isTrue();
        KeyFormat month = new Pattern("yyyy-MM");
        KeyFormat hour = new Pattern("yyyyMMddHH");
        assertThat(Formats.tells(KeyFormat.of(Kind.DATE), month, TestModel.INSTANT))
                .isTrue();
        assertThat(Formats.tells(month, KeyFormat.of(Kind.DATE), TestModel.INSTANT))
                .isFalse();
        assertThat(Formats.tells(hour, KeyFormat.of(Kind.DATE), TestModel.INSTANT))
                .isTrue();
        assertThat(Formats.tells(KeyFormat.of(Kind.SECONDS), hour, TestModel.INSTANT))
                .isTrue();
        assertThat(Formats.tells(KeyFormat.of(Kind.DATE), hour, TestModel.INSTANT))
                .isFalse();
    }

    private static boolean tells(Kind kept, Kind needed, PropertyType type) {
        return Formats.tells(KeyFormat.of(kept), KeyFormat.of(needed), type);
    }

    @Test
    void informationIsLostWhereValuesCanShareAText() {
        assertThat(Formats.losesInformation(KeyFormat.of(Kind.LOWER), TestModel.STRING))
                .isTrue();
        assertThat(Formats.losesInformation(KeyFormat.of(Kind.DATE), TestModel.INSTANT))
                .isTrue();
        assertThat(Formats.losesInformation(KeyFormat.of(Kind.DATE), TestModel.LOCAL_DATE))
                .isFalse();
        assertThat(Formats.losesInformation(KeyFormat.of(Kind.SECONDS), TestModel.LOCAL_DATE_TIME))
                .isTrue();
        assertThat(Formats.losesInformation(KeyFormat.of(Kind.NANOS), TestModel.OFFSET_DATE_TIME))
                .isFalse();
    }

    @Test
    void enumHasFixedWidthWhenItsNamesDo() {
        KeyFormat format = KeyFormat.of(Kind.ENUM);
        assertThat(Formats.fixedWidth(format, TestModel.STATUS)).isEqualTo(OptionalInt.of(7));
        assertThat(Formats.fixedWidth(format, SHADES)).isEmpty();
        assertThat(Formats.fixedWidth(format, TestModel.enumType("Nothing"))).isEmpty();
    }

    @Test
    void delimiterIsKeptOutOfTextButNotOutOfTheRest() {
        assertThat(Formats.canContain(KeyFormat.of(Kind.AS_IS), TestModel.STRING, "#", '#'))
                .isFalse();
        assertThat(Formats.canContain(KeyFormat.of(Kind.AS_IS), TestModel.STRING, "|", '#'))
                .isTrue();
        assertThat(Formats.canContain(KeyFormat.of(Kind.LOWER), TestModel.STRING, "#", '#'))
                .isFalse();
        assertThat(Formats.canContain(KeyFormat.of(Kind.REST), TestModel.STRING, "#", '#'))
                .isTrue();
    }

    @Test
    void escapedTextHoldsNoDelimiterUnlessThatIsPartOfAnEscape() {
        KeyFormat escaped = KeyFormat.of(Kind.ESCAPED);
        assertThat(Formats.canContain(escaped, TestModel.STRING, "#", '#')).isFalse();
        assertThat(Formats.canContain(escaped, TestModel.STRING, "|", '|')).isFalse();
        assertThat(Formats.canContain(escaped, TestModel.STRING, "%", '%')).isTrue();
        assertThat(Formats.canContain(escaped, TestModel.STRING, "2", '2')).isTrue();
    }

    @Test
    void delimiterCanBePartOfPatternsAndDecimals() {
        assertThat(Formats.canContain(new Pattern("yyyy#MM"), TestModel.INSTANT, "#", '#'))
                .isTrue();
        assertThat(Formats.canContain(new Pattern("yyyy-MM"), TestModel.INSTANT, "#", '#'))
                .isFalse();
        assertThat(Formats.canContain(new Digits(true, 8, 2), SampleFormats.BIG_DECIMAL, ".", '.'))
                .isTrue();
    }

    @Test
    void alphabetsAreNoWiderThanTheyNeedToBe() {
        assertThat(Formats.canContain(KeyFormat.padded(8), TestModel.INT, "#", '-'))
                .isFalse();
        assertThat(Formats.canContain(KeyFormat.of(Kind.PLAIN), TestModel.INT, "#", '-'))
                .isTrue();
        assertThat(Formats.canContain(KeyFormat.of(Kind.SECONDS), TestModel.LOCAL_DATE_TIME, "#", 'Z'))
                .isFalse();
        assertThat(Formats.canContain(KeyFormat.of(Kind.SECONDS), TestModel.INSTANT, "#", '.'))
                .isFalse();
        assertThat(Formats.canContain(KeyFormat.of(Kind.UUID), TestModel.UUID, "#", 'g'))
                .isFalse();
        assertThat(Formats.canContain(KeyFormat.of(Kind.LOWER), TestModel.STRING, "#", 'A'))
                .isFalse();
        assertThat(Formats.canContain(KeyFormat.of(Kind.ENUM), SHADES, "#", '_'))
                .isTrue();
        assertThat(Formats.canContain(KeyFormat.of(Kind.ENUM), TestModel.STATUS, "#", '_'))
                .isFalse();
        assertThat(Formats.canContain(KeyFormat.of(Kind.BOOLEAN), TestModel.BOOLEAN, "#", 'x'))
                .isFalse();
    }

    static List<Arguments> everyFormat() {
        return SampleFormats.all().stream()
                .map(sample -> Arguments.of(sample.format(), sample.type()))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("everyFormat")
    void writtenTextsAreAsTheFactsSay(KeyFormat format, PropertyType type) {
        Trials.run(500, random -> {
            String text = SampleValues.text(format, SampleValues.value(format, type, random));

            assertThat(text.codePoints()).allMatch(c -> Formats.canContain(format, type, "#", c));
            Formats.fixedWidth(format, type).ifPresent(width -> assertThat(text).hasSize(width));
            Optional<List<String>> texts = Formats.texts(format, type);
            assertThat(texts.isEmpty() || texts.get().contains(text)).isTrue();
        });
    }

    @ParameterizedTest
    @MethodSource("everyFormat")
    void textsSortAndDifferAsTheFactsSay(KeyFormat format, PropertyType type) {
        Trials.run(2_000, random -> {
            Object a = SampleValues.value(format, type, random);
            Object b = SampleValues.value(format, type, random);
            String textOfA = SampleValues.text(format, a);
            String textOfB = SampleValues.text(format, b);

            if (!Formats.losesInformation(format, type)) {
                assertThat(textOfA.equals(textOfB)).isEqualTo(SampleValues.compare(a, b) == 0);
            }
            if (Formats.isOrdered(format) && !FOLDED.contains(format.kind()) && SampleValues.compare(a, b) < 0) {
                assertThat(SampleValues.KEY_ORDER.compare(textOfA, textOfB)).isLessThanOrEqualTo(0);
            }
        });
    }
}
