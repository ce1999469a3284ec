package io.keywright.runtime.expression;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A document path: names of attributes and positions in lists, from the item inwards. Immutable. */
final class StoredPath {

    /** A name is a String, which may hold dots of its own; a position in a list an Integer. */
    private final List<Object> steps;

    private StoredPath(List<Object> steps) {
        this.steps = steps;
    }

    static StoredPath of(String attribute) {
        return new StoredPath(List.of(attribute));
    }

    StoredPath name(String name) {
        return longer(name);
    }

    StoredPath index(int index) {
        return longer(index);
    }

    private StoredPath longer(Object step) {
        List<Object> longer = new ArrayList<>(steps.size() + 1);
        longer.addAll(steps);
        longer.add(step);
        return new StoredPath(longer);
    }

    /** The path without its last step. */
    StoredPath around() {
        return new StoredPath(List.copyOf(steps.subList(0, steps.size() - 1)));
    }

    int depth() {
        return steps.size();
    }

    /** As documents call it: {@code lines[2].p}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Object step : steps) {
            if (step instanceof Integer index) {
                text.append('[').append(index.intValue()).append(']');
            } else {
                text.append(text.length() == 0 ? "" : ".").append(step);
            }
        }
        return text.toString();
    }

    /** Whether one leads to or through what the other leads to. */
    boolean overlaps(StoredPath other) {
        int shared = Math.min(steps.size(), other.steps.size());
        return steps.subList(0, shared).equals(other.steps.subList(0, shared));
    }

    /**
     * An item with another value here.
     *
     * @param value null for none
     */
    Map<String, AttributeValue> set(Map<String, AttributeValue> item, @Nullable AttributeValue value) {
        return set(item, 0, value);
    }

    private Map<String, AttributeValue> set(
            Map<String, AttributeValue> item, int step, @Nullable AttributeValue value) {
        if (!(steps.get(step) instanceof String name)) {
            return item;
        }
        AttributeValue next = value;
        if (step < steps.size() - 1) {
            AttributeValue inner = item.get(name);
            next = inner == null || !inner.hasM() ? inner : AttributeValue.createM(set(inner.m(), step + 1, value));
        }
        Map<String, AttributeValue> result = new HashMap<>(item);
        if (next == null) {
            result.remove(name);
        } else {
            result.put(name, next);
        }
        return result;
    }

    /** The attribute of the item with which it begins. */
    String attribute() {
        return (String) steps.get(0);
    }

    /** The names from the item inwards, positions as {@code [2]}. */
    List<String> names() {
        List<String> names = new ArrayList<>(steps.size());
        for (Object step : steps) {
            names.add(step instanceof Integer ? "[" + step + "]" : (String) step);
        }
        return names;
    }

    /** The path in placeholders: {@code #n0.#n1[2]}. */
    String in(Placeholders placeholders) {
        StringBuilder path = new StringBuilder();
        for (Object step : steps) {
            if (step instanceof Integer) {
                path.append('[').append(step).append(']');
            } else {
                path.append(path.length() == 0 ? "" : ".").append(placeholders.name((String) step));
            }
        }
        return path.toString();
    }

    /** What an item has there; null for nothing. */
    @Nullable
    AttributeValue in(Map<String, AttributeValue> item) {
        AttributeValue value = AttributeValue.createM(item);
        for (Object step : steps) {
            if (step instanceof Integer index) {
                value = value.hasL() && index < value.l().size() ? value.l().get(index) : null;
            } else {
                value = value.hasM() ? value.m().get((String) step) : null;
            }
            if (value == null) {
                return null;
            }
        }
        return value;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof StoredPath path && steps.equals(path.steps);
    }

    @Override
    public int hashCode() {
        return steps.hashCode();
    }
}
