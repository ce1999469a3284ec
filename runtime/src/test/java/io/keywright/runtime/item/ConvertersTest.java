package io.keywright.runtime.item;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class ConvertersTest {

    static Stream<Arguments> storedForms() {
        return Stream.of(
                Arguments.of(Converters.ofString(), "", s("")),
                Arguments.of(Converters.ofString(), "ü\uD83D\uDE00", s("ü\uD83D\uDE00")),
                Arguments.of(Converters.ofByte(), (byte) -128, n("-128")),
                Arguments.of(Converters.ofShort(), (short) 12, n("12")),
                Arguments.of(Converters.ofInt(), Integer.MIN_VALUE, n("-2147483648")),
                Arguments.of(Converters.ofLong(), Long.MAX_VALUE, n("9223372036854775807")),
                Arguments.of(Converters.ofBigInteger(), new BigInteger("1" + "0".repeat(40)), n("1" + "0".repeat(40))),
                Arguments.of(Converters.ofFloat(), 0.1f, n("0.1")),
                Arguments.of(Converters.ofDouble(), 1.70206220242e12, n("1702062202420")),
                Arguments.of(Converters.ofDouble(), -1.0e-9, n("-0.000000001")),
                Arguments.of(Converters.ofBigDecimal(), new BigDecimal("19.9"), n("19.9")),
                Arguments.of(Converters.ofBigDecimal(), BigDecimal.ZERO, n("0")),
                Arguments.of(Converters.ofBoolean(), true, AttributeValue.fromBool(true)),
                Arguments.of(Converters.ofCharacter(), 'ä', s("ä")),
                Arguments.of(
                        Converters.ofInstant(),
                        Instant.parse("2024-05-01T12:00:00Z"),
                        s("2024-05-01T12:00:00.000000000Z")),
                Arguments.of(
                        Converters.ofOffsetDateTime(),
                        OffsetDateTime.parse("2024-05-01T12:00:00+02:00"),
                        s("2024-05-01T12:00+02:00")),
                Arguments.of(
                        Converters.ofZonedDateTime(),
                        ZonedDateTime.parse("2024-10-27T02:30:00+01:00[Europe/Vienna]"),
                        s("2024-10-27T02:30+01:00[Europe/Vienna]")),
                Arguments.of(
                        Converters.ofLocalDateTime(),
                        LocalDateTime.parse("2024-05-01T12:00:00.5"),
                        s("2024-05-01T12:00:00.500000000")),
                Arguments.of(Converters.ofLocalDate(), LocalDate.of(2024, 5, 1), s("2024-05-01")),
                Arguments.of(Converters.ofLocalTime(), LocalTime.of(12, 0), s("12:00")),
                Arguments.of(Converters.ofOffsetTime(), OffsetTime.parse("12:00+02:00"), s("12:00+02:00")),
                Arguments.of(Converters.ofYearMonth(), YearMonth.of(2024, 5), s("2024-05")),
                Arguments.of(Converters.ofYear(), Year.of(-44), n("-44")),
                Arguments.of(Converters.ofMonthDay(), MonthDay.of(5, 1), s("--05-01")),
                Arguments.of(Converters.ofDuration(), Duration.ofMinutes(90), s("PT1H30M")),
                Arguments.of(Converters.ofPeriod(), Period.of(1, 2, 3), s("P1Y2M3D")),
                Arguments.of(Converters.ofZoneId(), ZoneId.of("Europe/Vienna"), s("Europe/Vienna")),
                Arguments.of(Converters.ofZoneOffset(), ZoneOffset.ofHours(2), s("+02:00")),
                Arguments.of(
                        Converters.ofUuid(),
                        UUID.fromString("0A1B2C3D-0000-0000-0000-00000000FFFF"),
                        s("0a1b2c3d-0000-0000-0000-00000000ffff")),
                Arguments.of(
                        Converters.ofBytes(),
                        new byte[] {1, 2},
                        AttributeValue.fromB(SdkBytes.fromByteArray(new byte[] {1, 2}))),
                Arguments.of(EnumConverter.of(DayOfWeek.values()), DayOfWeek.FRIDAY, s("FRIDAY")));
    }

    @ParameterizedTest
    @MethodSource("storedForms")
    <T> void writesTheStoredFormAndReadsItBack(Converter<T> converter, T value, AttributeValue stored) {
        assertThat(converter.toValue(value)).isEqualTo(stored);
        assertThat(converter.fromValue(stored)).isEqualTo(value);
    }

    @Test
    void readsEveryIsoFormOfATime() {
        assertThat(Converters.ofInstant().fromValue(s("2024-05-01T12:00:00Z"))).isEqualTo("2024-05-01T12:00:00Z");
        assertThat(Converters.ofInstant().fromValue(s("2024-05-01T14:00:00+02:00")))
                .isEqualTo("2024-05-01T12:00:00Z");
        assertThat(Converters.ofLocalDateTime().fromValue(s("2024-05-01T12:00")))
                .isEqualTo("2024-05-01T12:00:00");
    }

    @Test
    void readsWholeNumbersInEveryNotation() {
        assertThat(Converters.ofInt().fromValue(n("1E+2"))).isEqualTo(100);
        assertThat(Converters.ofLong().fromValue(n("5.00"))).isEqualTo(5);
        assertThat(Converters.ofBigInteger().fromValue(n("1e38"))).isEqualTo(BigInteger.TEN.pow(38));
    }

    @Test
    void aNumberThatDoesNotFitIsRefusedAndNeverCut() {
        assertRefused(Converters.ofByte(), n("128"), "a whole number (N) of a byte", "another number (N)");
        assertRefused(Converters.ofShort(), n("32768"), "a whole number (N) of a short", "another number (N)");
        assertRefused(Converters.ofInt(), n("2147483648"), "a whole number (N) of an int", "another number (N)");
        assertRefused(Converters.ofInt(), n("1.5"), "a whole number (N) of an int", "another number (N)");
        assertRefused(
                Converters.ofLong(), n("9223372036854775808"), "a whole number (N) of a long", "another number (N)");
        assertRefused(Converters.ofBigInteger(), n("1E+999999999"), "a whole number (N)", "another number (N)");
        assertRefused(Converters.ofFloat(), n("1E+100"), "a number (N) of a float", "another number (N)");
        assertRefused(Converters.ofYear(), n("4000000000"), "a year as number (N)", "another number (N)");
    }

    @Test
    void anotherTypeIsRefused() {
        assertRefused(Converters.ofString(), n("1"), "any text as text (S)", "a number (N)");
        assertRefused(Converters.ofInt(), s("1"), "a whole number (N) of an int", "a text (S)");
        assertRefused(Converters.ofBoolean(), s("true"), "a truth value (BOOL)", "a text (S)");
        assertRefused(Converters.ofBytes(), s("AQ=="), "bytes (B)", "a text (S)");
    }

    @Test
    void textThatIsNotTheValueIsRefusedWithoutBeingQuoted() {
        assertRefused(Converters.ofInstant(), s("s3cret"), "an ISO instant as text (S)", "another text (S)");
        assertRefused(Converters.ofUuid(), s("s3cret"), "a UUID as text (S)", "another text (S)");
        assertRefused(Converters.ofCharacter(), s("s3cret"), "one character as text (S)", "another text (S)");
        assertRefused(Converters.ofZoneId(), s("s3cret"), "the name of a time zone as text (S)", "another text (S)");
        assertRefused(
                EnumConverter.of(DayOfWeek.values()),
                s("s3cret"),
                "the text of a constant as text (S)",
                "another text (S)");
    }

    @Test
    void constantsOfAnEnumAreGivenAllAndInOrder() {
        assertThatThrownBy(() -> EnumConverter.of(new DayOfWeek[] {DayOfWeek.MONDAY, DayOfWeek.FRIDAY}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the constants of an enum must be all of them and in order, as values() gives them; out of"
                        + " place is FRIDAY");
        assertThatThrownBy(() -> EnumConverter.of(new DayOfWeek[] {DayOfWeek.TUESDAY, DayOfWeek.MONDAY}))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aConstantThatTheConverterWasNotGivenIsRefusedBothWays() {
        EnumConverter<DayOfWeek> first = EnumConverter.of(new DayOfWeek[] {DayOfWeek.MONDAY});

        assertUnstorable(first, DayOfWeek.TUESDAY, "Expected a constant that can be stored, found another one.");
        assertThatThrownBy(() -> first.write(DayOfWeek.TUESDAY)).isInstanceOf(ConversionException.class);
        assertRefused(first, s("TUESDAY"), "the text of a constant as text (S)", "another text (S)");
    }

    @Test
    void numbersThatDynamoDbCannotHoldAreRefused() {
        assertUnstorable(Converters.ofDouble(), Double.NaN, "a finite number");
        assertUnstorable(Converters.ofDouble(), Double.NEGATIVE_INFINITY, "a finite number");
        assertUnstorable(Converters.ofDouble(), Double.MAX_VALUE, "a number between 1E-130 and 1E+126");
        assertUnstorable(Converters.ofDouble(), Double.MIN_VALUE, "a number between 1E-130 and 1E+126");
        assertUnstorable(Converters.ofFloat(), Float.NaN, "a finite number");
        assertUnstorable(
                Converters.ofBigDecimal(),
                new BigDecimal("123456789012345678901234567890123456789"),
                "a number of at most 38 significant digits");
        assertUnstorable(Converters.ofBigDecimal(), new BigDecimal("1E126"), "a number between 1E-130 and 1E+126");
        assertUnstorable(Converters.ofBigDecimal(), new BigDecimal("1E-131"), "a number between 1E-130 and 1E+126");
    }

    @Test
    void takesTheWholeRangeOfDynamoDbsNumbers() {
        String digits = "9".repeat(38);

        assertThat(Converters.ofBigDecimal().toValue(new BigDecimal(digits)).n())
                .isEqualTo(digits);
        assertThat(Converters.ofBigDecimal().toValue(new BigDecimal("1E125")).n())
                .isEqualTo("1" + "0".repeat(125));
        assertThat(Converters.ofBigDecimal().toValue(new BigDecimal("1E-130")).n())
                .isEqualTo("0." + "0".repeat(129) + "1");
        assertThat(Converters.ofBigDecimal().toValue(new BigDecimal("1.500")).n())
                .isEqualTo("1.5");
        assertThat(Converters.ofDouble().toValue(-0.0).n()).isEqualTo("0");
    }

    @Test
    void timesWhoseTextWouldNotSortAreRefused() {
        assertUnstorable(Converters.ofInstant(), Instant.MAX, "a year from 0000 to 9999");
        assertUnstorable(Converters.ofLocalDateTime(), LocalDateTime.MIN, "a year from 0000 to 9999");
        assertUnstorable(Converters.ofLocalDate(), LocalDate.of(-1, 1, 1), "a year from 0000 to 9999");
        assertUnstorable(Converters.ofYearMonth(), YearMonth.of(10_000, 1), "a year from 0000 to 9999");
        assertThat(Converters.ofOffsetDateTime().toValue(OffsetDateTime.MAX).s())
                .startsWith("+999999999");
    }

    @Test
    void halfOfASurrogatePairIsNoText() {
        for (String text : List.of("\uD83D", "a\uDE00b", "\uDE00\uD83D", "\uD83D\uD83D\uDE00")) {
            assertThatThrownBy(() -> Converters.ofString().toValue(text))
                    .isInstanceOf(ConversionException.class)
                    .hasMessage("Expected well-formed text, found half of a surrogate pair.");
        }
        assertThat(Converters.ofString().toValue("\uD83D\uDE00").s()).isEqualTo("\uD83D\uDE00");
    }

    @Test
    void halfOfASurrogatePairIsNoCharacter() {
        assertUnstorable(Converters.ofCharacter(), '\uD83D', "a character");
    }

    @Test
    void bytesAreCopied() {
        byte[] bytes = {1};
        AttributeValue stored = Converters.ofBytes().toValue(bytes);
        bytes[0] = 2;
        Converters.ofBytes().fromValue(stored)[0] = 3;

        assertThat(stored.b().asByteArray()).containsExactly(1);
    }

    private static <T> void assertRefused(
            Converter<T> converter, AttributeValue stored, String expected, String found) {
        assertThatThrownBy(() -> converter.fromValue(stored))
                .isInstanceOfSatisfying(ConversionException.class, failure -> {
                    assertThat(failure.expected()).startsWith(expected);
                    assertThat(failure.found()).isEqualTo(found);
                })
                .hasMessageNotContaining("s3cret")
                .hasNoCause();
    }

    private static <T> void assertUnstorable(Converter<T> converter, T value, String expected) {
        assertThatThrownBy(() -> converter.toValue(value))
                .isInstanceOf(ConversionException.class)
                .hasMessageContaining(expected);
    }

    private static AttributeValue s(String text) {
        return AttributeValue.fromS(text);
    }

    private static AttributeValue n(String digits) {
        return AttributeValue.fromN(digits);
    }

    @Test
    void numbersFarOutOfRangeAreRefusedWhateverTheirScale() {
        assertThatThrownBy(() -> Converters.ofBigDecimal().toValue(new BigDecimal(BigInteger.TEN, Integer.MIN_VALUE)))
                .isInstanceOf(ConversionException.class);
        assertThatThrownBy(() -> Converters.ofBigDecimal().toValue(new BigDecimal(BigInteger.TEN.pow(20_000))))
                .isInstanceOf(ConversionException.class);
        assertThatThrownBy(() -> Converters.ofBigDecimal().toValue(new BigDecimal(BigInteger.TEN.pow(20_000), 20_000)))
                .isInstanceOf(ConversionException.class);
    }
}
