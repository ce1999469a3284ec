package io.keywright.runtime.key;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** The decimal number that a BigDecimal, a double or a float stands for. */
final class DecimalNumber {

    /** Beyond any key, and soon enough that no number of a billion digits is ever written out. */
    private static final int MOST_DIGITS = 400;

    private static final int MOST_SCALE = 1100;

    private DecimalNumber() {}

    /**
     * The number in units of its last digit.
     *
     * @param scale how many digits behind the point
     */
    static String units(Number value, int width, int scale) throws RefusedValueException {
        BigDecimal number = value instanceof BigDecimal decimal ? decimal : shortest(value, scale);
        if (number.signum() == 0) {
            return "0";
        }
        if ((long) number.precision() - number.scale() > width) {
            throw new RefusedValueException("has more than " + width + " digits before the point");
        }
        BigDecimal stripped = stripped(number);
        if (stripped.scale() > scale) {
            throw new RefusedValueException("has more than " + scale + " digits behind the point");
        }
        return stripped.setScale(scale, RoundingMode.UNNECESSARY)
                .unscaledValue()
                .toString();
    }

    /** Plain digits without trailing zeros, so that equal numbers have one text. */
    static String canonical(Number value) throws RefusedValueException {
        BigDecimal number = value instanceof BigDecimal decimal ? decimal : shortest(value, MOST_SCALE);
        if (number.signum() == 0) {
            return "0";
        }
        BigDecimal stripped = (long) number.precision() - number.scale() > MOST_DIGITS ? number : stripped(number);
        if ((long) stripped.precision() - stripped.scale() > MOST_DIGITS || stripped.scale() > MOST_SCALE) {
            throw new RefusedValueException("has more digits than a key can have");
        }
        return stripped.toPlainString();
    }

    /** Without zeros at the end, unless there are so many digits that no key holds them and looking takes long. */
    private static BigDecimal stripped(BigDecimal number) {
        return number.precision() > MOST_DIGITS + MOST_SCALE ? number : number.stripTrailingZeros();
    }

    /**
     * The decimal of the fewest digits behind the point that is nearest to no other double, or float. Not by {@link
     * Double#toString}, which before JDK 19 gave more digits than needed for some numbers.
     */
    private static BigDecimal shortest(Number value, int scale) throws RefusedValueException {
        double number = value.doubleValue();
        if (Double.isNaN(number)) {
            throw new RefusedValueException("is not a number");
        }
        if (Double.isInfinite(number)) {
            throw new RefusedValueException("is infinite");
        }
        BigDecimal exact = new BigDecimal(number);
        for (int digits = 0; digits < exact.scale() && digits <= scale; digits++) {
            BigDecimal rounded = exact.setScale(digits, RoundingMode.HALF_EVEN);
            boolean same = value instanceof Float
                    ? rounded.floatValue() == value.floatValue()
                    : rounded.doubleValue() == number;
            if (same) {
                return rounded;
            }
        }
        return exact;
    }
}
