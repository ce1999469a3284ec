package io.keywright.runtime.error;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** DynamoDB cancelled a transaction. None of its actions has been carried out. */
public class TransactionCancelledException extends KeywrightException {

    private static final long serialVersionUID = 1;

    @SuppressWarnings("serial") // List.copyOf gives serializable lists.
    private final List<CancelledAction> actions;

    /** With the actions that stood against it, in their order. */
    public TransactionCancelledException(List<CancelledAction> actions, @Nullable Throwable cause) {
        this(message(actions), actions, cause);
    }

    TransactionCancelledException(String message, List<CancelledAction> actions, @Nullable Throwable cause) {
        super(message, cause);
        this.actions = List.copyOf(actions);
    }

    private static String message(List<CancelledAction> actions) {
        StringBuilder message = new StringBuilder("The transaction was cancelled:");
        for (CancelledAction action : actions) {
            RuntimeException reason = action.reason().orElse(null);
            message.append(' ')
                    .append(action.action())
                    .append(" (action ")
                    .append(action.index())
                    .append("): ")
                    .append(reason == null ? action.code().concat(".") : reason.getMessage());
        }
        return message.toString();
    }

    /** The actions that stood against it, in their order; those that did not are left out. */
    public final List<CancelledAction> actions() {
        return actions;
    }

    /** The first reason of this type: {@code reason(ItemAlreadyExistsException.class)}. */
    public final <X extends RuntimeException> Optional<X> reason(Class<X> type) {
        for (CancelledAction action : actions) {
            RuntimeException reason = action.reason().orElse(null);
            if (type.isInstance(reason)) {
                return Optional.of(type.cast(reason));
            }
        }
        return Optional.empty();
    }
}
