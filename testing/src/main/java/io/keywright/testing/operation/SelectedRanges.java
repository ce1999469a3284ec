package io.keywright.testing.operation;

import io.keywright.testing.error.ServiceError;
import io.keywright.testing.expression.Condition;
import io.keywright.testing.expression.KeyCondition;
import io.keywright.testing.expression.Operand;
import io.keywright.testing.table.KeyAttribute;
import io.keywright.testing.table.KeySchema;
import io.keywright.testing.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The parts of a table or index in which all that a WHERE clause can find must be: partitions that it names by equality
 * or IN, and in each the range of sort keys. Without them the SELECT is a scan. The clause itself stays the filter, so
 * a range may hold more than it asks for.
 */
final class SelectedRanges {

    private static final int MOST_PARTITIONS = 50;

    private final KeySchema schema;

    private SelectedRanges(KeySchema schema) {
        this.schema = schema;
    }

    /** The key conditions of each range; null where every entry must be read. */
    static @Nullable List<Map<String, KeyCondition>> of(KeySchema schema, @Nullable Condition where) {
        if (where == null) {
            return null;
        }
        SelectedRanges selected = new SelectedRanges(schema);
        Map<List<Value>, Map<String, KeyCondition>> ranges = new LinkedHashMap<>();
        for (Condition branch : alternatives(where)) {
            List<Condition> conjuncts = KeyEqualities.conjuncts(branch);
            List<List<Value>> partitions = selected.partitions(conjuncts);
            if (partitions.isEmpty()) {
                return null;
            }
            Map<String, KeyCondition> sort = selected.sort(conjuncts);
            for (List<Value> partition : partitions) {
                ranges.merge(partition, sort, (one, other) -> one.equals(other) ? one : Map.of());
            }
        }
        if (ranges.size() > MOST_PARTITIONS) {
            throw ServiceError.validation("A SELECT can name at most " + MOST_PARTITIONS
                    + " partition key values; number of values: " + ranges.size());
        }
        List<Map<String, KeyCondition>> conditions = new ArrayList<>();
        ranges.forEach((partition, sort) -> conditions.add(selected.joined(partition, sort)));
        return conditions;
    }

    private Map<String, KeyCondition> joined(List<Value> partition, Map<String, KeyCondition> sort) {
        Map<String, KeyCondition> joined = new LinkedHashMap<>();
        for (int i = 0; i < partition.size(); i++) {
            joined.put(
                    schema.partition().get(i).name(),
                    new KeyCondition(KeyCondition.Operator.EQ, List.of(partition.get(i))));
        }
        joined.putAll(sort);
        return joined;
    }

    /** The conditions that OR joins. */
    private static List<Condition> alternatives(Condition condition) {
        List<Condition> alternatives = new ArrayList<>();
        if (condition instanceof Condition.Or or) {
            alternatives.addAll(alternatives(or.left()));
            alternatives.addAll(alternatives(or.right()));
        } else {
            alternatives.add(condition);
        }
        return alternatives;
    }

    /** The partitions that the conditions together allow; none where they allow any. */
    private List<List<Value>> partitions(List<Condition> conjuncts) {
        List<List<Value>> partitions = List.of(List.of());
        for (KeyAttribute attribute : schema.partition()) {
            List<List<Value>> longer = new ArrayList<>();
            for (List<Value> start : partitions) {
                for (Value value : values(conjuncts, attribute.name())) {
                    List<Value> partition = new ArrayList<>(start);
                    partition.add(value);
                    longer.add(partition);
                }
            }
            partitions = longer;
        }
        return partitions;
    }

    private static List<Value> values(List<Condition> conjuncts, String attribute) {
        List<Value> found = List.of();
        for (Condition condition : conjuncts) {
            List<Value> values = values(condition, attribute);
            if (!values.isEmpty() && (found.isEmpty() || values.size() < found.size())) {
                found = values;
            }
        }
        return found;
    }

    /** The values one of which the attribute must have by this condition; none where it may have any. */
    private static List<Value> values(Condition condition, String attribute) {
        LinkedHashSet<Value> values = new LinkedHashSet<>();
        Value equal = KeyEqualities.equal(condition, attribute);
        if (equal != null) {
            values.add(equal);
        } else if (condition instanceof Condition.In in && KeyEqualities.names(in.value(), attribute)) {
            for (Operand candidate : in.candidates()) {
                if (!(candidate instanceof Operand.Literal literal)) {
                    return List.of();
                }
                values.add(literal.value());
            }
        } else if (condition instanceof Condition.Or or) {
            List<Value> left = values(or.left(), attribute);
            List<Value> right = values(or.right(), attribute);
            if (!left.isEmpty() && !right.isEmpty()) {
                values.addAll(left);
                values.addAll(right);
            }
        }
        return List.copyOf(values);
    }

    /** The conditions on the sort key that a query can use: equalities from its first attribute on, then one range. */
    private Map<String, KeyCondition> sort(List<Condition> conjuncts) {
        Map<String, KeyCondition> conditions = new LinkedHashMap<>();
        for (KeyAttribute attribute : schema.sort()) {
            KeyCondition best = null;
            for (Condition conjunct : conjuncts) {
                KeyCondition condition = keyCondition(conjunct, attribute.name());
                boolean equality = condition != null && condition.operator() == KeyCondition.Operator.EQ;
                if (best == null || equality) {
                    best = condition == null ? best : condition;
                }
            }
            if (best == null) {
                return conditions;
            }
            conditions.put(attribute.name(), best);
            if (best.operator() != KeyCondition.Operator.EQ) {
                return conditions;
            }
        }
        return conditions;
    }

    private static @Nullable KeyCondition keyCondition(Condition condition, String attribute) {
        if (condition instanceof Condition.Compare compare) {
            if (KeyEqualities.names(compare.left(), attribute)) {
                return keyCondition(operator(compare.comparator()), compare.right());
            } else if (KeyEqualities.names(compare.right(), attribute)) {
                return keyCondition(operator(compare.comparator().mirrored()), compare.left());
            }
        } else if (condition instanceof Condition.Between between && KeyEqualities.names(between.value(), attribute)) {
            return keyCondition(KeyCondition.Operator.BETWEEN, between.low(), between.high());
        } else if (condition instanceof Condition.BeginsWith begins && KeyEqualities.names(begins.value(), attribute)) {
            return keyCondition(KeyCondition.Operator.BEGINS_WITH, begins.prefix());
        }
        return null;
    }

    private static @Nullable KeyCondition keyCondition(KeyCondition.@Nullable Operator operator, Operand... operands) {
        List<Value> values = new ArrayList<>();
        for (Operand operand : operands) {
            if (operator == null || !(operand instanceof Operand.Literal literal)) {
                return null;
            }
            values.add(literal.value());
        }
        return operator == null ? null : new KeyCondition(operator, values);
    }

    private static KeyCondition.@Nullable Operator operator(Condition.Comparator comparator) {
        return switch (comparator) {
            case EQUAL -> KeyCondition.Operator.EQ;
            case NOT_EQUAL -> null;
            case LESS -> KeyCondition.Operator.LT;
            case LESS_OR_EQUAL -> KeyCondition.Operator.LE;
            case GREATER -> KeyCondition.Operator.GT;
            case GREATER_OR_EQUAL -> KeyCondition.Operator.GE;
        };
    }
}
