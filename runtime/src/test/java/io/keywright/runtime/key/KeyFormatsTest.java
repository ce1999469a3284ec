package io.keywright.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Locale;
import java.util.TimeZone;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

/** The exact text of every format, which is stored data for ever, whatever the default locale and time zone are. */
@ParameterizedClass
@ValueSource(strings = {"en-US", "tr-TR", "ar-EG-u-nu-arab", "th-TH-u-ca-buddhist-nu-thai"})
@ResourceLock(Resources.LOCALE)
@ResourceLock(Resources.TIME_ZONE)
class KeyFormatsTest {

    private static final Instant INSTANT = Instant.parse("2024-05-01T23:04:05.000000070Z");

    private final Locale locale = Locale.getDefault();
    private final TimeZone timeZone = TimeZone.getDefault();

    KeyFormatsTest(String languageTag) {
        Locale.setDefault(Locale.forLanguageTag(languageTag));
        TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Kiritimati"));
    }

    @AfterEach
    void restore() {
        Locale.setDefault(locale);
        TimeZone.setDefault(timeZone);
    }

    @Test
    @DisplayName("B10: strings are kept byte for byte")
    void stringsAreKeptByteForByte() {
        assertThat(text(KeyFormats.text('#'), "Ünï ID\t%1\uD83D\uDE00")).isEqualTo("Ünï ID\t%1\uD83D\uDE00");
    }

    @Test
    void lowerFoldsByTheRootLocale() {
        assertThat(text(KeyFormats.lower('#'), "TITLE IŞIK Ä@EXAMPLE.COM")).isEqualTo("title işik ä@example.com");
        assertThat(text(KeyFormats.lower('#'), "\u0130")).isEqualTo("i\u0307");
        assertThat(text(KeyFormats.lower('#'), "\uD801\uDC00")).isEqualTo("\uD801\uDC28");
    }

    @Test
    void upperFoldsByTheRootLocale() {
        assertThat(text(KeyFormats.upper('#'), "title ışik ß ä@example.com")).isEqualTo("TITLE IŞIK SS Ä@EXAMPLE.COM");
        assertThat(text(KeyFormats.upper('#'), "\uD801\uDC28")).isEqualTo("\uD801\uDC00");
    }

    @Test
    void sha256IsThatOfTheUtf8InLowerCase() {
        assertThat(text(KeyFormats.sha256(), "abc"))
                .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        assertThat(text(KeyFormats.sha256(), "Ünï#\uD83D\uDE00"))
                .isEqualTo("456a7b2157cbc5270e22e04067b53404faed759a8782527959c9d8b2d36d1df8");
    }

    @Test
    void escapedWritesThePercentSignAndTheDelimiterInHexadecimal() {
        assertThat(text(KeyFormats.escaped('#'), "C# is 100% ünï\uD83D\uDE00|:"))
                .isEqualTo("C%23 is 100%25 ünï\uD83D\uDE00|:");
        assertThat(text(KeyFormats.escaped('|'), "a|b#c%7C")).isEqualTo("a%7Cb#c%257C");
        assertThat(text(KeyFormats.escaped(':'), "::")).isEqualTo("%3A%3A");
    }

    @Test
    void restKeepsTheDelimiter() {
        assertThat(text(KeyFormats.rest(), "Books#Novels##")).isEqualTo("Books#Novels##");
    }

