package io.keywright.runtime.key;

import java.math.BigInteger;

/** Whole numbers in plain digits. */
final class WholeNumberFormat<N extends Number> extends KeyFormat<N> {

    @Override
    String text(N value) {
        return digits(value);
    }

    static String digits(Number value) {
        return value instanceof BigInteger ? value.toString() : Long.toString(value.longValue());
    }
}
