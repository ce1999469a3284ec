package io.keywright.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.runtime.RandomText;
import io.keywright.runtime.Trials;
import io.keywright.runtime.error.InvalidKeyException;
import io.keywright.runtime.text.Utf8;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What the design promises of every key. */
class KeyPromisesTest {

    private static final KeyComponent<String> STRING = component(KeyFormats.text('#'));
    private static final KeyComponent<String> REST = component(KeyFormats.rest());
    private static final KeyComponent<Instant> NANOS = component(KeyFormats.instantNanos());
    private static final List<TimeUnit> UNITS = List.of(TimeUnit.values());
    private static final NumberComponent PADDED = NumberComponent.padded("Entity", "n", "{n:3}", 3);

    @Test
    @DisplayName("B1: different tuples of values give different keys")
    void differentTuplesOfValuesGiveDifferentKeys() {
        Trials.of(20_000, random -> {
            List<Object> one = tuple(random);
            List<Object> other = tuple(random);

            assertThat(key(one).equals(key(other))).isEqualTo(one.equals(other));
        });
    }

    @Test
    void stringsSortByCodePoint() {
        Trials.of(10_000, random -> {
            String one = RandomText.component(random);
            String other = RandomText.component(random);

            assertSameOrder(
                    Arrays.compare(
                            one.codePoints().toArray(), other.codePoints().toArray()),
                    STRING.text(one),
                    STRING.text(other));
        });
    }

    @Test
    @DisplayName("B21: times sort by instant")
    void timesSortByInstant() {
        Trials.of(10_000, random -> {
            Instant one = instant(random);
            Instant other = random.nextBoolean() ? one.plusNanos(random.nextInt(3) - 1) : instant(random);

            assertSameOrder(one.compareTo(other), NANOS.text(one), NANOS.text(other));
        });
    }

    @Test
    void timesSortWeaklyWhereTheFormatLosesInformation() {
        Trials.of(10_000, random -> {
            Instant one = instant(random);
            Instant other = one.plusSeconds(random.nextInt(200_000));

            assertThat(component(KeyFormats.instantDate()).text(other))
                    .isGreaterThanOrEqualTo(component(KeyFormats.instantDate()).text(one));
            assertThat(component(KeyFormats.instantSeconds()).text(other))
                    .isGreaterThanOrEqualTo(
                            component(KeyFormats.instantSeconds()).text(one));
        });
    }

    @Test
    void timesOfOneInstantAreOneValue() {
        Trials.of(2_000, random -> {
            Instant instant = instant(random);
            ZoneOffset offset = ZoneOffset.ofTotalSeconds(random.nextInt(36_000) - 18_000);

            assertThat(component(KeyFormats.offsetDateTimeNanos()).text(instant.atOffset(offset)))
                    .isEqualTo(NANOS.text(instant));
            assertThat(component(KeyFormats.zonedDateTimeNanos()).text(instant.atZone(offset)))
                    .isEqualTo(NANOS.text(instant));
        });
    }

    @Test
    void localTimesAndDatesSortAsTheyDo() {
        Trials.of(10_000, random -> {
            LocalDateTime one = LocalDateTime.ofInstant(instant(random), ZoneOffset.UTC);
            LocalDateTime other = LocalDateTime.ofInstant(instant(random), ZoneOffset.UTC);
            LocalDate oneDate = one.toLocalDate();
            LocalDate otherDate = random.nextBoolean() ? oneDate.plusDays(random.nextInt(3) - 1) : other.toLocalDate();

            assertSameOrder(
                    one.compareTo(other),
                    component(KeyFormats.localDateTimeNanos()).text(one),
                    component(KeyFormats.localDateTimeNanos()).text(other));
            assertSameOrder(
                    oneDate.compareTo(otherDate),
                    component(KeyFormats.localDate()).text(oneDate),
                    component(KeyFormats.localDate()).text(otherDate));
        });
    }

