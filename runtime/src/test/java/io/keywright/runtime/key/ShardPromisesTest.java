package io.keywright.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.Trials;
import io.keywright.runtime.error.InvalidKeyException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which shard a value falls into, held against the definition written anew. */
class ShardPromisesTest {

    private static final DateTimeFormatter NANOS =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSSSSSSSS", Locale.ROOT);
    private static final List<ZoneId> ZONES =
            List.of(ZoneId.of("Asia/Tokyo"), ZoneId.of("Europe/Rome"), ZoneOffset.UTC);

    /**
     * A type's values, some of them equal in another guise.
     *
     * @param canonical the format of which the shard is computed
     * @param sample makes a value
     */
    private record Kind<T>(String name, KeyFormat<T> canonical, Sampler<T> sample) {

        @Override
        public String toString() {
            return name;
        }
    }

    private interface Sampler<T> {
        Sample<T> draw(Random random);
    }

    /**
     * A value.
     *
     * @param text of which its shard is computed
     * @param guise an equal value
     */
    private record Sample<T>(T value, String text, T guise) {}

    static Stream<Kind<?>> kinds() {
        return Stream.of(
                new Kind<>("String", KeyFormats.rest(), ShardPromisesTest::string),
                new Kind<>("Long", KeyFormats.<Long>wholeNumber(), random -> {
                    long value = random.nextLong() >> random.nextInt(64);
                    return new Sample<>(value, Long.toString(value), value);
                }),
                new Kind<>("Byte", KeyFormats.<Byte>wholeNumber(), random -> {
                    byte value = (byte) random.nextInt();
                    return new Sample<>(value, Integer.toString(value), value);
                }),
                new Kind<>("BigInteger", KeyFormats.<BigInteger>wholeNumber(), random -> {
                    BigInteger value = new BigInteger(100, random).negate();
                    return new Sample<>(value, value.toString(), new BigInteger(value.toString()));
                }),
                new Kind<>("BigDecimal", KeyFormats.<BigDecimal>decimal(), ShardPromisesTest::decimal),
                new Kind<>("Double", KeyFormats.<Double>decimal(), random -> {
                    int hundredths = random.nextInt(2_000_000) - 1_000_000;
                    String text = BigDecimal.valueOf(hundredths, 2)
                            .stripTrailingZeros()
                            .toPlainString();
                    double value = hundredths / 100.0;
                    return new Sample<>(value, text, value == 0 ? -0.0 : Double.parseDouble(text));
                }),
                new Kind<>("Instant", KeyFormats.instantNanos(), random -> {
                    Instant value = instant(random);
                    return new Sample<>(value, utc(value), value);
                }),
                new Kind<>("OffsetDateTime", KeyFormats.offsetDateTimeNanos(), random -> {
                    Instant value = instant(random);
                    return new Sample<>(value.atOffset(ZoneOffset.UTC), utc(value), value.atOffset(offset(random)));
                }),
                new Kind<>("ZonedDateTime", KeyFormats.zonedDateTimeNanos(), random -> {
                    Instant value = instant(random);
                    return new Sample<>(zoned(value, random), utc(value), zoned(value, random));
                }),
                new Kind<>("LocalDateTime", KeyFormats.localDateTimeNanos(), random -> {
                    LocalDateTime value = LocalDateTime.ofInstant(instant(random), ZoneOffset.UTC);
                    return new Sample<>(value, NANOS.format(value), value);
                }),
                new Kind<>("LocalDate", KeyFormats.localDate(), random -> {
                    LocalDate value = LocalDate.of(random.nextInt(10_000), 1 + random.nextInt(12), 1);
                    return new Sample<>(value, value.toString(), value);
                }),
                new Kind<>("YearMonth", KeyFormats.yearMonth(), random -> {
                    YearMonth value = YearMonth.of(random.nextInt(10_000), 1 + random.nextInt(12));
                    return new Sample<>(value, value.toString(), value);
                }),
                new Kind<>("Year", KeyFormats.year(), random -> {
                    int value = random.nextInt(10_000);
                    return new Sample<>(
                            Year.of(value), Integer.toString(10_000 + value).substring(1), Year.of(value));
                }),
                new Kind<>("UUID", KeyFormats.uuid(), random -> {
                    UUID value = new UUID(random.nextLong(), random.nextLong());
                    String text = value.toString();
                    return new Sample<>(value, text, UUID.fromString(text.toUpperCase(Locale.ROOT)));
                }),
                new Kind<>("Boolean", KeyFormats.bool(), random -> {
                    boolean value = random.nextBoolean();
                    return new Sample<>(value, value ? "true" : "false", value);
                }),
                new Kind<>("Enum", KeyFormats.<Colour>enumName(), random -> {
                    Colour value = Colour.values()[random.nextInt(2)];
                    return new Sample<>(value, value == Colour.INDIGO ? "INDIGO" : "WHITE", value);
                }));
    }

    private enum Colour {
        INDIGO,
        WHITE;

