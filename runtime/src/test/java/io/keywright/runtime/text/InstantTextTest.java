package io.keywright.runtime.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.Trials;
import java.time.Instant;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InstantTextTest {

    private static final long FIRST = Instant.parse("0000-01-01T00:00:00Z").getEpochSecond();
    private static final long LAST = Instant.parse("9999-12-31T23:59:59Z").getEpochSecond();

    @Test
    void whatIsWrittenIsReadAgain() {
        Trials.of(20_000, random -> {
            Instant instant = Instant.ofEpochSecond(
                    FIRST + (long) (random.nextDouble() * (LAST - FIRST + 1)), random.nextInt(1_000_000_000));

            String text = IsoText.nanos(instant);

            assertThat(text).isEqualTo(IsoText.nanos(IsoText.utc(instant), "Z"));
            assertThat(IsoText.seconds(instant)).isEqualTo(IsoText.seconds(IsoText.utc(instant), "Z"));

            assertThat(InstantText.parse(text)).isEqualTo(instant).isEqualTo(Instant.parse(text));
        });
    }

    @Test
    void everyDayOfTheYears0000To9999IsWrittenAsTheJdkWritesIt() {
        for (LocalDate day = LocalDate.of(0, 1, 1); day.getYear() <= 9999; day = day.plusDays(1)) {
            Instant last = Instant.ofEpochSecond(day.toEpochDay() * 86_400 + 86_399);

            String text = IsoText.seconds(last);

            if (!text.equals(day + "T23:59:59Z") || !InstantText.parse(text).equals(last)) {
                assertThat(text).isEqualTo(day + "T23:59:59Z");
                assertThat(InstantText.parse(text)).isEqualTo(last);
            }
        }
    }

    @Test
    void everyTextNearAnInstantMeansWhatTheJdkSaysItMeans() {
        Trials.of(20_000, random -> {
            StringBuilder text = new StringBuilder(fractionOf(random));
            for (int changes = random.nextInt(3); changes > 0; changes--) {
                text.setCharAt(random.nextInt(text.length()), "0123456789-:.TZtz+ ٣".charAt(random.nextInt(20)));
            }

            assertSame(text.toString());
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2024-02-29T00:00:00Z",
                "2023-02-29T00:00:00Z",
                "1900-02-29T00:00:00Z",
                "2024-04-31T00:00:00Z",
                "2024-12-31T24:00:00Z",
                "2016-12-31T23:59:60Z",
                "2024-00-10T00:00:00Z",
                "2024-01-00T00:00:00Z",
                "2024-05-01T12:00:00.Z",
                "2024-05-01T12:00:00.1Z",
                "2024-05-01T12:00:00.1234567890Z",
                "2024-05-01T12:00:00+02:00",
                "2024-05-01T12:00Z",
                "2024-05-01t12:00:00z",
                "+12024-05-01T12:00:00Z",
                "-0001-05-01T12:00:00Z",
                "9999-12-31T23:59:59.999999999Z",
                "0000-01-01T00:00:00.000000000Z",
                "",
                "Z",
                "yesterday"
            })
    void theEdgesMeanWhatTheJdkSaysTheyMean(String text) {
        assertSame(text);
    }

    private static void assertSame(String text) {
        Instant expected;
        try {
            expected = Instant.parse(text);
        } catch (DateTimeParseException refused) {
            assertThatThrownBy(() -> InstantText.parse(text)).isInstanceOf(DateTimeParseException.class);
            return;
        }
        assertThat(InstantText.parse(text)).isEqualTo(expected);
    }

    private static String fractionOf(Random random) {
        String text = Instant.ofEpochSecond(random.nextInt(), random.nextInt(1_000_000_000))
                .toString();
        int digits = random.nextInt(10);
        return digits == 0
                ? text.substring(0, 19) + "Z"
                : text.substring(0, Math.min(20 + digits, text.length() - 1)) + "Z";
    }
}
