package io.keywright.schema;

import java.util.List;

/**
 * The conditions that a query offers for one component of its sort key, once all components before it are given
 * exactly.
 *
 * @param component the component
 * @param before the literal between the component before it, or the start of the key, and this one; may be empty
 * @param behind the literal between it and the next component, or the end of the key; may be empty
 * @param last whether no component follows
 * @param exact what the methods for one value take; never empty
 * @param startingWith whether there is a method for the start of a string
 * @param range what the methods for from, after, until, before and between take; empty where order does not hold
 */
public record ComponentConditions(
        Component component,
        String before,
        String behind,
        boolean last,
        List<Argument> exact,
        boolean startingWith,
        List<Argument> range) {

    public ComponentConditions {
        exact = List.copyOf(exact);
        range = List.copyOf(range);
    }

    /**
     * Whether the key ends with this component. An empty {@link #behind} does not say so: another component may follow
     * directly, and then the keys that hold a value go on behind it.
     */
    public boolean endsKey() {
        return last && behind.isEmpty();
    }

    /**
     * What a method takes.
     *
     * @param type the parameter's type: the format's own, or the property's
     * @param filtered whether the key tells less than the argument, so that a filter on the stored property has to make
     *     the condition exact
     */
    public record Argument(PropertyType type, boolean filtered) {}
}
