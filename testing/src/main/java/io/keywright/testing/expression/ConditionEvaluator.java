package io.keywright.testing.expression;

import io.keywright.testing.value.Item;
import io.keywright.testing.value.Order;
import io.keywright.testing.value.Utf8;
import io.keywright.testing.value.Value;
import org.jspecify.annotations.Nullable;

/** Decides conditions on an item. What a path does not find compares as false with everything, except by {@code <>}. */
public final class ConditionEvaluator {

    private ConditionEvaluator() {}

    public static boolean holds(Condition condition, Item item) {
        if (condition instanceof Condition.And and) {
            return holds(and.left(), item) && holds(and.right(), item);
        } else if (condition instanceof Condition.Or or) {
            return holds(or.left(), item) || holds(or.right(), item);
        } else if (condition instanceof Condition.Not not) {
            return !holds(not.condition(), item);
        } else if (condition instanceof Condition.Compare compare) {
            return compare(compare.comparator(), value(compare.left(), item), value(compare.right(), item));
        } else if (condition instanceof Condition.Between between) {
            Value value = value(between.value(), item);
            return compare(Condition.Comparator.GREATER_OR_EQUAL, value, value(between.low(), item))
                    && compare(Condition.Comparator.LESS_OR_EQUAL, value, value(between.high(), item));
        } else if (condition instanceof Condition.In in) {
            Value value = value(in.value(), item);
            return value != null
                    && in.candidates().stream().anyMatch(candidate -> value.equals(value(candidate, item)));
        } else if (condition instanceof Condition.Exists exists) {
            return exists.path().in(item) != null;
        } else if (condition instanceof Condition.NotExists absent) {
            return absent.path().in(item) == null;
        } else if (condition instanceof Condition.HasType hasType) {
            Value value = value(hasType.value(), item);
            return value != null && value.type() == hasType.type();
        } else if (condition instanceof Condition.BeginsWith begins) {
            Value value = value(begins.value(), item);
            Value prefix = value(begins.prefix(), item);
            return value != null && prefix != null && Order.startsWith(value, prefix);
        } else if (condition instanceof Condition.Contains contains) {
            return contains(value(contains.value(), item), value(contains.part(), item));
        }
        throw new IllegalStateException("unknown condition " + condition);
    }

    /** Compares two values, either of which may be absent. */
    static boolean compare(Condition.Comparator comparator, @Nullable Value left, @Nullable Value right) {
        if (left == null || right == null) {
            return comparator == Condition.Comparator.NOT_EQUAL && (left == null) != (right == null);
        }
        return switch (comparator) {
            case EQUAL -> left.equals(right);
            case NOT_EQUAL -> !left.equals(right);
            case LESS -> Order.comparable(left, right) && Order.compare(left, right) < 0;
            case LESS_OR_EQUAL -> Order.comparable(left, right) && Order.compare(left, right) <= 0;
            case GREATER -> Order.comparable(left, right) && Order.compare(left, right) > 0;
            case GREATER_OR_EQUAL -> Order.comparable(left, right) && Order.compare(left, right) >= 0;
        };
    }

    /** Whether text or bytes contain a part, or a set or list contains a member. */
    static boolean contains(@Nullable Value value, @Nullable Value part) {
        if (value == null || part == null) {
            return false;
        }
        if (value instanceof Value.Text text) {
            return part instanceof Value.Text sought && text.text().contains(sought.text());
        } else if (value instanceof Value.Binary binary) {
            return part instanceof Value.Binary sought && binary.bytes().contains(sought.bytes());
        } else if (value instanceof Value.Members members) {
            return members.values().contains(part);
        }
        return value instanceof Value.Elements list && list.values().contains(part);
    }

    static @Nullable Value value(Operand operand, Item item) {
        if (operand instanceof Operand.Attribute attribute) {
            return attribute.path().in(item);
        } else if (operand instanceof Operand.Literal literal) {
            return literal.value();
        } else if (operand instanceof Operand.Size size) {
            Value of = value(size.of(), item);
            return of == null ? null : size(of);
        }
        throw new IllegalStateException(operand + " cannot stand in a condition");
    }

    private static @Nullable Value size(Value value) {
        if (value instanceof Value.Text text) {
            return Value.Num.of(Utf8.length(text.text()));
        } else if (value instanceof Value.Binary binary) {
            return Value.Num.of(binary.bytes().length());
        } else if (value instanceof Value.Members members) {
            return Value.Num.of(members.values().size());
        } else if (value instanceof Value.Elements list) {
            return Value.Num.of(list.values().size());
        } else if (value instanceof Value.Entries map) {
            return Value.Num.of(map.values().size());
        }
        return null;
    }
}
