package io.keywright.runtime.key;

import io.keywright.annotation.ValueConverter;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.Locale;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The formats. None of them depends on the default locale or time zone. What a format refuses is refused by
 * {@link KeyComponent#text} before anything is sent. Times and dates lie in the years 0000 to 9999.
 */
public final class KeyFormats {

    // Not by constructors: to verify this class, the JVM would load the class of every format that it makes.

    private KeyFormats() {}

    /** A string byte for byte; refused if it contains the delimiter. */
    public static KeyFormat<String> text(char delimiter) {
        return TextFormat.without(delimiter);
    }

    /**
     * A string in lower case by {@link java.util.Locale#ROOT}; refused if that contains the delimiter. A capital sigma
     * becomes one of two letters, by what follows it, so the start of a word that ends in one does not find the word.
     */
    public static KeyFormat<String> lower(char delimiter) {
        return FoldedFormat.lower(text(delimiter));
    }

    /** Any string in lower case by {@link java.util.Locale#ROOT}, for what is hashed. */
    public static KeyFormat<String> lower() {
        return FoldedFormat.lower(rest());
    }

    /** Any string in upper case by {@link java.util.Locale#ROOT}, for what is hashed. */
    public static KeyFormat<String> upper() {
        return FoldedFormat.upper(rest());
    }

    /** A string in upper case by {@link java.util.Locale#ROOT}; refused if that contains the delimiter. */
    public static KeyFormat<String> upper(char delimiter) {
        return FoldedFormat.upper(text(delimiter));
    }

    /** The SHA-256 of the string's UTF-8, as 64 hexadecimal digits in lower case. */
    public static KeyFormat<String> sha256() {
        return DigestFormat.of();
    }

    /**
     * Any string, with {@code %25} for a percent sign and likewise, as {@code %23}, for the delimiter. It sorts by that
     * text.
     *
     * @param delimiter an ASCII character
     */
    public static KeyFormat<String> escaped(char delimiter) {
        return EscapedFormat.of(delimiter);
    }

    /** A string byte for byte, the delimiter included: the last of its template. */
    public static KeyFormat<String> rest() {
        return TextFormat.withAny();
    }

    /** {@code 2024-05-01}: the day in UTC. */
    public static KeyFormat<Instant> instantDate() {
        return TimeFormat.ofDate();
    }

    /** {@code 2024-05-01T12:00:00Z}. */
    public static KeyFormat<Instant> instantSeconds() {
        return TimeFormat.of(0);
    }

    /** {@code 2024-05-01T12:00:00.000Z}. */
    public static KeyFormat<Instant> instantMillis() {
        return TimeFormat.of(3);
    }

    /** {@code 2024-05-01T12:00:00.000000Z}. */
    public static KeyFormat<Instant> instantMicros() {
        return TimeFormat.of(6);
    }

    /** {@code 2024-05-01T12:00:00.000000000Z}. */
    public static KeyFormat<Instant> instantNanos() {
        return TimeFormat.of(9);
    }

    /** By a pattern such as {@code yyyy-MM-dd-HH}: in UTC. */
    public static KeyFormat<Instant> instantPattern(String pattern) {
        return PatternFormat.of(pattern);
    }

    /** {@code 2024-05-01}: the day in UTC. */
    public static KeyFormat<OffsetDateTime> offsetDateTimeDate() {
        return TimeFormat.ofDate();
    }

    /** {@code 2024-05-01T12:00:00Z}: in UTC. */
    public static KeyFormat<OffsetDateTime> offsetDateTimeSeconds() {
        return TimeFormat.of(0);
    }

    /** {@code 2024-05-01T12:00:00.000Z}: in UTC. */
    public static KeyFormat<OffsetDateTime> offsetDateTimeMillis() {
        return TimeFormat.of(3);
    }

    /** {@code 2024-05-01T12:00:00.000000Z}: in UTC. */
    public static KeyFormat<OffsetDateTime> offsetDateTimeMicros() {
        return TimeFormat.of(6);
    }

    /** {@code 2024-05-01T12:00:00.000000000Z}: in UTC. */
    public static KeyFormat<OffsetDateTime> offsetDateTimeNanos() {
        return TimeFormat.of(9);
    }

    /** By a pattern such as {@code yyyy-MM-dd-HH}: in UTC. */
    public static KeyFormat<OffsetDateTime> offsetDateTimePattern(String pattern) {
        return PatternFormat.of(pattern);
    }

    /** {@code 2024-05-01}: the day in UTC. */
    public static KeyFormat<ZonedDateTime> zonedDateTimeDate() {
        return TimeFormat.ofDate();
    }

    /** {@code 2024-05-01T12:00:00Z}: in UTC. */
    public static KeyFormat<ZonedDateTime> zonedDateTimeSeconds() {
        return TimeFormat.of(0);
    }

    /** {@code 2024-05-01T12:00:00.000Z}: in UTC. */
    public static KeyFormat<ZonedDateTime> zonedDateTimeMillis() {
        return TimeFormat.of(3);
    }

    /** {@code 2024-05-01T12:00:00.000000Z}: in UTC. */
    public static KeyFormat<ZonedDateTime> zonedDateTimeMicros() {
        return TimeFormat.of(6);
    }

    /** {@code 2024-05-01T12:00:00.000000000Z}: in UTC. */
    public static KeyFormat<ZonedDateTime> zonedDateTimeNanos() {
        return TimeFormat.of(9);
    }

    /** By a pattern such as {@code yyyy-MM-dd-HH}: in UTC. */
    public static KeyFormat<ZonedDateTime> zonedDateTimePattern(String pattern) {
        return PatternFormat.of(pattern);
    }

    /** {@code 2024-05-01}: the day as written. */
    public static KeyFormat<LocalDateTime> localDateTimeDate() {
        return TimeFormat.ofDate();
    }

    /** {@code 2024-05-01T12:00:00}: as written, without a zone. */
    public static KeyFormat<LocalDateTime> localDateTimeSeconds() {
        return TimeFormat.of(0);
    }

    /** {@code 2024-05-01T12:00:00.000}: as written, without a zone. */
    public static KeyFormat<LocalDateTime> localDateTimeMillis() {
        return TimeFormat.of(3);
    }

    /** {@code 2024-05-01T12:00:00.000000}: as written, without a zone. */
    public static KeyFormat<LocalDateTime> localDateTimeMicros() {
        return TimeFormat.of(6);
    }

    /** {@code 2024-05-01T12:00:00.000000000}: as written, without a zone. */
    public static KeyFormat<LocalDateTime> localDateTimeNanos() {
        return TimeFormat.of(9);
    }

    /** By a pattern such as {@code yyyy-MM-dd-HH}: as written, without a zone. */
    public static KeyFormat<LocalDateTime> localDateTimePattern(String pattern) {
        return PatternFormat.of(pattern);
    }

    /** {@code 2024-05-01}. */
    public static KeyFormat<LocalDate> localDate() {
        return CalendarFormat.of();
    }

    /** A day by a pattern such as {@code yyyyMMdd}. */
    public static KeyFormat<LocalDate> localDatePattern(String pattern) {
        return PatternFormat.of(pattern);
    }

    /** {@code 2024-05}. */
    public static KeyFormat<YearMonth> yearMonth() {
        return CalendarFormat.of();
    }

    /** A month by a pattern such as {@code yyyyMM}. */
    public static KeyFormat<YearMonth> yearMonthPattern(String pattern) {
        return PatternFormat.of(pattern);
    }

    /** {@code 2024}. */
    public static KeyFormat<Year> year() {
        return CalendarFormat.of();
    }

    /** {@code 6f1c…}: in lower case. */
    public static KeyFormat<UUID> uuid() {
        return NameFormat.of();
    }

    /** {@code true} or {@code false}. */
    public static KeyFormat<Boolean> bool() {
        return NameFormat.of();
    }

    /** {@link Enum#name()}. */
    public static <E extends Enum<E>> KeyFormat<E> enumName() {
        return NameFormat.of();
    }

    /**
     * The text of a constant, for an enum that has others than its names.
     *
     * @param texts in the order of the constants; null for one that is never stored
     */
    public static <E extends Enum<E>> KeyFormat<E> enumTexts(@Nullable String... texts) {
        return EnumTexts.of(texts);
    }

    /** {@code EUR}. */
    public static KeyFormat<Currency> currency() {
        return CurrencyFormat.of();
    }

    /** {@code de-AT}: the language tag; refused if another locale has the same. */
    public static KeyFormat<Locale> locale() {
        return LocaleFormat.of();
    }

    /**
     * Values in a format of what they are stored as. What the converter refuses is refused.
     *
     * @param format a format of what the converter gives
     */
    public static <T, S> KeyFormat<T> converted(ValueConverter<T, S> converter, KeyFormat<S> format) {
        return ConvertedFormat.of(converter, format);
    }

    /** What {@link NumberComponent#padded} and {@link DecimalComponent#padded} write; a scale of 0 for whole numbers. */
    public static <N extends Number> KeyFormat<N> padded(int width, int scale) {
        return DigitsFormat.of(false, width, scale);
    }

    /** What {@link NumberComponent#signed} and {@link DecimalComponent#signed} write; a scale of 0 for whole numbers. */
    public static <N extends Number> KeyFormat<N> signed(int width, int scale) {
        return DigitsFormat.of(true, width, scale);
    }

    /** A whole number in plain digits: what {@link #shard} takes. */
    public static <N extends Number> KeyFormat<N> wholeNumber() {
        return WholeNumberFormat.of();
    }

    /** A BigDecimal, Double or Float in plain digits without trailing zeros: what {@link #shard} takes. */
    public static <N extends Number> KeyFormat<N> decimal() {
        return DecimalFormat.of();
    }

    /**
     * Which of some shards a value falls into: the unsigned CRC-32 of the UTF-8 of its text, modulo their number, with
     * as many digits as the last shard has.
     *
     * @param count the number of shards, from 1 to 100
     * @param canonical the text of which it is computed
     */
    public static <T> KeyFormat<T> shard(int count, KeyFormat<T> canonical) {
        return ShardFormat.of(count, canonical);
    }
}
