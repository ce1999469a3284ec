package io.keywright.runtime.transaction;

import io.keywright.runtime.error.ConditionFailedException;
import io.keywright.runtime.error.DuplicateWriteException;
import io.keywright.runtime.error.ItemAlreadyExistsException;
import io.keywright.runtime.operation.WriteAction;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * What a transaction does to one item: one action, and the checks of the same item that its condition takes in. The
 * actions themselves do not learn of each other, so that whoever made them can use them elsewhere.
 */
final class PlannedAction {

    private WriteAction<?> action;
    private int index;
    private final List<WriteAction<?>> checks = new ArrayList<>();

    /**
     * An action by itself.
     *
     * @param index its place among those that were added
     */
    PlannedAction(WriteAction<?> action, int index) {
        this.action = action;
        this.index = index;
    }

    WriteAction<?> action() {
        return action;
    }

    int index() {
        return index;
    }

    /**
     * Takes another action on the same item in.
     *
     * @return whether that is the one whose place it has now
     * @throws DuplicateWriteException if both of them write
     */
    boolean merge(WriteAction<?> other, int place) {
        requireEnds(other);
        if (other.isCheck()) {
            if (other != action && !checks.contains(other)) {
                checks.add(other);
            }
        } else if (action.isCheck()) {
            checks.add(0, action);
            action = other;
            index = place;
            return true;
        } else {
            throw new DuplicateWriteException(
                    action.name().toString(), other.name().toString(), other.itemKey());
        }
        return false;
    }

    /** An edge has no end in an item that goes. */
    private void requireEnds(WriteAction<?> other) {
        requireEnd(other, action);
        requireEnd(action, other);
        for (WriteAction<?> check : checks) {
            requireEnd(check, other);
        }
    }

    private static void requireEnd(WriteAction<?> check, WriteAction<?> write) {
        if (check.isOfEnd() && write.removes()) {
            throw new DuplicateWriteException(
                    check.name().toString(), write.name().toString(), write.itemKey());
        }
    }

    TransactWriteItem toItem() {
        return action.toItem(checks);
    }

    /**
     * What it means that the condition did not hold: what the action says, and where that cannot be it, what a check says
     * that knows more.
     *
     * @param stored the item that is there; null for none, or if the endpoint does not tell
     */
    RuntimeException refusal(@Nullable Map<String, AttributeValue> stored, Throwable cause) {
        RuntimeException own = action.meaning(stored, cause);
        // What is not there cannot have been in the way.
        boolean untrue = stored == null && own instanceof ItemAlreadyExistsException;
        if (untrue || own.getClass() == ConditionFailedException.class) {
            for (WriteAction<?> check : checks) {
                RuntimeException meaning = check.meaning(stored, cause);
                if (meaning.getClass() != own.getClass()) {
                    return meaning;
                }
            }
        }
        return own;
    }
}
