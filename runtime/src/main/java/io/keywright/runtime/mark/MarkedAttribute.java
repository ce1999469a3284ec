package io.keywright.runtime.mark;

import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.Condition;
import io.keywright.runtime.item.SameItem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A property by its name and the names under which it is stored. Immutable. */
public final class MarkedAttribute {

    private final String property;
    private final List<String> names;

    private MarkedAttribute(String property, List<String> names) {
        this.property = property;
        this.names = names;
    }

    /**
     * A property.
     *
     * @param property as Java code calls it
     * @param attribute as it is stored
     * @param formerly how it was stored before, the latest name first
     */
    public static MarkedAttribute of(String property, String attribute, String... formerly) {
        List<String> names = new ArrayList<>(1 + formerly.length);
        names.add(attribute);
        names.addAll(List.of(formerly));
        return new MarkedAttribute(property, List.copyOf(names));
    }

    /** As Java code calls it. */
    public String property() {
        return property;
    }

    /** As it is stored. */
    public String attribute() {
        return names.get(0);
    }

    /** The names under which an item can have it, the present one first. */
    public List<String> names() {
        return names;
    }

    /** What an item holds of it, under its former names, too; null for nothing, which is what NULL is, too. */
    public @Nullable AttributeValue in(Map<String, AttributeValue> item) {
        for (String name : names) {
            AttributeValue value = item.get(name);
            if (value != null) {
                return Boolean.TRUE.equals(value.nul()) ? null : value;
            }
        }
        return null;
    }

    /**
     * Another item that holds of it what this one does.
     *
     * @param other stays as it is
     */
    public Map<String, AttributeValue> copied(Map<String, AttributeValue> item, Map<String, AttributeValue> other) {
        Map<String, AttributeValue> copy = new HashMap<>(other);
        for (String name : names) {
            AttributeValue value = item.get(name);
            if (value == null) {
                copy.remove(name);
            } else {
                copy.put(name, value);
            }
        }
        return copy;
    }

    /** Whether both items hold the same of it. */
    public boolean isSame(Map<String, AttributeValue> one, Map<String, AttributeValue> other) {
        return SameItem.value(in(one), in(other));
    }

    /** That an item holds this of it; null for nothing, which is what NULL is, too. */
    public <T> Condition<T> is(@Nullable AttributeValue value) {
        return value == null ? Condition.absent(path()) : Condition.stored(path(), "=", value);
    }

    /** Where it is. */
    public AttributePath path() {
        return AttributePath.of(
                property, names.get(0), names.subList(1, names.size()).toArray(new String[0]));
    }
}
