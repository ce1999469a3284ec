package io.keywright.runtime.error;

import java.io.Serializable;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Why one action of a transaction stood against it. Immutable. */
public final class CancelledAction implements Serializable {

    private static final long serialVersionUID = 1;

    private final int index;
    private final String action;
    private final String code;
    private final @Nullable RuntimeException reason;

    /**
     * One action.
     *
     * @param index among the actions that were added, from 0
     * @param action what it was to do: {@code Order.create}
     * @param code DynamoDB's code, as {@code ConditionalCheckFailed}
     * @param reason what it would have failed with alone; null where that is not known
     */
    public CancelledAction(int index, String action, String code, @Nullable RuntimeException reason) {
        this.index = index;
        this.action = action;
        this.code = code;
        this.reason = reason;
    }

    /** Its place among the actions that were added, from 0. */
    public int index() {
        return index;
    }

    /** What it was to do: {@code Order.create}. */
    public String action() {
        return action;
    }

    /** DynamoDB's code: {@code ConditionalCheckFailed}, {@code TransactionConflict} and so on. */
    public String code() {
        return code;
    }

    /**
     * What the action would have failed with alone: {@link ItemAlreadyExistsException}, {@link ItemNotFoundException}, {@link
     * ConditionFailedException} with the item that is stored, {@link ItemTooLargeException} and so on; empty for a
     * conflict with another transaction, throttling, and what DynamoDB says of the request as a whole.
     */
    public Optional<RuntimeException> reason() {
        return Optional.ofNullable(reason);
    }
}