    @Test
    void timesWithAnOffsetAreWrittenInUtc() {
        OffsetDateTime offset = OffsetDateTime.parse("2024-05-02T01:04:05.000000070+02:00");
        ZonedDateTime zoned = INSTANT.atZone(ZoneId.of("Asia/Tokyo"));

        assertThat(text(KeyFormats.instantDate(), INSTANT)).isEqualTo("2024-05-01");
        assertThat(text(KeyFormats.instantSeconds(), INSTANT)).isEqualTo("2024-05-01T23:04:05Z");
        assertThat(text(KeyFormats.instantNanos(), INSTANT)).isEqualTo("2024-05-01T23:04:05.000000070Z");
        assertThat(text(KeyFormats.offsetDateTimeDate(), offset)).isEqualTo("2024-05-01");
        assertThat(text(KeyFormats.offsetDateTimeSeconds(), offset)).isEqualTo("2024-05-01T23:04:05Z");
        assertThat(text(KeyFormats.offsetDateTimeNanos(), offset)).isEqualTo("2024-05-01T23:04:05.000000070Z");
        assertThat(text(KeyFormats.zonedDateTimeDate(), zoned)).isEqualTo("2024-05-01");
        assertThat(text(KeyFormats.zonedDateTimeSeconds(), zoned)).isEqualTo("2024-05-01T23:04:05Z");
        assertThat(text(KeyFormats.zonedDateTimeNanos(), zoned)).isEqualTo("2024-05-01T23:04:05.000000070Z");
    }

    @Test
    void localTimesAreWrittenAsTheyAre() {
        LocalDateTime time = LocalDateTime.parse("2024-05-01T00:00:00.12");

        assertThat(text(KeyFormats.localDateTimeDate(), time)).isEqualTo("2024-05-01");
        assertThat(text(KeyFormats.localDateTimeSeconds(), time)).isEqualTo("2024-05-01T00:00:00");
        assertThat(text(KeyFormats.localDateTimeNanos(), time)).isEqualTo("2024-05-01T00:00:00.120000000");
    }

    @Test
    void timesHaveThreeSixOrNineDigitsOfFraction() {
        Instant time = Instant.parse("2024-05-01T23:04:05.123456789Z");
        OffsetDateTime offset = OffsetDateTime.parse("2024-05-02T01:04:05.123456789+02:00");
        ZonedDateTime zoned = time.atZone(ZoneId.of("Asia/Tokyo"));
        LocalDateTime local = LocalDateTime.parse("2024-05-01T00:00:00.0005");

        assertThat(text(KeyFormats.instantMillis(), time)).isEqualTo("2024-05-01T23:04:05.123Z");
        assertThat(text(KeyFormats.instantMicros(), time)).isEqualTo("2024-05-01T23:04:05.123456Z");
        assertThat(text(KeyFormats.offsetDateTimeMillis(), offset)).isEqualTo("2024-05-01T23:04:05.123Z");
        assertThat(text(KeyFormats.offsetDateTimeMicros(), offset)).isEqualTo("2024-05-01T23:04:05.123456Z");
        assertThat(text(KeyFormats.zonedDateTimeMillis(), zoned)).isEqualTo("2024-05-01T23:04:05.123Z");
        assertThat(text(KeyFormats.zonedDateTimeMicros(), zoned)).isEqualTo("2024-05-01T23:04:05.123456Z");
        assertThat(text(KeyFormats.localDateTimeMillis(), local)).isEqualTo("2024-05-01T00:00:00.000");
        assertThat(text(KeyFormats.localDateTimeMicros(), local)).isEqualTo("2024-05-01T00:00:00.000500");
        assertThat(text(KeyFormats.instantMillis(), Instant.parse("1969-12-31T23:59:59.9999Z")))
                .isEqualTo("1969-12-31T23:59:59.999Z");
    }

    @Test
    void patternsAreInUtcAndForLocalTimesAsWritten() {
        OffsetDateTime newYear = OffsetDateTime.parse("2025-01-01T00:30:00+01:00");
        LocalDateTime local = LocalDateTime.parse("0007-02-03T04:05:06");

        assertThat(text(KeyFormats.instantPattern("yyyy-MM"), INSTANT)).isEqualTo("2024-05");
        assertThat(text(KeyFormats.instantPattern("yyyy-MM-dd-HH"), INSTANT)).isEqualTo("2024-05-01-23");
        assertThat(text(KeyFormats.offsetDateTimePattern("yyyy"), newYear)).isEqualTo("2024");
        assertThat(text(
                        KeyFormats.zonedDateTimePattern("yyyyMMddHH"),
                        newYear.atZoneSameInstant(ZoneId.of("Asia/Tokyo"))))
                .isEqualTo("2024123123");
        assertThat(text(KeyFormats.localDateTimePattern("yyyy/MM/dd HH:mm:ss"), local))
                .isEqualTo("0007/02/03 04:05:06");
        assertThat(text(KeyFormats.localDatePattern("yyyyMMdd"), LocalDate.of(2024, 5, 1)))
                .isEqualTo("20240501");
        assertThat(text(KeyFormats.yearMonthPattern("yyyy.MM"), YearMonth.of(2024, 5)))
                .isEqualTo("2024.05");
    }

