package io.keywright.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;

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
