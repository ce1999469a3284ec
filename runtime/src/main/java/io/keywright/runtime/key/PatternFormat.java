package io.keywright.runtime.key;

import io.keywright.runtime.text.IsoText;
import java.time.LocalDateTime;

/** Times and dates by a pattern of fixed width such as {@code yyyy-MM-dd-HH}, with an offset in UTC. */
final class PatternFormat<T> extends KeyFormat<T> {

    private static final String LETTERS = "yMdHms";

    private final String pattern;

    /** With a pattern of the letters of {@link java.time.format.DateTimeFormatter} down to the second. */
    PatternFormat(String pattern) {
        for (int index = 0; index < pattern.length(); index++) {
            char letter = pattern.charAt(index);
            if (Character.isLetter(letter) && LETTERS.indexOf(letter) < 0) {
                throw new IllegalArgumentException("a pattern has no letter but those of " + LETTERS);
            }
        }
        this.pattern = pattern;
    }

    static <T> KeyFormat<T> of(String pattern) {
        return new PatternFormat<>(pattern);
    }

    @Override
    String text(T value) throws RefusedValueException {
        LocalDateTime time = Times.local(value);
        StringBuilder text = new StringBuilder(pattern.length());
        int index = 0;
        while (index < pattern.length()) {
            char letter = pattern.charAt(index);
            int end = index + 1;
            while (end < pattern.length() && pattern.charAt(end) == letter) {
                end++;
            }
            if (LETTERS.indexOf(letter) < 0) {
                text.append(pattern, index, end);
            } else {
                IsoText.digits(text, field(time, letter), end - index);
            }
            index = end;
        }
        return text.toString();
    }

    private static int field(LocalDateTime time, char letter) {
        return switch (letter) {
            case 'y' -> time.getYear();
            case 'M' -> time.getMonthValue();
            case 'd' -> time.getDayOfMonth();
            case 'H' -> time.getHour();
            case 'm' -> time.getMinute();
            default -> time.getSecond();
        };
    }
}
