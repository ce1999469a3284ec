package io.keywright.runtime.key;

import java.math.BigInteger;

/** Whole numbers in plain digits. */
final class WholeNumberFormat<N extends Number> extends KeyFormat<N> {

    static <N extends Number> KeyFormat<N> of() {
        return new WholeNumberFormat<>();
    }

    /** Far beyond the 2,048 bytes of a key, and soon enough that no number of millions of digits is written out. */
    private static final int MOST_BITS = 8192;

    @Override
    String text(N value) throws RefusedValueException {
        return digits(value);
    }

    static String digits(Number value) throws RefusedValueException {
        if (value instanceof BigInteger big && big.bitLength() > MOST_BITS) {
            throw new RefusedValueException("has more digits than a key can have");
        }
        return value instanceof BigInteger ? value.toString() : Long.toString(value.longValue());
    }
}
