package io.keywright.runtime.key;

import io.keywright.runtime.key.TimeFormat.Precision;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.UUID;

/**
 * The formats. None of them depends on the default locale or time zone. What a format refuses is refused by
 * {@link KeyComponent#text} before anything is sent. Times and dates lie in the years 0000 to 9999.
 */
public final class KeyFormats {

    private KeyFormats() {}

    /** A string byte for byte; refused if it contains the delimiter. */
    public static KeyFormat<String> text(char delimiter) {
        return TextFormat.without(delimiter, false);
    }

    /**
     * A string in lower case by {@link java.util.Locale#ROOT}; refused if that contains the delimiter. A capital sigma
     * becomes one of two letters, by what follows it, so the start of a word that ends in one does not find the word.
     */
    public static KeyFormat<String> lower(char delimiter) {
        return TextFormat.without(delimiter, true);
    }

    /** A string byte for byte, the delimiter included: the last of its template. */
    public static KeyFormat<String> rest() {
        return TextFormat.withAny();
    }

    /** {@code 2024-05-01}: the day in UTC. */
    public static KeyFormat<Instant> instantDate() {
        return new TimeFormat<>(Precision.DATE);
    }

    /** {@code 2024-05-01T12:00:00Z}. */
    public static KeyFormat<Instant> instantSeconds() {
        return new TimeFormat<>(Precision.SECONDS);
    }

    /** {@code 2024-05-01T12:00:00.000000000Z}. */
    public static KeyFormat<Instant> instantNanos() {
        return new TimeFormat<>(Precision.NANOS);
    }

    /** {@code 2024-05-01}: the day in UTC. */
    public static KeyFormat<OffsetDateTime> offsetDateTimeDate() {
        return new TimeFormat<>(Precision.DATE);
    }

    /** {@code 2024-05-01T12:00:00Z}: in UTC. */
    public static KeyFormat<OffsetDateTime> offsetDateTimeSeconds() {
        return new TimeFormat<>(Precision.SECONDS);
    }

    /** {@code 2024-05-01T12:00:00.000000000Z}: in UTC. */
    public static KeyFormat<OffsetDateTime> offsetDateTimeNanos() {
        return new TimeFormat<>(Precision.NANOS);
    }

    /** {@code 2024-05-01}: the day in UTC. */
    public static KeyFormat<ZonedDateTime> zonedDateTimeDate() {
        return new TimeFormat<>(Precision.DATE);
    }

    /** {@code 2024-05-01T12:00:00Z}: in UTC. */
    public static KeyFormat<ZonedDateTime> zonedDateTimeSeconds() {
        return new TimeFormat<>(Precision.SECONDS);
    }

    /** {@code 2024-05-01T12:00:00.000000000Z}: in UTC. */
    public static KeyFormat<ZonedDateTime> zonedDateTimeNanos() {
        return new TimeFormat<>(Precision.NANOS);
    }

    /** {@code 2024-05-01}: the day as written. */
    public static KeyFormat<LocalDateTime> localDateTimeDate() {
        return new TimeFormat<>(Precision.DATE);
    }

    /** {@code 2024-05-01T12:00:00}: as written, without a zone. */
    public static KeyFormat<LocalDateTime> localDateTimeSeconds() {
        return new TimeFormat<>(Precision.SECONDS);
    }

    /** {@code 2024-05-01T12:00:00.000000000}: as written, without a zone. */
    public static KeyFormat<LocalDateTime> localDateTimeNanos() {
        return new TimeFormat<>(Precision.NANOS);
    }

    /** {@code 2024-05-01}. */
    public static KeyFormat<LocalDate> localDate() {
        return new CalendarFormat<>();
    }

    /** {@code 2024-05}. */
    public static KeyFormat<YearMonth> yearMonth() {
        return new CalendarFormat<>();
    }

    /** {@code 2024}. */
    public static KeyFormat<Year> year() {
        return new CalendarFormat<>();
    }

    /** {@code 6f1c…}: in lower case. */
    public static KeyFormat<UUID> uuid() {
        return new NameFormat<>();
    }

    /** {@code true} or {@code false}. */
    public static KeyFormat<Boolean> bool() {
        return new NameFormat<>();
    }

    /** {@link Enum#name()}. */
    public static <E extends Enum<E>> KeyFormat<E> enumName() {
        return new NameFormat<>();
    }
}
