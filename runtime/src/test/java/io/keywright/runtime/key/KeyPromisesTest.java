package io.keywright.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.runtime.RandomText;
import io.keywright.runtime.Trials;
import io.keywright.runtime.text.Utf8;
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
import org.junit.jupiter.api.Test;

/** What the design promises of every key. */
class KeyPromisesTest {

    private static final KeyComponent<String> STRING = component(KeyFormats.text('#'));
    private static final KeyComponent<String> REST = component(KeyFormats.rest());
    private static final KeyComponent<Instant> NANOS = component(KeyFormats.instantNanos());
    private static final List<TimeUnit> UNITS = List.of(TimeUnit.values());
    private static final NumberComponent PADDED = NumberComponent.padded("Entity", "n", "{n:3}", 3);

    @Test
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
    void paddedNumbersSortByValue() {
        NumberComponent wide = NumberComponent.padded("Entity", "n", "{n:25}", 25);
        Trials.of(10_000, random -> {
            BigInteger one = new BigInteger(random.nextInt(80), random);
            BigInteger other = new BigInteger(random.nextInt(80), random);

            assertSameOrder(one.compareTo(other), wide.text(one), wide.text(other));
        });
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
