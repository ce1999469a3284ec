package io.keywright.runtime.key;

import io.keywright.runtime.error.InvalidKeyException;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** A placeholder for a whole number: int, long, short, byte or {@link BigInteger}. Immutable. */
public final class NumberComponent implements Placeholder {

    private final String entity;
    private final String property;
    private final String template;
    private final @Nullable DigitLayout layout;

    private NumberComponent(String entity, String property, String template, @Nullable DigitLayout layout) {
        this.entity = entity;
        this.property = property;
        this.template = template;
        this.layout = layout;
    }

    /**
     * Numbers of at least zero, padded with zeros, so that they sort by value.
     *
     * @param width the number of digits, at least 1
     */
    public static NumberComponent padded(String entity, String property, String template, int width) {
        return new NumberComponent(entity, property, template, new DigitLayout(false, width));
    }

    /**
     * Numbers on both sides of zero, which sort by value: {@code 100000042} for 42 and {@code 099999957} for -42 in a
     * width of 8, where the second is 0 and the digits of 99,999,999 less 42.
     *
     * @param width the number of digits without the sign, at least 1
     */
    public static NumberComponent signed(String entity, String property, String template, int width) {
        return new NumberComponent(entity, property, template, new DigitLayout(true, width));
    }

    /** Numbers in plain digits, which do not sort: for partition keys. */
    public static NumberComponent plain(String entity, String property, String template) {
        return new NumberComponent(entity, property, template, null);
    }

    /**
     * The number's part of the key.
     *
     * @throws InvalidKeyException if it has more digits than the width, or is padded without a sign and negative
     */
    public String text(long value) {
        return text(Long.toString(value));
    }

    /**
     * The number's part of the key.
     *
     * @param value a Byte, Short, Integer, Long or BigInteger
     * @throws InvalidKeyException if it is null, has more digits than the width, or is padded without a sign and
     *     negative
     */
    public String text(@Nullable Number value) {
        if (value == null) {
            throw refusal("is null");
        }
        try {
            if (layout != null && value instanceof BigInteger big) {
                layout.refuseLong(big);
            }
            return text(WholeNumberFormat.digits(value));
        } catch (RefusedValueException refused) {
            throw refusal(refused.reason());
        }
    }

    private String text(String digits) {
        if (layout == null) {
            return digits;
        }
        try {
            return layout.text(digits);
        } catch (RefusedValueException refused) {
            throw refusal(refused.reason());
        }
    }

    @Override
    public InvalidKeyException refusal(String reason) {
        return InvalidKeyException.ofComponent(entity, property, template, reason);
    }
}
