package io.keywright.testing.expression;

import io.keywright.testing.value.Value;
import java.util.List;

/** What an update does to an item, in the order in which it was written; by expression, or by the older parameter. */
public record Update(List<Action> actions, boolean older) {

    /** An update by expression. */
    public Update(List<Action> actions) {
        this(actions, false);
    }

    public Update {
        actions = List.copyOf(actions);
    }

    /** One change at one path. */
    public sealed interface Action {
        DocumentPath path();
    }

    public record Set(DocumentPath path, Operand value) implements Action {}

    public record Remove(DocumentPath path) implements Action {}

    public record Add(DocumentPath path, Value value) implements Action {}

    public record Delete(DocumentPath path, Value value) implements Action {}
}
