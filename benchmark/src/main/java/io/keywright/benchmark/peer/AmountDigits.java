package io.keywright.benchmark.peer;

import java.math.BigDecimal;

/** Amounts of up to eighteen digits, without the JDK's detour over an array of characters. */
final class AmountDigits {

    private static final int MOST_CHARACTERS = 18;

    private AmountDigits() {}

    static BigDecimal parse(String text) {
        int length = text.length();
        if (length > MOST_CHARACTERS) {
            return new BigDecimal(text);
        }
        long unscaled = 0;
        int scale = 0;
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c == '.') {
                scale = length - 1 - i;
            } else if (c >= '0' && c <= '9') {
                unscaled = unscaled * 10 + (c - '0');
            } else {
                return new BigDecimal(text);
            }
        }
        return BigDecimal.valueOf(unscaled, scale);
    }
}
