package io.keywright.schema;

import io.keywright.schema.PropertyType.EnumType;
import io.keywright.schema.PropertyType.Scalar;
import java.nio.charset.StandardCharsets;
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
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.UUID;

/**
 * Random values of a type, and the text that a format writes for them. Written anew from the design, so that the facts
 * of {@link Formats} are held against something else than themselves.
 */
final class SampleValues {

    /** Characters that sort around the delimiter, around each other in UTF-16 and UTF-8, and outside of the BMP. */
    private static final List<String> CHARACTERS = List.of(
            "a", "b", "B", "Z", " ", "!", "\"", "$", "-", "0", "~", "é", "\uFFFD", "\uD83D\uDE00", "\uDBFF\uDFFD");

    private static final DateTimeFormatter SECONDS = DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss", Locale.ROOT);
    private static final DateTimeFormatter NANOS =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSSSSSSSS", Locale.ROOT);

    private SampleValues() {}

    /** Compares strings as DynamoDB compares keys. */
    static final Comparator<String> KEY_ORDER =
            (a, b) -> Arrays.compareUnsigned(a.getBytes(StandardCharsets.UTF_8), b.getBytes(StandardCharsets.UTF_8));

    static Object value(KeyFormat format, PropertyType type, Random random) {
        if (type instanceof EnumType enumType) {
            return pick(random, enumType.constants());
        }
        return switch (((Scalar) type).kind()) {
            case STRING -> string(random, format.kind() == KeyFormat.Kind.REST);
            case INT, LONG -> number(format, random);
            case INSTANT -> instant(random);
            case OFFSET_DATE_TIME -> offsetDateTime(random);
            case ZONED_DATE_TIME -> instant(random).atZone(ZoneId.of("Asia/Tokyo"));
            case LOCAL_DATE_TIME -> LocalDateTime.ofInstant(instant(random), ZoneOffset.UTC);
            case LOCAL_DATE -> LocalDate.of(random.nextInt(10_000), 1 + random.nextInt(12), 1 + random.nextInt(28));
            case YEAR_MONTH -> YearMonth.of(random.nextInt(10_000), 1 + random.nextInt(12));
            case YEAR -> random.nextInt(10_000);
            case UUID -> new UUID(random.nextLong(), random.nextLong());
            case BOOLEAN -> random.nextBoolean();
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
        return format.kind() == KeyFormat.Kind.PADDED
                ? random.nextInt((int) Math.pow(10, Math.min(8, format.width())))
                : random.nextInt();
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
            case AS_IS, REST, PLAIN, ENUM, BOOLEAN, UUID -> value.toString();
            case LOWER -> value.toString().toLowerCase(Locale.ROOT);
            case PADDED -> String.format("%0" + format.width() + "d", (Long) value);
            case DATE ->
                value instanceof LocalDate
                        ? value.toString()
                        : local(value).toLocalDate().toString();
            case SECONDS -> SECONDS.format(local(value)) + zone(value);
            case NANOS -> NANOS.format(local(value)) + zone(value);
            case MONTH -> value.toString();
            case YEAR -> String.format("%04d", (Integer) value);
        };
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
        if (a instanceof Integer left && b instanceof Integer right) {
            return Integer.compare(left, right);
        }
        if (a instanceof LocalDate left && b instanceof LocalDate right) {
            return left.compareTo(right);
        }
        if (a instanceof YearMonth left && b instanceof YearMonth right) {
            return left.compareTo(right);
        }
        if (a instanceof String || a instanceof Boolean || a instanceof UUID) {
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
