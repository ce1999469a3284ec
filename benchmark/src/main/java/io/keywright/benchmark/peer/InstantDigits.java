package io.keywright.benchmark.peer;

import java.nio.charset.StandardCharsets;
import java.time.Instant;

/** Instants of this era as digits and back, by the arithmetic of the calendar; trusts what it gets. */
final class InstantDigits {

    private static final int SECONDS_OF_DAY = 86_400;

    /** From the first of March of year 0 to the first of January 1970. */
    private static final int EPOCH = 719_468;

    private static final int DAYS_OF_ERA = 146_097;

    private InstantDigits() {}

    static String seconds(Instant instant) {
        byte[] text = new byte[20];
        put(text, instant.getEpochSecond());
        text[19] = 'Z';
        return new String(text, StandardCharsets.ISO_8859_1);
    }

    static String nanos(Instant instant) {
        byte[] text = new byte[30];
        put(text, instant.getEpochSecond());
        text[19] = '.';
        put(text, 20, 9, instant.getNano());
        text[29] = 'Z';
        return new String(text, StandardCharsets.ISO_8859_1);
    }

    private static void put(byte[] text, long epochSecond) {
        int days = (int) Math.floorDiv(epochSecond, SECONDS_OF_DAY);
        int second = (int) (epochSecond - (long) days * SECONDS_OF_DAY);
        int shifted = days + EPOCH;
        int era = Math.floorDiv(shifted, DAYS_OF_ERA);
        int dayOfEra = shifted - era * DAYS_OF_ERA;
        int yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365;
        int dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
        int monthFromMarch = (5 * dayOfYear + 2) / 153;
        int month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
        put(text, 0, 4, yearOfEra + era * 400 + (month <= 2 ? 1 : 0));
        text[4] = '-';
        put(text, 5, 2, month);
        text[7] = '-';
        put(text, 8, 2, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1);
        text[10] = 'T';
        put(text, 11, 2, second / 3600);
        text[13] = ':';
        put(text, 14, 2, second / 60 % 60);
        text[16] = ':';
        put(text, 17, 2, second % 60);
    }

    private static void put(byte[] text, int start, int width, int value) {
        int rest = value;
        for (int index = start + width - 1; index >= start; index--) {
            text[index] = (byte) ('0' + rest % 10);
            rest /= 10;
        }
    }

    /** Of a text with nine digits of fraction. */
    static Instant parse(String text) {
        int month = number(text, 5, 7);
        int year = number(text, 0, 4) - (month <= 2 ? 1 : 0);
        int era = Math.floorDiv(year, 400);
        int yearOfEra = year - era * 400;
        int dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + number(text, 8, 10) - 1;
        int dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear;
        long days = (long) era * DAYS_OF_ERA + dayOfEra - EPOCH;
        long second = number(text, 11, 13) * 3600L + number(text, 14, 16) * 60L + number(text, 17, 19);
        return Instant.ofEpochSecond(days * SECONDS_OF_DAY + second, number(text, 20, 29));
    }

    private static int number(String text, int start, int end) {
        int number = 0;
        for (int index = start; index < end; index++) {
            number = number * 10 + text.charAt(index) - '0';
        }
        return number;
    }
}