    @Test
    void timesBefore1970AndAtTheEndsOfTheFourDigitYears() {
        assertThat(text(KeyFormats.instantNanos(), Instant.parse("0000-01-01T00:00:00Z")))
                .isEqualTo("0000-01-01T00:00:00.000000000Z");
        assertThat(text(KeyFormats.instantNanos(), Instant.parse("1969-12-31T23:59:59.999999999Z")))
                .isEqualTo("1969-12-31T23:59:59.999999999Z");
        assertThat(text(KeyFormats.instantNanos(), Instant.parse("9999-12-31T23:59:59.999999999Z")))
                .isEqualTo("9999-12-31T23:59:59.999999999Z");
    }

    @Test
    void datesMonthsAndYears() {
        assertThat(text(KeyFormats.localDate(), LocalDate.of(7, 2, 3))).isEqualTo("0007-02-03");
        assertThat(text(KeyFormats.yearMonth(), YearMonth.of(2024, 5))).isEqualTo("2024-05");
        assertThat(text(KeyFormats.year(), Year.of(0))).isEqualTo("0000");
    }

    @Test
    void uuidsEnumsAndTruthValues() {
        assertThat(text(KeyFormats.uuid(), UUID.fromString("0A1B2C3D-0000-0000-0000-00000000FFFF")))
                .isEqualTo("0a1b2c3d-0000-0000-0000-00000000ffff");
        assertThat(text(KeyFormats.<Status>enumName(), Status.INITIAL)).isEqualTo("INITIAL");
        assertThat(text(KeyFormats.<Status>enumName(), Status.HAS_BODY)).isEqualTo("HAS_BODY");
        assertThat(text(KeyFormats.bool(), true)).isEqualTo("true");
        assertThat(text(KeyFormats.bool(), false)).isEqualTo("false");
    }

    @Test
    void numbers() {
        NumberComponent padded = NumberComponent.padded("Issue", "number", "ISSUE#{number:8}", 8);
        NumberComponent plain = NumberComponent.plain("Issue", "number", "ISSUE#{number}");

        assertThat(padded.text(0)).isEqualTo("00000000");
        assertThat(padded.text(1234L)).isEqualTo("00001234");
        assertThat(padded.text(Integer.valueOf(99_999_999))).isEqualTo("99999999");
        assertThat(padded.text(Short.valueOf((short) 12))).isEqualTo("00000012");
        assertThat(padded.text(Byte.valueOf((byte) 7))).isEqualTo("00000007");
        assertThat(padded.text(new BigInteger("12345"))).isEqualTo("00012345");
        assertThat(plain.text(-12)).isEqualTo("-12");
        assertThat(plain.text(new BigInteger("123456789012345678901234567890")))
                .isEqualTo("123456789012345678901234567890");
    }

    @Test
    void signedNumbers() {
        NumberComponent signed = NumberComponent.signed("Account", "balance", "{balance:signed8}", 8);

        assertThat(signed.text(0)).isEqualTo("100000000");
        assertThat(signed.text(42)).isEqualTo("100000042");
        assertThat(signed.text(99_999_999)).isEqualTo("199999999");
        assertThat(signed.text(-1)).isEqualTo("099999998");
        assertThat(signed.text(-42)).isEqualTo("099999957");
        assertThat(signed.text(new BigInteger("-99999999"))).isEqualTo("000000000");
        assertThat(NumberComponent.signed("Account", "n", "{n:signed19}", 19).text(Long.MIN_VALUE))
                .isEqualTo("00776627963145224191");
    }

