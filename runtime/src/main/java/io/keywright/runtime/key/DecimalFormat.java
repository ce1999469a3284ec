package io.keywright.runtime.key;

/** Decimal numbers in plain digits, of which shards are computed; they do not sort. */
final class DecimalFormat<N extends Number> extends KeyFormat<N> {

    static <N extends Number> KeyFormat<N> of() {
        return new DecimalFormat<>();
    }

    @Override
    String text(N value) throws RefusedValueException {
        return DecimalNumber.canonical(value);
    }
}
