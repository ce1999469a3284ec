package io.keywright.runtime.key;

import java.math.BigInteger;

/** Numbers as digits of a fixed width. {@link NumberComponent} and {@link DecimalComponent} write primitives. */
final class DigitsFormat<N extends Number> extends KeyFormat<N> {

    private final DigitLayout layout;
    private final int width;
    private final int scale;

    /** With a scale of 0 for whole numbers. */
    DigitsFormat(boolean signed, int width, int scale) {
        this.layout = new DigitLayout(signed, width + scale);
        this.width = width;
        this.scale = scale;
    }

    static <N extends Number> KeyFormat<N> of(boolean signed, int width, int scale) {
        return new DigitsFormat<>(signed, width, scale);
    }

    @Override
    String text(N value) throws RefusedValueException {
        if (scale > 0) {
            return DecimalComponent.text(layout, value, width, scale);
        }
        if (value instanceof BigInteger big) {
            layout.refuseLong(big);
        }
        return layout.text(WholeNumberFormat.digits(value));
    }
}
