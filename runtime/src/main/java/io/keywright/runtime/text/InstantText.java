package io.keywright.runtime.text;

import java.time.Instant;
import java.time.Month;
import java.time.Year;

/**
 * Reads instants in the form in which they are written, {@code 2024-05-01T12:00:00.000000000Z} with up to nine digits of
 * fraction, many times faster than a formatter of the JDK. Whatever else there may be is left to the JDK, so that every
 * text means what it means there.
 */
public final class InstantText {

    private static final int SECONDS = 19;
    private static final int OTHER = -1;

    private InstantText() {}

    /**
     * The instant.
     *
     * @throws java.time.format.DateTimeParseException if {@link Instant#parse} throws it
     */
    public static Instant parse(String text) {
        if (!isSeparated(text)) {
            return Instant.parse(text);
        }
        int year = number(text, 0, 4, 9999);
        int month = number(text, 5, 7, 12);
        int day = number(text, 8, 10, 31);
        int hour = number(text, 11, 13, 23);
        int minute = number(text, 14, 16, 59);
        int second = number(text, 17, SECONDS, 59);
        int nanos = nanos(text);
        // One of them being OTHER makes the whole negative.
        if ((year | month | day | hour | minute | second | nanos) < 0 || !isDay(year, month, day)) {
            return Instant.parse(text);
        }
        long days = IsoText.epochDay(year, month, day);
        return Instant.ofEpochSecond(days * 86_400 + hour * 3_600L + minute * 60L + second, nanos);
    }

    private static boolean isSeparated(String text) {
        int length = text.length();
        return length > SECONDS
                && text.charAt(4) == '-'
                && text.charAt(7) == '-'
                && text.charAt(10) == 'T'
                && text.charAt(13) == ':'
                && text.charAt(16) == ':'
                && text.charAt(length - 1) == 'Z';
    }

    private static boolean isDay(int year, int month, int day) {
        return day > 0 && month > 0 && (day <= 28 || day <= Month.of(month).length(Year.isLeap(year)));
    }

    /** The fraction of the second in nanoseconds. */
    private static int nanos(String text) {
        int end = text.length() - 1;
        if (end == SECONDS) {
            return 0;
        }
        int digits = end - SECONDS - 1;
        if (text.charAt(SECONDS) != '.' || digits < 1 || digits > 9) {
            return OTHER;
        }
        int nanos = number(text, SECONDS + 1, end, 999_999_999);
        for (int finer = digits; finer < 9; finer++) {
            nanos *= 10;
        }
        return nanos;
    }

    private static int number(String text, int start, int end, int most) {
        int number = 0;
        for (int index = start; index < end; index++) {
            int digit = text.charAt(index) - '0';
            if (digit < 0 || digit > 9) {
                return OTHER;
            }
            number = number * 10 + digit;
        }
        return number <= most ? number : OTHER;
    }
}
