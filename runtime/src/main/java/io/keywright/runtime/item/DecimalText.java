package io.keywright.runtime.item;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** DynamoDB's numbers: 38 significant digits, from 1E-130 to 9.9…E+125 either side of zero. */
final class DecimalText {

    private static final int MOST_SIGNIFICANT_DIGITS = 38;
    private static final int MOST_DIGITS = 1000;
    private static final int MOST_BITS = 65_536;
    private static final int LOWEST_EXPONENT = -130;
    private static final int HIGHEST_EXPONENT = 125;

    /** With so many decimal places there is never an exponent. */
    private static final int MOST_PLAIN_SCALE = 6;

    /** By scale: what fits a long when the point is left out, which is always less than 38 digits. */
    private static final BigDecimal[] HIGHEST_PLAIN = new BigDecimal[MOST_PLAIN_SCALE + 1];

    private static final BigDecimal[] LOWEST_PLAIN = new BigDecimal[MOST_PLAIN_SCALE + 1];

    static {
        for (int scale = 0; scale <= MOST_PLAIN_SCALE; scale++) {
            HIGHEST_PLAIN[scale] = BigDecimal.valueOf(Long.MAX_VALUE, scale);
            LOWEST_PLAIN[scale] = HIGHEST_PLAIN[scale].negate();
        }
    }

    private static final int MOST_PLAIN_DIGITS = 18;

    /** No number of eighteen digits. */
    static final long NOT_WHOLE = Long.MIN_VALUE;

    private DecimalText() {}

    /**
     * The number of at most eighteen ASCII digits, with a minus or without, which is how whole numbers are written: without
     * the detour that other forms such as 1E+3 take. {@link #NOT_WHOLE} for those.
     */
    static long whole(String text) {
        int length = text.length();
        int start = length > 0 && text.charAt(0) == '-' ? 1 : 0;
        int digits = length - start;
        if (digits < 1 || digits > MOST_PLAIN_DIGITS) {
            return NOT_WHOLE;
        }
        long number = 0;
        for (int index = start; index < length; index++) {
            int digit = text.charAt(index) - '0';
            if (digit < 0 || digit > 9) {
                return NOT_WHOLE;
            }
            number = number * 10 + digit;
        }
        return start == 0 ? number : -number;
    }

    /**
     * What {@link BigDecimal#BigDecimal(String)} gives for at most eighteen ASCII digits, with a point or without, in a
     * fraction of its time. Null for others, be they numbers or not.
     */
    static @Nullable BigDecimal plain(String text) {
        int length = text.length();
        int start = length > 0 && text.charAt(0) == '-' ? 1 : 0;
        if (length - start > MOST_PLAIN_DIGITS + 1) {
            return null;
        }
        long unscaled = 0;
        int point = -1;
        for (int index = start; index < length; index++) {
            int digit = text.charAt(index) - '0';
            if (digit >= 0 && digit <= 9) {
                unscaled = unscaled * 10 + digit;
            } else if (digit == '.' - '0' && point < 0) {
                point = index;
            } else {
                return null;
            }
        }
        int scale = point < 0 ? 0 : length - 1 - point;
        int digits = length - start - (point < 0 ? 0 : 1);
        return digits == 0 || digits > MOST_PLAIN_DIGITS
                ? null
                : BigDecimal.valueOf(start == 0 ? unscaled : -unscaled, scale);
    }

    /** Plain digits without trailing zeros, so that equal numbers are one text and a set holds each once. */
    static String of(BigDecimal number) {
        if (number.signum() == 0) {
            return "0";
        }
        String plain = plain(number);
        if (plain != null) {
            return plain;
        }
        // Counting the digits of a number of millions takes very long.
        if (number.unscaledValue().bitLength() > MOST_BITS) {
            throw Refusals.of("a number of at most 38 significant digits", "one of more");
        }
        long exponent = (long) number.precision() - number.scale() - 1;
        if (exponent < LOWEST_EXPONENT || exponent > HIGHEST_EXPONENT) {
            throw Refusals.of("a number between 1E-130 and 1E+126", "one outside of that");
        }
        // Taking zeros off a number of very many digits takes very long, so that comes last.
        BigDecimal stripped = number.precision() > MOST_DIGITS ? number : number.stripTrailingZeros();
        if (stripped.precision() > MOST_SIGNIFICANT_DIGITS) {
            throw Refusals.of("a number of at most 38 significant digits", "one of more");
        }
        return stripped.toPlainString();
    }

    /**
     * What {@link BigDecimal#toString} gives where that is what is wanted: digits without an exponent and without zeros
     * at the end. Most amounts are so, and a BigDecimal keeps that text. Null for others.
     *
     * <p>Numbers of one scale are compared without counting digits and without a BigInteger, which a BigDecimal of few
     * digits would have to make first.
     */
    private static @Nullable String plain(BigDecimal number) {
        int scale = number.scale();
        if (scale < 0
                || scale > MOST_PLAIN_SCALE
                || number.compareTo(HIGHEST_PLAIN[scale]) > 0
                || number.compareTo(LOWEST_PLAIN[scale]) < 0) {
            return null;
        }
        String text = number.toString();
        return scale == 0 || text.charAt(text.length() - 1) != '0' ? text : null;
    }
}
