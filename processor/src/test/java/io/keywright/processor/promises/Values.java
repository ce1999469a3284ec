package io.keywright.processor.promises;

import static io.keywright.processor.promises.Domain.pick;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.UUID;

/** Values that are close to each other, to the delimiter and to the ends of what their type holds. */
final class Values {

    /** Around the delimiters, the ends of what UTF-8 writes in one to four bytes, halves of pairs, and odd letters. */
    private static final List<String> CHARACTERS = List.of(
            "a",
            "b",
            "A",
            "Z",
            "0",
            "1",
            "9",
            "#",
            "#",
            "|",
            "-",
            ".",
            ":",
            "_",
            " ",
            "!",
            "\"",
            "$",
            "%",
            "~",
            "/",
            "\0",
            "\u0001",
            "\u007F",
            "\u0080",
            "é",
            "ß",
            "\u0130",
            "\u0131",
            "\u03A3",
            "\u07FF",
            "\u0800",
            "\uD7FF",
            "\uE000",
            "\uFFFD",
            "\uFFFF",
            "\uD800\uDC00",
            "\uD83D\uDE00",
            "\uDBFF\uDFFF",
            "\uD83D",
            "\uDE00");

    private static final List<String> TEXTS = List.of("War", "War and Peace", "x-y", "x", "z", "y-z", "%23", "%25");

    private static final List<String> DECIMALS = List.of(
            "0",
            "0E+5",
            "0E-50",
            "1",
            "1.00",
            "1.0",
            "-1",
            "10",
            "99",
            "99.99",
            "-99.99",
            "99.991",
            "100",
            "1E+3",
            "12.5",
            "-12.50",
            "0.1",
            "0.01",
            "-0.01",
            "0.001",
            "1E+36",
            "9.9E+35",
            "1E-18",
            "1E+1000000000",
            "-1E-1000000000",
            "12345678.91");

    private static final List<BigInteger> WHOLE = List.of(
            BigInteger.ZERO,
            BigInteger.ONE,
            BigInteger.TWO,
            BigInteger.valueOf(9),
            BigInteger.TEN,
            BigInteger.valueOf(99),
            BigInteger.valueOf(100),
            BigInteger.valueOf(127),
            BigInteger.valueOf(999),
            BigInteger.valueOf(99_999_999),
            BigInteger.valueOf(100_000_000),
            BigInteger.valueOf(Long.MAX_VALUE),
            BigInteger.TEN.pow(19),
            BigInteger.TEN.pow(38).subtract(BigInteger.ONE),
            BigInteger.TEN.pow(38));

    private static final List<Double> FLOATING = List.of(
            0.0,
            -0.0,
            Double.NaN,
            Double.POSITIVE_INFINITY,
            Double.NEGATIVE_INFINITY,
            Double.MIN_VALUE,
            Double.MAX_VALUE,
            0.1,
            0.1 + 0.2,
            0.3,
            12.5,
            99.99,
            100.0,
            1e22,
            9.999999999999999e22,
            1e35,
            2e-3);

    private static final List<Instant> INSTANTS = List.of(
            Instant.EPOCH,
            Instant.MIN,
            Instant.MAX,
            Instant.parse("0000-01-01T00:00:00Z"),
            Instant.parse("-0001-12-31T23:59:59.999999999Z"),
            Instant.parse("9999-12-31T23:59:59.999999999Z"),
            Instant.parse("+10000-01-01T00:00:00Z"),
            Instant.parse("2024-02-28T23:59:59.999999999Z"),
            Instant.parse("2024-02-29T00:00:00Z"),
            Instant.parse("2024-02-29T00:00:00.000999Z"),
            Instant.parse("2024-10-27T00:30:00Z"),
            Instant.parse("2024-10-27T01:30:00Z"));

    private static final List<ZoneId> ZONES =
            List.of(ZoneOffset.UTC, ZoneId.of("Asia/Tokyo"), ZoneId.of("America/New_York"), ZoneId.of("Europe/Berlin"));