        @Override
        public String toString() {
            return "the colour " + name();
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    <T> void theShardIsTheChecksumOfTheTextModuloTheNumberInEveryLocale(Kind<T> kind) {
        Locale before = Locale.getDefault();
        try {
            for (String locale : List.of("en-US", "tr-TR", "ar-EG-u-nu-arab", "th-TH-u-ca-buddhist-nu-thai")) {
                Locale.setDefault(Locale.forLanguageTag(locale));
                Trials.of(200, random -> check(kind, random));
            }
        } finally {
            Locale.setDefault(before);
        }
    }

    private static <T> void check(Kind<T> kind, Random random) {
        Sample<T> sample = kind.sample().draw(random);
        int count = 1 + random.nextInt(100);
        KeyComponent<T> component =
                KeyComponent.of("Order", "value", "{value:shard(n)}", KeyFormats.shard(count, kind.canonical()));

        String shard = component.text(sample.value());

        assertThat(shard).isEqualTo(padded(checksum(sample.text()) % count, count));
        assertThat(component.text(sample.guise())).isEqualTo(shard);
        assertThat(Partitions.of("").thenShards(count).texts()).hasSize(count).contains(shard);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4, 10, 11, 16, 64, 100})
    void numberedIdsFillAllShardsAboutAsMuch(int count) {
        KeyComponent<String> component =
                KeyComponent.of("Order", "id", "{id:shard(n)}", KeyFormats.shard(count, KeyFormats.rest()));
        int[] filled = new int[count];
        for (int number = 0; number < 1_000 * count; number++) {
            filled[Integer.parseInt(component.text("o-" + number))]++;
        }

        assertThat(filled).hasSize(count);
        assertThat(Arrays.stream(filled).min().orElseThrow()).isGreaterThan(700);
        assertThat(Arrays.stream(filled).max().orElseThrow()).isLessThan(1_300);
    }

    @Test
    void whatCannotBeInAKeyHasNoShardEither() {
        KeyComponent<String> text = component(KeyFormats.rest());

        assertThat(text.text("a#b")).isNotEmpty();
        assertThatThrownBy(() -> text.text("")).isInstanceOf(InvalidKeyException.class);
        assertThatThrownBy(() -> text.text(null)).isInstanceOf(InvalidKeyException.class);
        assertThatThrownBy(() -> text.text("\uDE00")).isInstanceOf(InvalidKeyException.class);
        assertThatThrownBy(() -> component(KeyFormats.<Double>decimal()).text(Double.NaN))
                .isInstanceOf(InvalidKeyException.class);
        assertThatThrownBy(() -> component(KeyFormats.year()).text(Year.of(10_000)))
                .isInstanceOf(InvalidKeyException.class);
    }

    @Test
    void bothLayoutsHoldAValueOnceEach() {
        Trials.of(500, random -> {
            int count = 1 + random.nextInt(100);
            int formerly = 1 + random.nextInt(100);
            String value = string(random).value();
            String shard = component(KeyFormats.shard(count, KeyFormats.rest())).text(value);
            String former =
                    component(KeyFormats.shard(formerly, KeyFormats.rest())).text(value);
            List<String> all = Partitions.of("").thenShards(count, formerly).texts();
            Set<String> either =
                    new HashSet<>(Partitions.of("").thenEither(shard, former).texts());

            assertThat(all).doesNotHaveDuplicates().contains(shard, former);
            assertThat(either).containsExactlyInAnyOrderElementsOf(new HashSet<>(List.of(shard, former)));
        });
    }

    private static <T> KeyComponent<T> component(KeyFormat<T> format) {
        return KeyComponent.of("Order", "value", "{value:shard(4)}", format);
    }

    private static Sample<String> string(Random random) {
        StringBuilder text = new StringBuilder();
        for (int length = 1 + random.nextInt(5); length > 0; length--) {
            int codePoint = random.nextInt(4) == 0 ? '#' : random.nextInt(Character.MAX_CODE_POINT + 1);
            text.appendCodePoint(Character.getType(codePoint) == Character.SURROGATE ? 'I' : codePoint);
        }
        return new Sample<>(
                text.toString(), text.toString(), new String(text.toString().toCharArray()));
    }

    private static Sample<BigDecimal> decimal(Random random) {
        BigDecimal value = BigDecimal.valueOf(random.nextLong() >> random.nextInt(64), random.nextInt(20));
        String text = value.signum() == 0 ? "0" : value.stripTrailingZeros().toPlainString();
        return new Sample<>(value, text, value.setScale(value.scale() + random.nextInt(5)));
    }

    /** In the years 0000 to 9999. */
    private static Instant instant(Random random) {
        long first = Instant.parse("0000-01-02T00:00:00Z").getEpochSecond();
        long last = Instant.parse("9999-12-30T00:00:00Z").getEpochSecond();
        return Instant.ofEpochSecond(
                first + (long) (random.nextDouble() * (last - first)), random.nextInt(1_000_000_000));
    }

    private static ZoneOffset offset(Random random) {
        return ZoneOffset.ofTotalSeconds(random.nextInt(2 * 18 * 3600 + 1) - 18 * 3600);
    }

    private static ZonedDateTime zoned(Instant time, Random random) {
        return time.atZone(ZONES.get(random.nextInt(ZONES.size())));
    }

    private static String utc(Instant time) {
        return NANOS.format(LocalDateTime.ofInstant(time, ZoneOffset.UTC)) + "Z";
    }

    /** CRC-32 bit by bit. */
    private static long checksum(String text) {
        long register = 0xFFFFFFFFL;
        for (byte next : text.getBytes(StandardCharsets.UTF_8)) {
            register ^= next & 0xFF;
            for (int bit = 0; bit < 8; bit++) {
                register = (register & 1) == 0 ? register >>> 1 : (register >>> 1) ^ 0xEDB88320L;
            }
        }
        return register ^ 0xFFFFFFFFL;
    }

    private static String padded(long shard, int count) {
        return count > 10 && shard < 10 ? "0" + shard : Long.toString(shard);
    }
}
