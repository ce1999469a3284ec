package io.keywright.runtime.item;

import java.math.BigDecimal;

/** DynamoDB's numbers: 38 significant digits, from 1E-130 to 9.9…E+125 either side of zero. */
final class DecimalText {

    private static final int MOST_SIGNIFICANT_DIGITS = 38;
    private static final int MOST_DIGITS = 1000;
    private static final int MOST_BITS = 65_536;
    private static final int LOWEST_EXPONENT = -130;
    private static final int HIGHEST_EXPONENT = 125;

    private DecimalText() {}

    /** Plain digits without trailing zeros, so that equal numbers are one text and a set holds each once. */
    static String of(BigDecimal number) {
        if (number.signum() == 0) {
            return "0";
        }
        // Counting the digits of a number of millions takes very long.
        if (number.unscaledValue().bitLength() > MOST_BITS) {
            throw new ConversionException("a number of at most 38 significant digits", "one of more");
        }
        long exponent = (long) number.precision() - number.scale() - 1;
        if (exponent < LOWEST_EXPONENT || exponent > HIGHEST_EXPONENT) {
            throw new ConversionException("a number between 1E-130 and 1E+126", "one outside of that");
        }
        // Taking zeros off a number of very many digits takes very long, so that comes last.
        BigDecimal stripped = number.precision() > MOST_DIGITS ? number : number.stripTrailingZeros();
        if (stripped.precision() > MOST_SIGNIFICANT_DIGITS) {
            throw new ConversionException("a number of at most 38 significant digits", "one of more");
        }
        return stripped.toPlainString();
    }
}