    /** The last is another by its tag, which refuses it. */
    private static final List<Locale> LOCALES = List.of(
            Locale.ROOT,
            Locale.ENGLISH,
            Locale.US,
            Locale.forLanguageTag("de-AT"),
            Locale.forLanguageTag("sr-Latn-RS"),
            Locale.forLanguageTag("ja-JP-u-ca-japanese"),
            Locale.forLanguageTag("ja"),
            new Locale("no", "NO", "NY"));

    private static final List<Currency> CURRENCIES = List.of(
            Currency.getInstance("EUR"),
            Currency.getInstance("ETB"),
            Currency.getInstance("USD"),
            Currency.getInstance("XXX"));

    private Values() {}

    static Object next(Domain domain, Random random) {
        return switch (domain) {
            case STRING -> string(random);
            case BYTE -> whole(random).byteValue();
            case SHORT -> whole(random).shortValue();
            case INT -> whole(random).intValue();
            case LONG, BOXED_LONG -> whole(random).longValue();
            case BIG_INTEGER -> whole(random);
            case BIG_DECIMAL ->
                random.nextBoolean()
                        ? new BigDecimal(pick(random, DECIMALS))
                        : new BigDecimal(BigInteger.valueOf(random.nextInt(2001) - 1000), random.nextInt(4));
            case DOUBLE -> floating(random);
            case FLOAT -> (float) floating(random);
            case INSTANT -> instant(random);
            case OFFSET_DATE_TIME -> offsetDateTime(random);
            case ZONED_DATE_TIME -> offsetDateTime(random).atZoneSameInstant(pick(random, ZONES));
            case LOCAL_DATE_TIME -> localDateTime(random);
            case LOCAL_DATE -> localDateTime(random).toLocalDate();
            case YEAR_MONTH -> YearMonth.from(localDateTime(random));
            case YEAR -> Year.of(localDateTime(random).getYear());
            case UUID -> new UUID(random.nextInt(2) * Long.MIN_VALUE, random.nextInt(3) - 1L);
            case BOOLEAN -> random.nextBoolean();
            case LOCALE -> pick(random, LOCALES);
            case CURRENCY -> pick(random, CURRENCIES);
            case STATUS -> pick(random, List.of(Status.values()));
            case SHADE -> pick(random, List.of(Shade.values()));
        };
    }

    private static String string(Random random) {
        if (random.nextInt(6) == 0) {
            return pick(random, TEXTS);
        }
        StringBuilder text = new StringBuilder();
        int length = random.nextInt(20) == 0 ? 0 : 1 + random.nextInt(4);
        for (int i = 0; i < length; i++) {
            text.append(pick(random, random.nextInt(4) == 0 ? CHARACTERS : CHARACTERS.subList(0, 20)));
        }
        return text.toString();
    }

    private static BigInteger whole(Random random) {
        BigInteger number = pick(random, WHOLE);
        return random.nextInt(3) == 0 ? number.negate() : number;
    }

    private static double floating(Random random) {
        double number = random.nextBoolean() ? pick(random, FLOATING) : random.nextInt(2001) / 100.0;
        return random.nextInt(3) == 0 ? -number : number;
    }

    private static Instant instant(Random random) {
        Instant instant = pick(random, INSTANTS);
        boolean edge = instant.equals(Instant.MIN) || instant.equals(Instant.MAX);
        return edge ? instant : instant.plusNanos(random.nextInt(3) - 1).plusMillis(random.nextInt(2));
    }

    private static OffsetDateTime offsetDateTime(Random random) {
        Instant instant = instant(random);
        if (instant.equals(Instant.MIN) || instant.equals(Instant.MAX)) {
            return instant.equals(Instant.MIN)
                    ? LocalDateTime.of(-999_999, 1, 1, 0, 0).atOffset(ZoneOffset.UTC)
                    : LocalDateTime.of(999_999, 1, 1, 0, 0).atOffset(ZoneOffset.UTC);
        }
        return instant.atOffset(ZoneOffset.ofHours(random.nextInt(37) - 18));
    }

    private static LocalDateTime localDateTime(Random random) {
        Instant instant = instant(random);
        if (instant.equals(Instant.MIN) || instant.equals(Instant.MAX)) {
            return instant.equals(Instant.MIN) ? LocalDateTime.MIN : LocalDateTime.MAX;
        }
        return LocalDateTime.ofInstant(instant, ZoneOffset.UTC);
    }
}
