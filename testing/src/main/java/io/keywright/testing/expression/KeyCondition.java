package io.keywright.testing.expression;

import io.keywright.testing.value.Order;
import io.keywright.testing.value.Value;
import java.util.List;

/** The condition of a query on one key attribute. */
public record KeyCondition(Operator operator, List<Value> values) {

    /** The operators that an index can answer. */
    public enum Operator {
        EQ,
        LT,
        LE,
        GT,
        GE,
        BEGINS_WITH,
        BETWEEN
    }

    public KeyCondition {
        values = List.copyOf(values);
    }

    public Value first() {
        return values.get(0);
    }

    /** Whether a key attribute's value, of the same type, meets the condition. */
    public boolean holds(Value value) {
        return switch (operator) {
            case EQ -> Order.compare(value, first()) == 0;
            case LT -> Order.compare(value, first()) < 0;
            case LE -> Order.compare(value, first()) <= 0;
            case GT -> Order.compare(value, first()) > 0;
            case GE -> Order.compare(value, first()) >= 0;
            case BEGINS_WITH -> Order.startsWith(value, first());
            case BETWEEN -> Order.compare(value, first()) >= 0 && Order.compare(value, values.get(1)) <= 0;
        };
    }
}
