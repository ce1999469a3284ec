package io.keywright.runtime.item;

import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Whether two items are the same to DynamoDB, which writes numbers in its own way and keeps the elements of a set in no
 * order.
 */
public final class SameItem {

    private SameItem() {}

    /** Whether both have the same attributes with the same values. */
    public static boolean test(Map<String, AttributeValue> one, Map<String, AttributeValue> other) {
        if (one.size() != other.size()) {
            return false;
        }
        for (Map.Entry<String, AttributeValue> attribute : one.entrySet()) {
            if (!value(attribute.getValue(), other.get(attribute.getKey()))) {
                return false;
            }
        }
        return true;
    }

    /** Whether both are the same value, or both absent. */
    public static boolean value(@Nullable AttributeValue one, @Nullable AttributeValue other) {
        if (one == null || other == null) {
            return one == null && other == null;
        }
        if (one.type() != other.type()) {
            return false;
        }
        return switch (one.type()) {
            case N -> number(one.n()).compareTo(number(other.n())) == 0;
            case NS -> numbers(one.ns()).equals(numbers(other.ns()));
            case SS -> new HashSet<>(one.ss()).equals(new HashSet<>(other.ss()));
            case BS -> new HashSet<>(one.bs()).equals(new HashSet<>(other.bs()));
            case L -> list(one.l(), other.l());
            case M -> test(one.m(), other.m());
            case S, B, BOOL, NUL, UNKNOWN_TO_SDK_VERSION -> one.equals(other);
        };
    }

    private static boolean list(List<AttributeValue> one, List<AttributeValue> other) {
        if (one.size() != other.size()) {
            return false;
        }
        for (int index = 0; index < one.size(); index++) {
            if (!value(one.get(index), other.get(index))) {
                return false;
            }
        }
        return true;
    }

    private static BigDecimal number(String text) {
        return new BigDecimal(text).stripTrailingZeros();
    }

    private static Set<BigDecimal> numbers(List<String> texts) {
        Set<BigDecimal> numbers = new HashSet<>();
        for (String text : texts) {
            numbers.add(number(text));
        }
        return numbers;
    }
}
