package io.keywright.runtime.key;

import io.keywright.runtime.error.InvalidKeyException;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** A placeholder for a whole number: int, long, short, byte or {@link BigInteger}. Immutable. */
public final class NumberComponent {

    private static final int PLAIN = 0;

    private final String entity;
    private final String property;
    private final String template;
    private final int width;

    private NumberComponent(String entity, String property, String template, int width) {
        this.entity = entity;
        this.property = property;
        this.template = template;
        this.width = width;
    }

    /**
     * Numbers of at least zero, padded with zeros, so that they sort by value.
     *
     * @param width the number of digits, at least 1
     */
    public static NumberComponent padded(String entity, String property, String template, int width) {
        if (width < 1) {
            throw new IllegalArgumentException("a width is at least 1");
        }
        return new NumberComponent(entity, property, template, width);
    }

    /** Numbers in plain digits, which do not sort: for partition keys. */
    public static NumberComponent plain(String entity, String property, String template) {
        return new NumberComponent(entity, property, template, PLAIN);
    }

    /**
     * The number's part of the key.
     *
     * @throws InvalidKeyException if it is padded and negative or has more digits than the width
     */
    public String text(long value) {
        return text(Long.toString(value));
    }

    /**
     * The number's part of the key.
     *
     * @param value a Byte, Short, Integer, Long or BigInteger
     * @throws InvalidKeyException if it is null, or padded and negative or of more digits than the width
     */
    public String text(@Nullable Number value) {
        if (value == null) {
            throw refusal("is null");
        }
        return value instanceof BigInteger ? text(value.toString()) : text(value.longValue());
    }

    private String text(String digits) {
        if (width == PLAIN) {
            return digits;
        }
        if (digits.charAt(0) == '-') {
            throw refusal("is negative");
        }
        if (digits.length() > width) {
            throw refusal("has more than " + width + " digits");
        }
        return "0".repeat(width - digits.length()).concat(digits);
    }

    private InvalidKeyException refusal(String reason) {
        return InvalidKeyException.ofComponent(entity, property, template, reason);
    }
}
