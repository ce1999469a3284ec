package io.keywright.runtime.text;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;

/**
 * Dates and times as fixed-width ISO text in ASCII digits, which sorts as the times do. Written by hand, since a
 * formatter of the JDK is slower to start and must be kept from the default locale.
 */
public final class IsoText {

    private static final int DATE = 10;
    private static final int SECONDS = 19;
    private static final int SECONDS_OF_DAY = 86_400;

    /** The calendar repeats itself after 400 years. */
    private static final int YEARS_OF_ERA = 400;

    private static final int DAYS_OF_ERA = 146_097;
    private static final int DAYS_TO_EPOCH = 719_468 + DAYS_OF_ERA;
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

    /** {@code 2024-05-01T12:00:00.000000000Z}; the instant must lie in the years 0000 to 9999. */
    public static String nanos(Instant instant) {
        byte[] text = new byte[SECONDS + 11];
        putSeconds(text, instant.getEpochSecond());
        text[SECONDS] = '.';
        put(text, SECONDS + 1, 9, instant.getNano());
        text[SECONDS + 10] = 'Z';
        return ascii(text);
    }

    /** {@code 2024-05-01T12:00:00Z}; the instant must lie in the years 0000 to 9999. */
    public static String seconds(Instant instant) {
        byte[] text = new byte[SECONDS + 1];
        putSeconds(text, instant.getEpochSecond());
        text[SECONDS] = 'Z';
        return ascii(text);
    }

    /** By the arithmetic of the calendar, in years that begin with March: a LocalDateTime takes several times as long. */
    private static void putSeconds(byte[] text, long epochSecond) {
        int days = (int) Math.floorDiv(epochSecond, (long) SECONDS_OF_DAY);
        int second = (int) (epochSecond - (long) days * SECONDS_OF_DAY);
        // From the first of March of the year 400 before, so that nothing is negative.
        int shifted = days + DAYS_TO_EPOCH;
        int era = shifted / DAYS_OF_ERA;
        int dayOfEra = shifted % DAYS_OF_ERA;
        int yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365;
        int dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
        int monthFromMarch = (5 * dayOfYear + 2) / 153;
        boolean nextYear = monthFromMarch >= 10;
        int year = yearOfEra + (era - 1) * YEARS_OF_ERA + (nextYear ? 1 : 0);
        putMonth(text, year, nextYear ? monthFromMarch - 9 : monthFromMarch + 3);
        text[7] = '-';
        put(text, 8, 2, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1);
        putTime(text, second / 3600, second / 60 % 60, second % 60);
    }

    /** The days since 1970 of a day in the years 0000 to 9999. */
    static long epochDay(int year, int month, int day) {
        boolean nextYear = month <= 2;
        int shifted = year + YEARS_OF_ERA - (nextYear ? 1 : 0);
        int yearOfEra = shifted % YEARS_OF_ERA;
        int dayOfYear = (153 * (nextYear ? month + 9 : month - 3) + 2) / 5 + day - 1;
        int dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear;
        return (long) (shifted / YEARS_OF_ERA) * DAYS_OF_ERA + dayOfEra - DAYS_TO_EPOCH;
    }

    private static void putTime(byte[] text, int hour, int minute, int second) {
        text[DATE] = 'T';
        put(text, DATE + 1, 2, hour);
        text[DATE + 3] = ':';
        put(text, DATE + 4, 2, minute);
        text[DATE + 6] = ':';
        put(text, DATE + 7, 2, second);
    }

    /** The instant in UTC; it must lie in the years 0000 to 9999. */
    public static LocalDateTime utc(Instant instant) {
        return LocalDateTime.ofEpochSecond(instant.getEpochSecond(), instant.getNano(), ZoneOffset.UTC);
    }

    /** {@code 2024}. */
    public static String year(int year) {
        byte[] text = new byte[4];
        put(text, 0, 4, year);
        return ascii(text);
    }

    /** {@code 2024-05}. */
    public static String month(int year, int month) {
        byte[] text = new byte[7];
        putMonth(text, year, month);
        return ascii(text);
    }

    /** {@code 2024-05-01}. */
    public static String date(LocalDate date) {
        byte[] text = new byte[DATE];
        putDate(text, date);
        return ascii(text);
    }

    /** {@code 2024-05-01T12:00:00}, and the suffix. */
    public static String seconds(LocalDateTime time, String suffix) {
        byte[] text = new byte[SECONDS + suffix.length()];
        putSeconds(text, time);
        return finished(text, SECONDS, suffix);
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
    @SuppressWarnings("JavaLocalDateTimeGetNano") // putSeconds writes the seconds.
    public static String fraction(LocalDateTime time, int digits, String suffix) {
        int end = SECONDS + 1 + digits;
        byte[] text = new byte[end + suffix.length()];
        putSeconds(text, time);
        text[SECONDS] = '.';
        int fraction = time.getNano();
        for (int finer = digits; finer < 9; finer++) {
            fraction /= 10;
        }
        put(text, SECONDS + 1, digits, fraction);
        return finished(text, end, suffix);
    }

    private static void putSeconds(byte[] text, LocalDateTime time) {
        putDate(text, time.toLocalDate());
        putTime(text, time.getHour(), time.getMinute(), time.getSecond());
    }

    private static void putDate(byte[] text, LocalDate date) {
        putMonth(text, date.getYear(), date.getMonthValue());
        text[7] = '-';
        put(text, 8, 2, date.getDayOfMonth());
    }

    private static void putMonth(byte[] text, int year, int month) {
        put(text, 0, 4, year);
        text[4] = '-';
        put(text, 5, 2, month);
    }

    private static void put(byte[] text, int start, int width, int value) {
        int rest = value;
        for (int index = start + width - 1; index >= start; index--) {
            text[index] = (byte) ('0' + rest % 10);
            rest /= 10;
        }
    }

    private static String finished(byte[] text, int end, String suffix) {
        for (int index = 0; index < suffix.length(); index++) {
            text[end + index] = (byte) suffix.charAt(index);
        }
        return ascii(text);
    }

    private static String ascii(byte[] text) {
        return new String(text, StandardCharsets.ISO_8859_1);
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