    @Test
    @DisplayName("B18: padded numbers sort by value")
    void paddedNumbersSortByValue() {
        NumberComponent wide = NumberComponent.padded("Entity", "n", "{n:25}", 25);
        Trials.of(10_000, random -> {
            BigInteger one = new BigInteger(random.nextInt(80), random);
            BigInteger other = new BigInteger(random.nextInt(80), random);

            assertSameOrder(one.compareTo(other), wide.text(one), wide.text(other));
        });
    }

    @Test
    void signedNumbersSortByValue() {
        NumberComponent wide = NumberComponent.signed("Entity", "n", "{n:signed19}", 19);
        Trials.of(10_000, random -> {
            long one = random.nextLong() >> random.nextInt(64);
            long other = random.nextBoolean() ? -one : random.nextLong() >> random.nextInt(64);

            assertSameOrder(Long.compare(one, other), wide.text(one), wide.text(other));
        });
    }

    @Test
    void decimalNumbersSortByValue() {
        DecimalComponent signed = DecimalComponent.signed("Entity", "n", "{n:signed20.3}", 20, 3);
        DecimalComponent padded = DecimalComponent.padded("Entity", "n", "{n:20.3}", 20, 3);
        Trials.of(10_000, random -> {
            BigDecimal one = decimal(random);
            BigDecimal other = random.nextBoolean() ? one.negate() : decimal(random);

            assertSameOrder(one.compareTo(other), signed.text(one), signed.text(other));
            assertSameOrder(one.abs().compareTo(other.abs()), padded.text(one.abs()), padded.text(other.abs()));
        });
    }

    @Test
    void floatingNumbersSortByValueAndDoNotMeet() {
        DecimalComponent signed = DecimalComponent.signed("Entity", "n", "{n:signed20.3}", 20, 3);
        Trials.of(10_000, random -> {
            double one = decimal(random).doubleValue();
            double other =
                    random.nextBoolean() ? Math.nextUp(one) : decimal(random).doubleValue();
            float narrow = (float) one;
            float next = random.nextBoolean() ? Math.nextDown(narrow) : (float) other;

            sameOrderIfTaken(signed, one, other);
            sameOrderIfTaken(signed, narrow, next);
        });
    }

    /** A random floating number can have more digits than the format; what is refused has no place in the order. */
    private static void sameOrderIfTaken(DecimalComponent component, Number one, Number other) {
        try {
            assertSameOrder(
                    Double.compare(one.doubleValue() + 0.0, other.doubleValue() + 0.0),
                    component.text(one),
                    component.text(other));
        } catch (InvalidKeyException refused) {
            assertThat(refused).hasMessageContaining("digits behind the point");
        }
    }

    private static BigDecimal decimal(Random random) {
        return new BigDecimal(new BigInteger(1 + random.nextInt(60), random), random.nextInt(4))
                .multiply(BigDecimal.valueOf(random.nextBoolean() ? 1 : -1));
    }

    @Test
    void escapedStringsAreInjectiveAndSortByTheirText() {
        KeyComponent<String> escaped = component(KeyFormats.escaped('#'));
        Trials.of(10_000, random -> {
            String one = "#" + RandomText.any(random);
            String other = random.nextBoolean() ? one.replace("#", "%23") : "#" + RandomText.any(random);

            assertThat(escaped.text(one).equals(escaped.text(other))).isEqualTo(one.equals(other));
            assertThat(escaped.text(one)).doesNotContain("#");
            assertThat(escaped.text(one).replace("%23", "#").replace("%25", "%"))
                    .isEqualTo(one);
            assertThat(escaped.text(one + other)).isEqualTo(escaped.text(one) + escaped.text(other));
        });
    }

    @Test
    void theStartOfAStringInUpperCaseFindsIt() {
        KeyComponent<String> upper = component(KeyFormats.upper('#'));
        List<String> letters = List.of("a", "ß", "ς", "σ", "ŉ", "ǰ", "ı", "i\u0307", "\u0345", "ﬃ", "\uD801\uDC28");
        Trials.of(5_000, random -> {
            String start = letters.get(random.nextInt(letters.size()));
            String more = letters.get(random.nextInt(letters.size()));

            assertThat(upper.text(start + more)).isEqualTo(upper.text(start) + upper.text(more));
        });
    }

