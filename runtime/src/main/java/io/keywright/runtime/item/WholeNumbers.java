package io.keywright.runtime.item;

import java.math.BigDecimal;
import java.math.BigInteger;

/** Whole numbers as N. A number that does not fit its Java type, or is not whole, is an error and never cut. */
final class WholeNumbers {

    /** DynamoDB's numbers end at 9.9…E+125; what claims more is not worth the memory of its digits. */
    private static final int MOST_DIGITS = 200;

    private static final int MOST_BITS = 1024;

    private static final int MOST_PLAIN_DIGITS = 18;

    /** No number of eighteen digits. */
    static final long NOT_PLAIN = Long.MIN_VALUE;

    private WholeNumbers() {}

    abstract static class Whole<T extends Number> extends ScalarConverter<T, String> {
        Whole(String range) {
            super(Stored.NUMBER, "a whole number (N) " + range);
        }

        @Override
        String write(T value) {
            return value.toString();
        }
    }

    static final class OfByte extends Whole<Byte> {
        static final OfByte INSTANCE = new OfByte();

        OfByte() {
            super("of a byte");
        }

        @Override
        Byte read(String digits) {
            return exact(digits).byteValueExact();
        }
    }

    static final class OfShort extends Whole<Short> {
        static final OfShort INSTANCE = new OfShort();

        OfShort() {
            super("of a short");
        }

        @Override
        Short read(String digits) {
            return exact(digits).shortValueExact();
        }
    }

    static final class OfInt extends Whole<Integer> {
        static final OfInt INSTANCE = new OfInt();

        OfInt() {
            super("of an int");
        }

        @Override
        Integer read(String digits) {
            long plain = plain(digits);
            return plain == NOT_PLAIN ? exact(digits).intValueExact() : Math.toIntExact(plain);
        }
    }

    static final class OfLong extends Whole<Long> {
        static final OfLong INSTANCE = new OfLong();

        OfLong() {
            super("of a long");
        }

        @Override
        Long read(String digits) {
            long plain = plain(digits);
            return plain == NOT_PLAIN ? exact(digits).longValueExact() : plain;
        }
    }

    static final class OfBigInteger extends Whole<BigInteger> {
        static final OfBigInteger INSTANCE = new OfBigInteger();

        OfBigInteger() {
            super("of at most 38 significant digits");
        }

        @Override
        String write(BigInteger value) {
            // Counting the digits of a number of millions takes very long.
            if (value.bitLength() > MOST_BITS) {
                throw new ConversionException("a number between 1E-130 and 1E+126", "one outside of that");
            }
            return DecimalText.of(new BigDecimal(value));
        }

        @Override
        BigInteger read(String digits) {
            return exact(digits);
        }
    }

    /**
     * The number of at most eighteen ASCII digits, with a minus or without, which is how whole numbers are written: without
     * the detour that other forms such as 1E+3 take. {@link #NOT_PLAIN} for those.
     */
    static long plain(String text) {
        int length = text.length();
        int start = length > 0 && text.charAt(0) == '-' ? 1 : 0;
        int digits = length - start;
        if (digits < 1 || digits > MOST_PLAIN_DIGITS) {
            return NOT_PLAIN;
        }
        long number = 0;
        for (int index = start; index < length; index++) {
            int digit = text.charAt(index) - '0';
            if (digit < 0 || digit > 9) {
                return NOT_PLAIN;
            }
            number = number * 10 + digit;
        }
        return start == 0 ? number : -number;
    }

    private static BigInteger exact(String digits) {
        BigDecimal number = new BigDecimal(digits);
        if (number.signum() == 0) {
            return BigInteger.ZERO;
        }
        // Both before the number is written out, which takes very long for 1E+999999999 and 1E-999999999.
        long integral = (long) number.precision() - number.scale();
        if (integral > MOST_DIGITS) {
            throw new ArithmeticException("too many digits");
        }
        if (integral <= 0) {
            throw new ArithmeticException("less than one");
        }
        return number.toBigIntegerExact();
    }
}
