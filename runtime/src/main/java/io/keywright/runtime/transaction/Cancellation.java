package io.keywright.runtime.transaction;

import io.keywright.runtime.error.CancelledAction;
import io.keywright.runtime.error.TransactionCancelledException;
import io.keywright.runtime.error.TransactionConflictedException;
import io.keywright.runtime.operation.Refusals;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** What DynamoDB's reasons for cancelling a transaction mean. */
final class Cancellation {

    private static final String NONE = "None";
    private static final Set<String> PASSING =
            Set.of("TransactionConflict", "ProvisionedThroughputExceeded", "ThrottlingError");

    private Cancellation() {}

    /** Whether the same transaction may succeed a little later: nothing but conflicts and throttling stood against it. */
    static boolean isPassing(TransactionCanceledException cancelled) {
        boolean any = false;
        for (CancellationReason reason : cancelled.cancellationReasons()) {
            boolean passing = PASSING.contains(reason.code());
            if (!passing && stands(reason)) {
                return false;
            }
            any |= passing;
        }
        return any;
    }

    static TransactionCancelledException of(FrozenTransaction transaction, TransactionCanceledException cancelled) {
        return new TransactionCancelledException(actions(transaction, cancelled), cancelled);
    }

    static TransactionConflictedException conflicted(
            FrozenTransaction transaction, TransactionCanceledException cancelled, int attempts) {
        return new TransactionConflictedException(attempts, actions(transaction, cancelled), cancelled);
    }

    private static List<CancelledAction> actions(
            FrozenTransaction transaction, TransactionCanceledException cancelled) {
        List<CancelledAction> actions = new ArrayList<>();
        List<CancellationReason> reasons = cancelled.cancellationReasons();
        for (int sent = 0; sent < Math.min(reasons.size(), transaction.actions().size()); sent++) {
            CancellationReason reason = reasons.get(sent);
            if (stands(reason)) {
                PlannedAction action = transaction.actions().get(sent);
                actions.add(new CancelledAction(
                        action.index(),
                        action.action().name().toString(),
                        reason.code(),
                        meaning(action, reason, cancelled)));
            }
        }
        return actions;
    }

    private static boolean stands(CancellationReason reason) {
        return reason.code() != null && !reason.code().equals(NONE);
    }

    private static @Nullable RuntimeException validation(
            PlannedAction action, CancellationReason reason, TransactionCanceledException cause) {
        if (Refusals.saysDocumentMissing(reason.message())) {
            return action.action().documentMissing(cause);
        }
        return Refusals.saysTooLarge(reason.message()) ? action.action().tooLarge(cause) : null;
    }

    private static @Nullable RuntimeException meaning(
            PlannedAction action, CancellationReason reason, TransactionCanceledException cause) {
        return switch (reason.code()) {
            case "ConditionalCheckFailed" -> action.refusal(reason.hasItem() ? reason.item() : null, cause);
            case "ItemCollectionSizeLimitExceeded" -> action.action().collectionTooLarge(cause);
            case "ValidationError" -> validation(action, reason, cause);
            default -> null;
        };
    }
}
