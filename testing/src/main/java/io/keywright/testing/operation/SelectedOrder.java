package io.keywright.testing.operation;

import io.keywright.testing.error.ServiceError;
import io.keywright.testing.expression.KeyCondition;
import io.keywright.testing.partiql.Statement;
import io.keywright.testing.table.KeyAttribute;
import io.keywright.testing.table.StorageKey;
import io.keywright.testing.value.Item;
import io.keywright.testing.value.Order;
import io.keywright.testing.value.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The entries of a SELECT in the order it asks for: by the sort key, or across partitions by the keys it names. */
final class SelectedOrder {

    private final Source source;
    private final List<Statement.OrderKey> order;

    SelectedOrder(Source source, List<Statement.OrderKey> order) {
        this.source = source;
        this.order = order;
    }

    /** Refuses an order that the keys do not give. */
    void check(Statement.Select select, @Nullable List<Map<String, KeyCondition>> ranges) {
        if (order.isEmpty()) {
            return;
        }
        if (select.where() == null) {
            throw ServiceError.validation("Must have WHERE clause in the statement when using ORDER BY clause.");
        }
        if (ranges == null) {
            throw ServiceError.validation("Must have at least one non-optional hash key condition in WHERE clause when "
                    + "using ORDER BY clause.");
        }
        for (Statement.OrderKey key : order) {
            if (!source.schema().contains(key.attribute())) {
                throw ServiceError.validation("Variable reference " + key.attribute()
                        + " in ORDER BY clause must be part of the primary key");
            }
        }
    }

    /** The entries of the ranges, after the start key where there is one. */
    Iterable<Map.Entry<StorageKey, Item>> entries(List<Map<String, KeyCondition>> ranges, @Nullable Item startKey) {
        if (ranges.size() == 1 && isSortOrder()) {
            return range(ranges.get(0), !isDescending(), startKey);
        }
        Comparator<Item> comparator = comparator();
        List<Map.Entry<StorageKey, Item>> entries = new ArrayList<>();
        for (Map<String, KeyCondition> conditions : ranges) {
            for (Map.Entry<StorageKey, Item> entry : range(conditions, true, null)) {
                if (startKey == null || comparator.compare(entry.getValue(), startKey) > 0) {
                    entries.add(entry);
                }
            }
        }
        entries.sort(Map.Entry.comparingByValue(comparator));
        return entries;
    }

    private Iterable<Map.Entry<StorageKey, Item>> range(
            Map<String, KeyCondition> conditions, boolean forward, @Nullable Item startKey) {
        return KeyRange.of(source.schema(), conditions)
                .of(source, forward, startKey)
                .entrySet();
    }

    private List<Statement.OrderKey> sortKeys() {
        return order.stream()
                .filter(key ->
                        source.schema().sort().stream().map(KeyAttribute::name).anyMatch(key.attribute()::equals))
                .toList();
    }

    /** Whether within one partition the order is that of the sort key, or its reverse. */
    private boolean isSortOrder() {
        List<Statement.OrderKey> keys = sortKeys();
        if (keys.size() > source.schema().sort().size()) {
            return false;
        }
        for (int i = 0; i < keys.size(); i++) {
            boolean inPlace =
                    source.schema().sort().get(i).name().equals(keys.get(i).attribute());
            if (!inPlace || keys.get(i).descending() != isDescending()) {
                return false;
            }
        }
        return true;
    }

    private boolean isDescending() {
        List<Statement.OrderKey> keys = sortKeys();
        return !keys.isEmpty() && keys.get(0).descending();
    }

    /** Orders items by the attributes asked for, then by all other key attributes, so that no two are equal. */
    private Comparator<Item> comparator() {
        Map<String, Boolean> descending = new LinkedHashMap<>();
        order.forEach(key -> descending.putIfAbsent(key.attribute(), key.descending()));
        source.schema().names().forEach(name -> descending.putIfAbsent(name, false));
        source.table().schema().names().forEach(name -> descending.putIfAbsent(name, false));
        return (left, right) -> {
            for (Map.Entry<String, Boolean> key : descending.entrySet()) {
                int difference = compare(left.get(key.getKey()), right.get(key.getKey()));
                if (difference != 0) {
                    return key.getValue() ? -difference : difference;
                }
            }
            return 0;
        };
    }

    private static int compare(@Nullable Value left, @Nullable Value right) {
        if (left == null || right == null || !Order.comparable(left, right)) {
            throw ServiceError.validation("The provided starting key is invalid");
        }
        return Order.compare(left, right);
    }
}
