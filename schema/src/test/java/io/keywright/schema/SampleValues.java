package io.keywright.schema;

import io.keywright.schema.KeyFormat.Digits;
import io.keywright.schema.PropertyType.EnumType;
import io.keywright.schema.PropertyType.Scalar;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Currency;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.UUID;

/**
 * Random values of a type, and the text that a format writes for them. Written anew from the design, so that the facts
 * of {@link Formats} are held against something else than themselves.
 */
final class SampleValues {

    /** Characters that sort around the delimiter, around each other in UTF-16 and UTF-8, and outside of the BMP. */
    private static final List<String> CHARACTERS = List.of(
            "a", "b", "B", "Z", " ", "!", "\"", "$", "%", "-", "0", "~", "é", "\uFFFD", "\uD83D\uDE00", "\uDBFF\uDFFD");

    private static final DateTimeFormatter SECONDS = DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss", Locale.ROOT);
    private static final DateTimeFormatter MILLIS =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS", Locale.ROOT);
    private static final DateTimeFormatter MICROS =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSSSSS", Locale.ROOT);
    private static final DateTimeFormatter NANOS =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSSSSSSSS", Locale.ROOT);

    private static final Set<KeyFormat.Kind> MAY_HOLD_DELIMITER =
            Set.of(KeyFormat.Kind.REST, KeyFormat.Kind.ESCAPED, KeyFormat.Kind.SHA256, KeyFormat.Kind.SHARD);

    private SampleValues() {}

    /** Compares strings as DynamoDB compares keys. */
    static final Comparator<String> KEY_ORDER =
            (a, b) -> Arrays.compareUnsigned(a.getBytes(StandardCharsets.UTF_8), b.getBytes(StandardCharsets.UTF_8));

    static Object value(KeyFormat format, PropertyType type, Random random) {
        if (type instanceof EnumType enumType) {
            return pick(random, enumType.texts());
        }
        return switch (((Scalar) type).kind()) {
            case STRING -> string(random, MAY_HOLD_DELIMITER.contains(format.kind()));
            case INT, LONG -> number(format, random);
            case BIG_DECIMAL -> decimal((Digits) format, random);
            case INSTANT -> instant(random);
            case OFFSET_DATE_TIME -> offsetDateTime(random);
            case ZONED_DATE_TIME -> instant(random).atZone(ZoneId.of("Asia/Tokyo"));
            case LOCAL_DATE_TIME -> LocalDateTime.ofInstant(instant(random), ZoneOffset.UTC);
            case LOCAL_DATE -> LocalDate.of(random.nextInt(10_000), 1 + random.nextInt(12), 1 + random.nextInt(28));
            case YEAR_MONTH -> YearMonth.of(random.nextInt(10_000), 1 + random.nextInt(12));
            case YEAR -> random.nextInt(10_000);
            case UUID -> new UUID(random.nextLong(), random.nextLong());
            case BOOLEAN -> random.nextBoolean();
            case CURRENCY -> pick(random, List.copyOf(Currency.getAvailableCurrencies()));
            case LOCALE -> pick(random, List.of(Locale.ROOT, Locale.US, Locale.forLanguageTag("sl-Latn-IT-nedis")));
            default -> throw new IllegalArgumentException(type.toString());
        };
    }

    private static String string(Random random, boolean withDelimiter) {
        StringBuilder text = new StringBuilder();
        int length = 1 + random.nextInt(4);
        for (int i = 0; i < length; i++) {
            text.append(withDelimiter && random.nextInt(4) == 0 ? "#" : pick(random, CHARACTERS));
        }
        return text.toString();
    }

    private static long number(KeyFormat format, Random random) {
        if (!(format instanceof Digits digits)) {
            return random.nextInt();
        }
        long number = random.nextInt((int) Math.pow(10, Math.min(8, digits.width())));
        return digits.signed() && random.nextBoolean() ? -number : number;
    }

    private static BigDecimal decimal(Digits format, Random random) {
        BigDecimal number = BigDecimal.valueOf(
                random.nextInt((int) Math.pow(10, format.width() + (double) format.scale())), format.scale());
        return format.signed() && random.nextBoolean() ? number.negate() : number;
    }

    /** Few different ones, close to each other, so that seconds and days coincide. */
    private static Instant instant(Random random) {
        return Instant.parse("2024-02-28T23:59:58Z")
                .plusSeconds(random.nextInt(4) + 86_400L * random.nextInt(3))
                .plusNanos(random.nextInt(3));
    }

    private static OffsetDateTime offsetDateTime(Random random) {
        return instant(random).atOffset(ZoneOffset.ofHours(random.nextInt(25) - 12));
    }