    @Test
    void decimalNumbers() {
        DecimalComponent padded = DecimalComponent.padded("Product", "price", "{price:8.2}", 8, 2);
        DecimalComponent signed = DecimalComponent.signed("Account", "balance", "{balance:signed8.2}", 8, 2);

        assertThat(padded.text(BigDecimal.ZERO)).isEqualTo("00000000.00");
        assertThat(padded.text(new BigDecimal("12.5"))).isEqualTo("00000012.50");
        assertThat(padded.text(new BigDecimal("12.5000"))).isEqualTo("00000012.50");
        assertThat(padded.text(new BigDecimal("1E+3"))).isEqualTo("00001000.00");
        assertThat(padded.text(0.1)).isEqualTo("00000000.10");
        assertThat(padded.text(-0.0)).isEqualTo("00000000.00");
        assertThat(padded.text(0.1f)).isEqualTo("00000000.10");
        assertThat(padded.text(Float.valueOf(16777216f))).isEqualTo("16777216.00");
        assertThat(signed.text(-0.0f)).isEqualTo("100000000.00");
        assertThat(signed.text(12.5)).isEqualTo("100000012.50");
        assertThat(signed.text(-12.5)).isEqualTo("099999987.49");
        assertThat(signed.text(new BigDecimal("-0.01"))).isEqualTo("099999999.98");
        assertThat(signed.text(new BigDecimal("-99999999.99"))).isEqualTo("000000000.00");
    }

    @Test
    void doubleIsTheShortestDecimalWhateverTheJdkPrints() {
        assertThat(text(KeyFormats.<Double>decimal(), 2.0E-3)).isEqualTo("0.002");
        assertThat(text(KeyFormats.<Double>decimal(), 1.0E-23)).isEqualTo("0.00000000000000000000001");
        assertThat(text(KeyFormats.<Float>decimal(), 0.3f)).isEqualTo("0.3");
        assertThat(text(KeyFormats.<Double>decimal(), -0.0)).isEqualTo("0");
        assertThat(text(KeyFormats.<BigDecimal>decimal(), new BigDecimal("120.00")))
                .isEqualTo("120");
    }

    @Test
    void shardsAreTheCrc32OfTheTextModuloTheirNumber() {
        // The check value of CRC-32 is cbf43926 for these digits: 3,421,780,262.
        assertThat(text(KeyFormats.shard(4, KeyFormats.rest()), "123456789")).isEqualTo("2");
        assertThat(text(KeyFormats.shard(10, KeyFormats.rest()), "123456789")).isEqualTo("2");
        assertThat(text(KeyFormats.shard(11, KeyFormats.rest()), "123456789")).isEqualTo("10");
        assertThat(text(KeyFormats.shard(100, KeyFormats.rest()), "123456789")).isEqualTo("62");
        assertThat(text(KeyFormats.shard(97, KeyFormats.rest()), "123456789")).isEqualTo("17");
        assertThat(text(KeyFormats.shard(1, KeyFormats.rest()), "123456789")).isEqualTo("0");
        assertThat(text(KeyFormats.shard(100, KeyFormats.<Integer>wholeNumber()), 123456789))
                .isEqualTo("62");
        assertThat(text(KeyFormats.shard(100, KeyFormats.rest()), "ü#\uD83D\uDE00"))
                .isEqualTo("90");
    }

    private static <T> String text(KeyFormat<T> format, T value) {
        return KeyComponent.of("Entity", "property", "{property}", format).text(value);
    }

    private enum Status {
        INITIAL,
        HAS_BODY {
            @Override
            public String toString() {
                return "a body";
            }
        };

        @Override
        public String toString() {
            return "something else";
        }
    }
}
