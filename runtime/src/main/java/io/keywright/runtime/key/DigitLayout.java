package io.keywright.runtime.key;

import java.math.BigInteger;

/** Numbers as digits that sort as text the way the numbers do. Immutable. */
final class DigitLayout {

    private final boolean signed;
    private final int width;

    /**
     * A layout.
     *
     * @param signed whether there are negative numbers
     * @param width the number of digits, at least 1; the sign comes on top of that
     */
    DigitLayout(boolean signed, int width) {
        if (width < 1) {
            throw new IllegalArgumentException("a width is at least 1");
        }
        this.signed = signed;
        this.width = width;
    }

    /** Refuses what is certainly too long, before its digits are written, which for millions of them takes very long. */
    void refuseLong(BigInteger number) throws RefusedValueException {
        // A digit has less than four bits.
        if (number.bitLength() > 4L * width + 4) {
            boolean negative = number.signum() < 0 && !signed;
            throw new RefusedValueException(negative ? "is negative" : "has more than " + width + " digits");
        }
    }

    /**
     * The text of a whole number: padded with zeros; if signed, {@code 1} and that, or for a negative number {@code 0}
     * and the digits of the highest number of this width less the absolute value.
     *
     * @param number in plain digits, without zeros before them
     */
    String text(String number) throws RefusedValueException {
        boolean negative = number.charAt(0) == '-';
        if (negative && !signed) {
            throw new RefusedValueException("is negative");
        }
        String digits = negative ? number.substring(1) : number;
        if (digits.length() > width) {
            throw new RefusedValueException("has more than " + width + " digits");
        }
        StringBuilder text = new StringBuilder(width + 1);
        if (signed) {
            text.append(negative ? '0' : '1');
        }
        for (int index = digits.length(); index < width; index++) {
            text.append(negative ? '9' : '0');
        }
        for (int index = 0; index < digits.length(); index++) {
            char digit = digits.charAt(index);
            text.append(negative ? (char) ('0' + '9' - digit) : digit);
        }
        return text.toString();
    }
}
