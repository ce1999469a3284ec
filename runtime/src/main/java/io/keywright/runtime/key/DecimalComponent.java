package io.keywright.runtime.key;

import io.keywright.runtime.error.InvalidKeyException;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * A placeholder for a decimal number: {@link BigDecimal}, double or float. A double or float counts as the decimal of
 * the fewest digits that no other double or float is nearer to, and {@code -0.0} as 0. Immutable.
 */
public final class DecimalComponent implements Placeholder {

    private final String entity;
    private final String property;
    private final String template;
    private final DigitLayout layout;
    private final int width;
    private final int scale;

    private DecimalComponent(String entity, String property, String template, boolean signed, int width, int scale) {
        if (width < 1 || scale < 1) {
            throw new IllegalArgumentException("a width and a scale are at least 1");
        }
        this.entity = entity;
        this.property = property;
        this.template = template;
        this.layout = new DigitLayout(signed, width + scale);
        this.width = width;
        this.scale = scale;
    }

    /**
     * Numbers of at least zero, which sort by value: {@code 00000012.50}.
     *
     * @param width the number of digits before the point, at least 1
     * @param scale the number of digits behind it, at least 1
     */
    public static DecimalComponent padded(String entity, String property, String template, int width, int scale) {
        return new DecimalComponent(entity, property, template, false, width, scale);
    }

    /**
     * Numbers on both sides of zero, which sort by value: {@code 100000012.50} for 12.5 and {@code 099999987.49} for
     * -12.5, where the second is 0 and the digits of 99999999.99 less 12.50.
     *
     * @param width the number of digits before the point without the sign, at least 1
     * @param scale the number of digits behind it, at least 1
     */
    public static DecimalComponent signed(String entity, String property, String template, int width, int scale) {
        return new DecimalComponent(entity, property, template, true, width, scale);
    }

    /**
     * The number's part of the key.
     *
     * @throws InvalidKeyException if it is no finite number, has more digits before or behind the point than there is
     *     room for, or is negative without room for a sign
     */
    public String text(double value) {
        return text(Double.valueOf(value));
    }

    /** As {@link #text(double)}, by the digits of the float: {@code 0.1f} is 0.1. */
    public String text(float value) {
        return text(Float.valueOf(value));
    }

    /**
     * The number's part of the key; throws what {@link #text(double)} throws, and that also for null.
     *
     * @param value a BigDecimal, Double or Float
     */
    public String text(@Nullable Number value) {
        if (value == null) {
            throw refusal("is null");
        }
        try {
            return text(layout, value, width, scale);
        } catch (RefusedValueException refused) {
            throw refusal(refused.reason());
        }
    }

    static String text(DigitLayout layout, Number value, int width, int scale) throws RefusedValueException {
        String digits = layout.text(DecimalNumber.units(value, width, scale));
        int point = digits.length() - scale;
        return new StringBuilder(digits).insert(point, '.').toString();
    }

    @Override
    public InvalidKeyException refusal(String reason) {
        return InvalidKeyException.ofComponent(entity, property, template, reason);
    }
}
