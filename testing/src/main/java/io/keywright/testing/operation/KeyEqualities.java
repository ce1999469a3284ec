package io.keywright.testing.operation;

import io.keywright.testing.error.ServiceError;
import io.keywright.testing.expression.Condition;
import io.keywright.testing.expression.Operand;
import io.keywright.testing.table.KeyAttribute;
import io.keywright.testing.table.KeySchema;
import io.keywright.testing.value.Item;
import io.keywright.testing.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The primary key that a WHERE clause names by equalities, and the rest of its condition. */
record KeyEqualities(Item key, @Nullable Condition rest) {

    /** The key in the condition, or null where an attribute of it is not compared with a value. */
    static @Nullable KeyEqualities find(KeySchema schema, @Nullable Condition where) {
        List<Condition> rest = conjuncts(where);
        Map<String, Value> key = new LinkedHashMap<>();
        for (KeyAttribute attribute : schema.attributes()) {
            Condition equality = null;
            for (Condition condition : rest) {
                Value value = equal(condition, attribute.name());
                if (value != null) {
                    key.put(attribute.name(), value);
                    equality = condition;
                    break;
                }
            }
            if (equality == null) {
                return null;
            }
            rest.remove(equality);
        }
        return new KeyEqualities(new Item(key), rest.isEmpty() ? null : OlderConditions.join(rest, "AND"));
    }

    /** The key that a write must name. */
    static KeyEqualities require(KeySchema schema, @Nullable Condition where) {
        KeyEqualities found = find(schema, where);
        if (found == null) {
            throw ServiceError.validation("Where clause does not contain a mandatory equality on all key attributes");
        }
        return found;
    }

    /** The conditions that AND joins, in the order of the text. */
    static List<Condition> conjuncts(@Nullable Condition condition) {
        List<Condition> conjuncts = new ArrayList<>();
        if (condition instanceof Condition.And and) {
            conjuncts.addAll(conjuncts(and.left()));
            conjuncts.addAll(conjuncts(and.right()));
        } else if (condition != null) {
            conjuncts.add(condition);
        }
        return conjuncts;
    }

    /** The value that the condition says the attribute has, or null where it says no such thing. */
    static @Nullable Value equal(Condition condition, String attribute) {
        if (!(condition instanceof Condition.Compare compare) || compare.comparator() != Condition.Comparator.EQUAL) {
            return null;
        }
        if (names(compare.left(), attribute) && compare.right() instanceof Operand.Literal literal) {
            return literal.value();
        }
        return names(compare.right(), attribute) && compare.left() instanceof Operand.Literal literal
                ? literal.value()
                : null;
    }

    /** Whether the operand is the attribute, not something in it. */
    static boolean names(Operand operand, String attribute) {
        return operand instanceof Operand.Attribute named
                && !named.path().isNested()
                && named.path().attribute().equals(attribute);
    }
}
