package io.keywright.runtime.text;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;

/**
 * Dates and times as fixed-width ISO text in ASCII digits, which sorts as the times do. Written by hand, since a
 * formatter of the JDK is slower to start and must be kept from the default locale.
 */
public final class IsoText {

    private static final long FIRST_SECOND = -62_167_219_200L;
    private static final long LAST_SECOND = 253_402_300_799L;

    private IsoText() {}

    /** Whether four digits can write the year. */
    public static boolean isFourDigitYear(int year) {
        return year >= 0 && year <= 9999;
    }

    /** Whether the instant lies in the years 0000 to 9999 of UTC. */
    public static boolean hasFourDigitYear(Instant instant) {
        return instant.getEpochSecond() >= FIRST_SECOND && instant.getEpochSecond() <= LAST_SECOND;
    }

    /** The instant in UTC; it must lie in the years 0000 to 9999. */
    public static LocalDateTime utc(Instant instant) {
        return LocalDateTime.ofEpochSecond(instant.getEpochSecond(), instant.getNano(), ZoneOffset.UTC);
    }

    /** {@code 2024}. */
    public static String year(int year) {
        StringBuilder text = new StringBuilder(4);
        digits(text, year, 4);
        return text.toString();
    }

    /** {@code 2024-05}. */
    public static String month(int year, int month) {
        StringBuilder text = new StringBuilder(7);
        digits(text, year, 4);
        digits(text.append('-'), month, 2);
        return text.toString();
    }

    /** {@code 2024-05-01}. */
    public static String date(LocalDate date) {
        StringBuilder text = new StringBuilder(10);
        appendDate(text, date);
        return text.toString();
    }

    /** {@code 2024-05-01T12:00:00}, and the suffix. */
    public static String seconds(LocalDateTime time, String suffix) {
        StringBuilder text = new StringBuilder(20);
        appendSeconds(text, time);
        return text.append(suffix).toString();
    }

    /** {@code 2024-05-01T12:00:00.000000000}, and the suffix. */
    public static String nanos(LocalDateTime time, String suffix) {
        return fraction(time, 9, suffix);
    }

    /**
     * {@code 2024-05-01T12:00:00.000}, and the suffix; what is finer is left out.
     *
     * @param digits of the fraction, from 1 to 9
     */
    public static String fraction(LocalDateTime time, int digits, String suffix) {
        StringBuilder text = new StringBuilder(30);
        appendSeconds(text, time);
        digits(text.append('.'), time.get(ChronoField.NANO_OF_SECOND), 9);
        text.setLength(text.length() - 9 + digits);
        return text.append(suffix).toString();
    }

    private static void appendDate(StringBuilder text, LocalDate date) {
        digits(text, date.getYear(), 4);
        digits(text.append('-'), date.getMonthValue(), 2);
        digits(text.append('-'), date.getDayOfMonth(), 2);
    }

    private static void appendSeconds(StringBuilder text, LocalDateTime time) {
        appendDate(text, time.toLocalDate());
        digits(text.append('T'), time.getHour(), 2);
        digits(text.append(':'), time.getMinute(), 2);
        digits(text.append(':'), time.getSecond(), 2);
    }

    /** Appends the lowest digits of a number that is not negative, with zeros before them to the width. */
    public static void digits(StringBuilder text, int value, int width) {
        int start = text.length();
        text.setLength(start + width);
        int rest = value;
        for (int index = start + width - 1; index >= start; index--) {
            text.setCharAt(index, (char) ('0' + rest % 10));
            rest /= 10;
        }
    }
}
