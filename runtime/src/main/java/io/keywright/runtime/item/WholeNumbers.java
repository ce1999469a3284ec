package io.keywright.runtime.item;

import java.math.BigDecimal;
import java.math.BigInteger;

/** Whole numbers as N. A number that does not fit its Java type, or is not whole, is an error and never cut. */
final class WholeNumbers {

    /** DynamoDB's numbers end at 9.9…E+125; what claims more is not worth the memory of its digits. */
    private static final int MOST_DIGITS = 200;

    private static final int MOST_BITS = 1024;

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
            long plain = DecimalText.whole(digits);
            return plain == DecimalText.NOT_WHOLE ? exact(digits).intValueExact() : Math.toIntExact(plain);
        }
    }

    static final class OfLong extends Whole<Long> {
        static final OfLong INSTANCE = new OfLong();

        OfLong() {
            super("of a long");
        }

        @Override
        Long read(String digits) {
            long plain = DecimalText.whole(digits);
            return plain == DecimalText.NOT_WHOLE ? exact(digits).longValueExact() : plain;
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
                throw Refusals.of("a number between 1E-130 and 1E+126", "one outside of that");
            }
            return DecimalText.of(new BigDecimal(value));
        }

        @Override
        BigInteger read(String digits) {
            return exact(digits);
        }
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
