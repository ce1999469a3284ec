package io.keywright.testing.expression;

import io.keywright.testing.value.Item;
import io.keywright.testing.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The way to an attribute or into it: a name, then names of map entries and indexes of list elements. */
public record DocumentPath(List<Step> steps) {

    /** One step of a path. */
    public sealed interface Step {}

    /** Into a map, or to the attribute itself. */
    public record Name(String name) implements Step {
        @Override
        public String toString() {
            return name;
        }
    }

    /** Into a list. */
    public record Index(int index) implements Step {
        @Override
        public String toString() {
            return "[" + index + "]";
        }
    }

    public DocumentPath {
        steps = List.copyOf(steps);
    }

    public static DocumentPath of(String attribute) {
        return new DocumentPath(List.of(new Name(attribute)));
    }

    /** The attribute in which the path begins. */
    public String attribute() {
        return ((Name) steps.get(0)).name();
    }

    public boolean isNested() {
        return steps.size() > 1;
    }

    /** The last name of the path, with the list indexes after it: {@code c[0]} of {@code a.b.c[0]}. */
    String lastName() {
        int start = steps.size() - 1;
        while (steps.get(start) instanceof Index) {
            start--;
        }
        StringBuilder name = new StringBuilder();
        steps.subList(start, steps.size()).forEach(name::append);
        return name.toString();
    }

    /** What the path leads to, or null where it leads to nothing. */
    public @Nullable Value in(Item item) {
        Value value = item.get(attribute());
        for (int i = 1; i < steps.size() && value != null; i++) {
            value = step(value, steps.get(i));
        }
        return value;
    }

    private static @Nullable Value step(Value value, Step step) {
        if (step instanceof Name name && value instanceof Value.Entries map) {
            return map.values().get(name.name());
        }
        if (step instanceof Index index && value instanceof Value.Elements list) {
            return index.index() < list.values().size() ? list.values().get(index.index()) : null;
        }
        return null;
    }

    /** What is wrong with a request that changes this path after the other one; null where nothing is. */
    public @Nullable String clash(DocumentPath earlier) {
        String paths = "must remove or rewrite one of these paths; path one: " + earlier + ", path two: " + this;
        if (earlier.overlaps(this)) {
            return "Two document paths overlap with each other; " + paths;
        }
        return earlier.conflicts(this) ? "Two document paths conflict with each other; " + paths : null;
    }

    /** Whether one of the two paths begins with the whole of the other. */
    boolean overlaps(DocumentPath other) {
        int shared = Math.min(steps.size(), other.steps.size());
        return steps.subList(0, shared).equals(other.steps.subList(0, shared));
    }

    /** Whether the two take the same place once as a map and once as a list. */
    boolean conflicts(DocumentPath other) {
        int shared = Math.min(steps.size(), other.steps.size());
        for (int i = 0; i < shared; i++) {
            Step step = steps.get(i);
            Step otherStep = other.steps.get(i);
            if (!step.equals(otherStep)) {
                return step.getClass() != otherStep.getClass();
            }
        }
        return false;
    }

    @Override
    public String toString() {
        return steps.toString();
    }
}
