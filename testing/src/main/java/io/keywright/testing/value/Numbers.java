package io.keywright.testing.value;

import io.keywright.testing.error.ServiceError;
import java.math.BigDecimal;
import java.util.regex.Pattern;

/** The number type: 38 significant digits, magnitudes from 1E-130 to 9.99…E+125. */
public final class Numbers {

    private static final int DIGITS = 38;
    private static final int LARGEST_EXPONENT = 125;
    private static final int SMALLEST_EXPONENT = -130;
    /** Far more than any number in range needs; longer exponents cannot be parsed into an int. */
    private static final Pattern SYNTAX = Pattern.compile("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d{1,8})?");

    /** No number in range needs more, and reading very many digits would hold up everybody. */
    private static final int LONGEST = 1000;

    private Numbers() {}

    /** Reads a number as the service does, or refuses it with the service's message. */
    public static Value.Num parse(String text) {
        if (text.isEmpty()) {
            throw ServiceError.validation("The parameter cannot be converted to a numeric value");
        }
        if (text.length() > LONGEST) {
            throw ServiceError.validation("Attempting to store more than 38 significant digits in a Number");
        }
        if (!SYNTAX.matcher(text).matches()) {
            throw ServiceError.validation("The parameter cannot be converted to a numeric value: " + text);
        }
        return checked(new BigDecimal(text));
    }

    /** A number that came out of arithmetic, refused when it has left the range. */
    public static Value.Num checked(BigDecimal number) {
        BigDecimal normal = normalise(number);
        if (normal.signum() != 0) {
            int exponent = exponent(normal);
            if (exponent > LARGEST_EXPONENT) {
                throw ServiceError.validation(
                        "Number overflow. Attempting to store a number with magnitude larger than supported range");
            }
            if (exponent < SMALLEST_EXPONENT) {
                throw ServiceError.validation(
                        "Number underflow. Attempting to store a number with magnitude smaller than supported range");
            }
            if (normal.precision() > DIGITS) {
                throw ServiceError.validation("Attempting to store more than 38 significant digits in a Number");
            }
        }
        return new Value.Num(normal);
    }

    static BigDecimal normalise(BigDecimal number) {
        return number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
    }

    /** The power of ten of the first digit. */
    private static int exponent(BigDecimal normal) {
        return normal.precision() - normal.scale() - 1;
    }

    /** Bytes a stored number takes: two digits to a byte, pairs aligned on the decimal point, and one for the rest. */
    static int size(BigDecimal number) {
        if (number.signum() == 0) {
            return 1;
        }
        int digits = number.precision();
        boolean oddExponent = exponent(number) % 2 != 0;
        int pairs = (digits + 1) / 2 + (digits % 2 != 0 || oddExponent ? 0 : 1);
        return 1 + pairs + (number.signum() < 0 ? 1 : 0);
    }
}
