package io.keywright.testing.operation;

import io.keywright.testing.error.ServiceError;
import io.keywright.testing.expression.KeyCondition;
import io.keywright.testing.table.ItemChecks;
import io.keywright.testing.table.KeyAttribute;
import io.keywright.testing.table.KeySchema;
import io.keywright.testing.table.StorageKey;
import io.keywright.testing.value.Item;
import io.keywright.testing.value.Order;
import io.keywright.testing.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The part of a table or index that a query's key conditions name: one partition, and in it a range of sort keys. */
final class KeyRange {

    private final List<Value> partition = new ArrayList<>();
    private final List<Value> sortPrefix = new ArrayList<>();
    private @Nullable KeyCondition last;
    private @Nullable KeyAttribute lastAttribute;

    private KeyRange() {}

    static KeyRange of(KeySchema schema, Map<String, KeyCondition> conditions) {
        KeyRange range = new KeyRange();
        if (schema.sort().isEmpty() && conditions.size() > schema.partition().size()) {
            throw ServiceError.validation("Query key condition not supported");
        }
        int used = 0;
        for (KeyAttribute attribute : schema.partition()) {
            KeyCondition condition = require(conditions, attribute);
            if (condition.operator() != KeyCondition.Operator.EQ) {
                throw ServiceError.validation("Query key condition not supported");
            }
            range.partition.add(condition.first());
            used++;
        }
        for (KeyAttribute attribute : schema.sort()) {
            if (used == conditions.size()) {
                break;
            }
            KeyCondition condition = require(conditions, attribute);
            if (range.last != null) {
                throw ServiceError.validation("Query key condition not supported");
            }
            if (condition.operator() == KeyCondition.Operator.EQ) {
                range.sortPrefix.add(condition.first());
            } else {
                range.last = condition;
                range.lastAttribute = attribute;
            }
            used++;
        }
        if (used < conditions.size()) {
            throw ServiceError.validation("Conditions can be of length 1 or 2 only");
        }
        return range;
    }

    private static KeyCondition require(Map<String, KeyCondition> conditions, KeyAttribute attribute) {
        KeyCondition condition = conditions.get(attribute.name());
        if (condition == null) {
            throw ServiceError.validation("Query condition missed key schema element: " + attribute.name());
        }
        for (Value value : condition.values()) {
            if (value.type() != attribute.type()) {
                throw ServiceError.invalidParameter("Condition parameter type does not match schema type");
            }
            ItemChecks.refuseEmptyKey(attribute, value);
        }
        return condition;
    }

    /** The entries in the range, in the order asked for, after the start key if there is one. */
    NavigableMap<StorageKey, Item> of(Source source, boolean forward, @Nullable Item startKey) {
        StorageKey from = StorageKey.before(partition, lower());
        StorageKey to = StorageKey.after(partition, upper());
        if (last != null) {
            switch (last.operator()) {
                case GT -> from = StorageKey.after(partition, with(last.first()));
                case BEGINS_WITH -> {
                    Value next = Order.afterPrefix(last.first());
                    to = next == null ? to : StorageKey.before(partition, with(next));
                }
                case LT -> to = StorageKey.before(partition, with(last.first()));
                default -> {}
            }
        }
        if (startKey != null) {
            StorageKey start = source.place(startKey);
            checkStart(source, startKey);
            if (forward && start.compareTo(from) > 0) {
                from = start;
            } else if (!forward && start.compareTo(to) < 0) {
                to = start;
            }
        }
        if (from.compareTo(to) >= 0) {
            return new TreeMap<>();
        }
        NavigableMap<StorageKey, Item> range = source.entries().subMap(from, false, to, false);
        return forward ? range : range.descendingMap();
    }

    private boolean holdsLast(Item item) {
        if (last == null || lastAttribute == null) {
            return true;
        }
        Value value = item.get(lastAttribute.name());
        return value != null && last.holds(value);
    }

    private void checkStart(Source source, Item startKey) {
        KeySchema schema = source.schema();
        if (!holdsLast(startKey) || !startsWith(startKey, schema.sort(), sortPrefix)) {
            throw ServiceError.validation("The provided starting key does not match the range key predicate");
        }
        if (!startsWith(startKey, schema.partition(), partition)) {
            throw ServiceError.validation(
                    sortPrefix.isEmpty() && last == null
                            ? "The provided starting key is outside query boundaries based on provided conditions"
                            : "The query can return at most one row and cannot be restarted");
        }
    }

    private static boolean startsWith(Item key, List<KeyAttribute> attributes, List<Value> values) {
        for (int i = 0; i < values.size(); i++) {
            if (!values.get(i).equals(key.get(attributes.get(i).name()))) {
                return false;
            }
        }
        return true;
    }

    private List<Value> with(Value value) {
        List<Value> values = new ArrayList<>(sortPrefix);
        values.add(value);
        return values;
    }

    private List<Value> lower() {
        return last == null
                        || last.operator() == KeyCondition.Operator.LT
                        || last.operator() == KeyCondition.Operator.LE
                ? sortPrefix
                : with(last.first());
    }

    private List<Value> upper() {
        if (last == null) {
            return sortPrefix;
        }
        return switch (last.operator()) {
            case LE -> with(last.first());
            case BETWEEN -> with(last.values().get(1));
            default -> sortPrefix;
        };
    }
}