    static String text(KeyFormat format, Object value) {
        return switch (format.kind()) {
            case AS_IS, REST, PLAIN, ENUM, BOOLEAN, UUID, CURRENCY -> value.toString();
            case LOCALE -> ((Locale) value).toLanguageTag();
            case LOWER -> value.toString().toLowerCase(Locale.ROOT);
            case UPPER -> value.toString().toUpperCase(Locale.ROOT);
            case SHA256 -> sha256(value.toString());
            case ESCAPED -> value.toString().replace("%", "%25").replace("#", "%23");
            case PADDED, SIGNED -> digits((Digits) format, BigDecimal.valueOf((Long) value));
            case DECIMAL, SIGNED_DECIMAL -> digits((Digits) format, (BigDecimal) value);
            case DATE ->
                value instanceof LocalDate
                        ? value.toString()
                        : local(value).toLocalDate().toString();
            case SECONDS -> SECONDS.format(local(value)) + zone(value);
            case MILLIS -> MILLIS.format(local(value)) + zone(value);
            case MICROS -> MICROS.format(local(value)) + zone(value);
            case NANOS -> NANOS.format(local(value)) + zone(value);
            case PATTERN ->
                DateTimeFormatter.ofPattern(((KeyFormat.Pattern) format).pattern(), Locale.ROOT)
                        .format(local(value));
            case MONTH -> value.toString();
            case YEAR -> String.format("%04d", (Integer) value);
            case SHARD -> shard(((KeyFormat.Shard) format).count(), canonical(value));
        };
    }

    private static String digits(Digits format, BigDecimal value) {
        BigDecimal highest = BigDecimal.TEN.pow(format.width()).subtract(BigDecimal.ONE.movePointLeft(format.scale()));
        boolean negative = value.signum() < 0;
        BigDecimal shown = negative ? highest.add(value) : value;
        String text = shown.add(BigDecimal.TEN.pow(format.width()))
                .setScale(format.scale(), RoundingMode.UNNECESSARY)
                .toPlainString()
                .substring(1);
        return (format.signed() ? negative ? "0" : "1" : "") + text;
    }

    /** A shard is computed of a value's text by its type's own format: times with all their digits, in UTC. */
    private static String canonical(Object value) {
        return value instanceof Instant || value instanceof OffsetDateTime || value instanceof LocalDateTime
                ? NANOS.format(local(value)) + zone(value)
                : value.toString();
    }

    /** CRC-32 bit by bit, as its definition has it. */
    private static String shard(int count, String text) {
        long register = 0xFFFFFFFFL;
        for (byte next : text.getBytes(StandardCharsets.UTF_8)) {
            register ^= next & 0xFF;
            for (int bit = 0; bit < 8; bit++) {
                register = (register & 1) == 0 ? register >>> 1 : (register >>> 1) ^ 0xEDB88320L;
            }
        }
        String shard = Long.toString((register ^ 0xFFFFFFFFL) % count);
        return count > 10 && shard.length() == 1 ? "0" + shard : shard;
    }

    private static String sha256(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static LocalDateTime local(Object value) {
        return value instanceof LocalDateTime local ? local : LocalDateTime.ofInstant(asInstant(value), ZoneOffset.UTC);
    }

    private static Instant asInstant(Object value) {
        if (value instanceof OffsetDateTime time) {
            return time.toInstant();
        }
        return value instanceof ZonedDateTime time ? time.toInstant() : (Instant) value;
    }

    private static String zone(Object value) {
        return value instanceof LocalDateTime ? "" : "Z";
    }

    /** Compares as the design promises: strings by code point, times by instant, numbers by value, UUIDs by text. */
    static int compare(Object a, Object b) {
        if (a instanceof Long left && b instanceof Long right) {
            return Long.compare(left, right);
        }
        if (a instanceof BigDecimal left && b instanceof BigDecimal right) {
            return left.compareTo(right);
        }
        if (a instanceof Integer left && b instanceof Integer right) {
            return Integer.compare(left, right);
        }
        if (a instanceof LocalDate left && b instanceof LocalDate right) {
            return left.compareTo(right);
        }
        if (a instanceof YearMonth left && b instanceof YearMonth right) {
            return left.compareTo(right);
        }
        if (a instanceof Locale left && b instanceof Locale right) {
            return left.toLanguageTag().compareTo(right.toLanguageTag());
        }
        if (a instanceof String || a instanceof Boolean || a instanceof UUID || a instanceof Currency) {
            return Arrays.compare(
                    a.toString().codePoints().toArray(),
                    b.toString().codePoints().toArray());
        }
        return local(a).compareTo(local(b));
    }

    static <T> T pick(Random random, List<T> from) {
        return from.get(random.nextInt(from.size()));
    }
}
