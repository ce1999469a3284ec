package io.keywright.runtime.item;

import java.math.BigDecimal;

/** Decimal numbers as N. */
final class DecimalNumbers {

    private static final String FINITE = "a finite number";
    private static final String NOT_FINITE = "an infinite one or none at all";

    private DecimalNumbers() {}

    static final class OfBigDecimal extends ScalarConverter<BigDecimal, String> {
        static final OfBigDecimal INSTANCE = new OfBigDecimal();

        OfBigDecimal() {
            super(Stored.NUMBER, "a number (N)");
        }

        @Override
        boolean canCoincide() {
            return true;
        }

        @Override
        String write(BigDecimal value) {
            return DecimalText.of(value);
        }

        @Override
        BigDecimal read(String digits) {
            BigDecimal plain = DecimalText.plain(digits);
            return plain == null ? new BigDecimal(digits) : plain;
        }
    }

    static final class OfDouble extends ScalarConverter<Double, String> {
        static final OfDouble INSTANCE = new OfDouble();

        OfDouble() {
            super(Stored.NUMBER, "a number (N) of a double");
        }

        @Override
        boolean canCoincide() {
            return true;
        }

        @Override
        String write(Double value) {
            if (!Double.isFinite(value)) {
                throw Refusals.of(FINITE, NOT_FINITE);
            }
            return DecimalText.of(new BigDecimal(Double.toString(value)));
        }

        @Override
        Double read(String digits) {
            double value = Double.parseDouble(digits);
            if (!Double.isFinite(value)) {
                throw new ArithmeticException(NOT_FINITE);
            }
            return value;
        }
    }

    static final class OfFloat extends ScalarConverter<Float, String> {
        static final OfFloat INSTANCE = new OfFloat();

        OfFloat() {
            super(Stored.NUMBER, "a number (N) of a float");
        }

        @Override
        boolean canCoincide() {
            return true;
        }

        @Override
        String write(Float value) {
            if (!Float.isFinite(value)) {
                throw Refusals.of(FINITE, NOT_FINITE);
            }
            return DecimalText.of(new BigDecimal(Float.toString(value)));
        }

        @Override
        Float read(String digits) {
            float value = Float.parseFloat(digits);
            if (!Float.isFinite(value)) {
                throw new ArithmeticException(NOT_FINITE);
            }
            return value;
        }
    }
}