    @Test
    void coarserTimesSortWeakly() {
        List<KeyFormat<Instant>> formats = List.of(
                KeyFormats.instantMillis(),
                KeyFormats.instantMicros(),
                KeyFormats.instantPattern("yyyy"),
                KeyFormats.instantPattern("yyyy-MM"),
                KeyFormats.instantPattern("yyyyMMddHH"),
                KeyFormats.instantPattern("yyyy-MM-dd-HH-mm-ss"));
        Trials.of(5_000, random -> {
            Instant one = instant(random);
            Instant other = one.plusSeconds(random.nextInt(200_000)).plusNanos(random.nextInt(2_000_000));

            assertThat(formats)
                    .allSatisfy(format -> assertThat(component(format).text(other))
                            .isGreaterThanOrEqualTo(component(format).text(one)));
        });
    }

    @Test
    void shardsAreUsedEvenlyAndEqualValuesShareOne() {
        KeyComponent<String> shard = component(KeyFormats.shard(8, KeyFormats.rest()));
        int[] items = new int[8];
        for (int item = 0; item < 8_000; item++) {
            items[Integer.parseInt(shard.text("order-" + item))]++;
        }

        assertThat(Arrays.stream(items)).allMatch(count -> count > 800 && count < 1_200);
        assertThat(component(KeyFormats.shard(100, KeyFormats.<BigDecimal>decimal()))
                        .text(new BigDecimal("1.50")))
                .isEqualTo(component(KeyFormats.shard(100, KeyFormats.<BigDecimal>decimal()))
                        .text(new BigDecimal("1.5")));
    }

    @Test
    void aLiteralWithoutTheDelimiterWouldNotKeepNeighboursApart() {
        assertThat(STRING.text("x-y") + "-" + STRING.text("z")).isEqualTo(STRING.text("x") + "-" + STRING.text("y-z"));
        assertThat(STRING.text("x-y") + "#" + STRING.text("z"))
                .isNotEqualTo(STRING.text("x") + "#" + STRING.text("y-z"));
    }

    @Test
    void uuidsAndEnumsSortByTheirText() {
        Trials.of(2_000, random -> {
            UUID one = new UUID(random.nextLong(), random.nextLong());
            UUID other = new UUID(random.nextLong(), random.nextLong());
            TimeUnit unit = UNITS.get(random.nextInt(UNITS.size()));
            TimeUnit otherUnit = UNITS.get(random.nextInt(UNITS.size()));

            assertSameOrder(
                    one.toString().compareTo(other.toString()),
                    component(KeyFormats.uuid()).text(one),
                    component(KeyFormats.uuid()).text(other));
            assertSameOrder(
                    unit.name().compareTo(otherUnit.name()),
                    component(KeyFormats.<TimeUnit>enumName()).text(unit),
                    component(KeyFormats.<TimeUnit>enumName()).text(otherUnit));
        });
    }

    /** For the template {@code K#{string}#{number:3}{nanos}#{rest:rest}}. */
    private static String key(List<Object> tuple) {
        return "K#" + STRING.text((String) tuple.get(0)) + "#" + PADDED.text((Integer) tuple.get(1))
                + NANOS.text((Instant) tuple.get(2)) + "#" + REST.text((String) tuple.get(3));
    }

    private static List<Object> tuple(Random random) {
        return List.of(
                random.nextBoolean() ? "a" : RandomText.component(random),
                random.nextInt(2),
                Instant.EPOCH.plusNanos(random.nextInt(2)),
                random.nextBoolean() ? "#" : "x" + RandomText.any(random));
    }

    private static Instant instant(Random random) {
        return Instant.ofEpochSecond(random.nextInt(), random.nextInt(1_000_000_000));
    }

    private static void assertSameOrder(int expected, String left, String right) {
        assertThat(Integer.signum(Utf8.compare(left, right))).isEqualTo(Integer.signum(expected));
    }

    private static <T> KeyComponent<T> component(KeyFormat<T> format) {
        return KeyComponent.of("Entity", "property", "{property}", format);
    }
}
