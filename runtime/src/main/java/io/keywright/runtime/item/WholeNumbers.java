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
        OfByte() {
            super("of a byte");
        }

        @Override
        Byte read(String digits) {
            return exact(digits).byteValueExact();
        }
    }

    static final class OfShort extends Whole<Short> {
        OfShort() {
            super("of a short");
        }

        @Override
        Short read(String digits) {
            return exact(digits).shortValueExact();
        }
    }

    static final class OfInt extends Whole<Integer> {
        OfInt() {
            super("of an int");
        }

        @Override
        Integer read(String digits) {
            return exact(digits).intValueExact();
        }
    }

    static final class OfLong extends Whole<Long> {
        OfLong() {
            super("of a long");
        }

        @Override
        Long read(String digits) {
            return exact(digits).longValueExact();
        }
    }

    static final class OfBigInteger extends Whole<BigInteger> {
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

    private static BigInteger exact(String digits) {
        BigDecimal number = new BigDecimal(digits);
        if (number.precision() - number.scale() > MOST_DIGITS) {
            throw new ArithmeticException("too many digits");
        }
        return number.toBigIntegerExact();
    }
}
