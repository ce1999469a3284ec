package io.keywright.runtime.key;

/** Any string, with the delimiter and the percent sign written as percent signs and two hexadecimal digits. */
final class EscapedFormat extends KeyFormat<String> {

    private static final String DIGITS = "0123456789ABCDEF";

    private final char delimiter;

    EscapedFormat(char delimiter) {
        if (delimiter > 0x7f) {
            throw new IllegalArgumentException("a delimiter is an ASCII character");
        }
        this.delimiter = delimiter;
    }

    static KeyFormat<String> of(char delimiter) {
        return new EscapedFormat(delimiter);
    }

    @Override
    String text(String value) throws RefusedValueException {
        TextFormat.wellFormed(value);
        StringBuilder text = new StringBuilder(value.length() + 6);
        for (int index = 0; index < value.length(); index++) {
            char unit = value.charAt(index);
            if (unit == delimiter || unit == '%') {
                text.append('%').append(DIGITS.charAt(unit >> 4)).append(DIGITS.charAt(unit & 0xf));
            } else {
                text.append(unit);
            }
        }
        return text.toString();
    }
}
