package io.keywright.runtime.expression;

import java.math.BigDecimal;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What a stored number may be for a sum with it to fit its Java type. Immutable. */
final class NumberBound {

    private final AttributePath path;
    private final boolean highest;
    private final long number;

    private NumberBound(AttributePath path, boolean highest, long number) {
        this.path = path;
        this.highest = highest;
        this.number = number;
    }

    /** That of adding a number; null if its type has no bounds, or is no whole number. */
    static @Nullable NumberBound of(AttributePath path, Object by) {
        if (by instanceof Long number) {
            return of(path, number, Long.MIN_VALUE, Long.MAX_VALUE);
        } else if (by instanceof Integer number) {
            return of(path, number, Integer.MIN_VALUE, Integer.MAX_VALUE);
        } else if (by instanceof Short number) {
            return of(path, number, Short.MIN_VALUE, Short.MAX_VALUE);
        }
        return by instanceof Byte number ? of(path, number, Byte.MIN_VALUE, Byte.MAX_VALUE) : null;
    }

    private static NumberBound of(AttributePath path, long by, long least, long most) {
        return by < 0 ? new NumberBound(path, false, least - by) : atMost(path, most - by);
    }

    /** That the number is this at most. */
    static NumberBound atMost(AttributePath path, long number) {
        return new NumberBound(path, true, number);
    }

    /** It holds, too, where there is no number. */
    <E> Condition<E> condition() {
        AttributeValue bound = AttributeValue.createN(Long.toString(number));
        return Condition.<E>stored(path, highest ? ">" : "<", bound).not();
    }

    boolean isBroken(Map<String, AttributeValue> item) {
        AttributeValue stored = path.in(item);
        if (stored == null || stored.n() == null) {
            return false;
        }
        int order = new BigDecimal(stored.n()).compareTo(BigDecimal.valueOf(number));
        return highest ? order > 0 : order < 0;
    }

    @Override
    public String toString() {
        return path.toString();
    }
}
