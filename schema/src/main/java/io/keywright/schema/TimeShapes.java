package io.keywright.schema;

import io.keywright.schema.TextShape.Choice;
import io.keywright.schema.TextShape.Mask;
import io.keywright.schema.TextShape.OneOf;
import io.keywright.schema.TextShape.Sequence;
import java.util.ArrayList;
import java.util.List;

/** The texts of times and dates. Whether a month has a thirty-first day is left open. */
final class TimeShapes {

    /** The higher option first, so that examples are of the eleventh day, month, hour. */
    private static final TextShape MONTHS = Choice.of(mask('1', '1', '0', '2'), mask('0', '0', '1', '9'));

    private static final TextShape DAYS =
            Choice.of(mask('1', '2', '0', '9'), mask('0', '0', '1', '9'), mask('3', '3', '0', '1'));
    private static final TextShape HOURS = Choice.of(mask('0', '1', '0', '9'), mask('2', '2', '0', '3'));
    private static final TextShape SIXTY = mask('0', '5', '0', '9');

    private TimeShapes() {}

    /** Reads the letters of {@link java.time.format.DateTimeFormatter}, and text in apostrophes. */
    static TextShape of(String pattern) {
        List<TextShape> parts = new ArrayList<>();
        int at = 0;
        while (at < pattern.length()) {
            char letter = pattern.charAt(at);
            int end = at + 1;
            while (end < pattern.length() && pattern.charAt(end) == letter) {
                end++;
            }
            if (letter != '\'') {
                parts.add(part(letter, pattern.substring(at, end)));
            }
            at = end;
        }
        return new Sequence(parts);
    }

    private static TextShape part(char letter, String text) {
        return switch (letter) {
            case 'y', 'S' -> Mask.of("9".repeat(text.length()));
            case 'M' -> MONTHS;
            case 'd' -> DAYS;
            case 'H' -> HOURS;
            case 'm', 's' -> SIXTY;
            default -> new OneOf(List.of(text));
        };
    }

    private static Mask mask(char first, char last, char from, char to) {
        return new Mask(List.of(Alphabet.between(first, last), Alphabet.between(from, to)));
    }
}
