package io.keywright.runtime.transaction;

import io.keywright.runtime.error.DuplicateWriteException;
import io.keywright.runtime.operation.Guards;
import io.keywright.runtime.operation.Write;
import io.keywright.runtime.operation.WriteAction;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * What a transaction is to do. It becomes one request under one token; only where guards of unique values have to follow
 * what is stored, and that was not as it was known, it becomes another one.
 */
final class TransactionPlan {

    private final List<PlannedAction> actions = new ArrayList<>();
    private final boolean keepsToken;
    private String token;
    private boolean looked;
    private @Nullable FrozenTransaction frozen;

    /**
     * A plan.
     *
     * @param token under which DynamoDB knows it; null for a random one
     * @throws DuplicateWriteException if two of them write one item
     */
    TransactionPlan(List<? extends Write> writes, @Nullable String token) {
        this.keepsToken = token != null;
        this.token = token == null ? random() : token;
        Map<ItemPlace, PlannedAction> places = new HashMap<>();
        for (int index = 0; index < writes.size(); index++) {
            for (WriteAction<?> action : writes.get(index).asActions()) {
                ItemPlace place = ItemPlace.of(action);
                PlannedAction earlier = places.get(place);
                if (earlier == null) {
                    PlannedAction planned = new PlannedAction(action, index);
                    places.put(place, planned);
                    actions.add(planned);
                } else if (earlier.merge(action, index)) {
                    actions.remove(earlier);
                    actions.add(earlier);
                }
            }
        }
        date();
    }

    /** What one transaction writes is written at one time. */
    private void date() {
        Map<Clock, Instant> times = new HashMap<>();
        for (PlannedAction planned : actions) {
            WriteAction<?> action = planned.action();
            Clock clock = action.table().options().clock();
            Instant time = times.get(clock);
            if (time == null) {
                times.put(clock, action.now());
            } else {
                action.at(time);
            }
        }
    }

    private static String random() {
        return UUID.randomUUID().toString();
    }

    /** The actions whose guards cannot be told before their items have been read. */
    List<WriteAction<?>> unread() {
        List<WriteAction<?>> unread = new ArrayList<>();
        for (PlannedAction planned : actions) {
            Guards<?> guards = planned.action().guards();
            if (guards != null && guards.needsStored()) {
                unread.add(planned.action());
            }
        }
        return unread;
    }

    /** Fails with what can be told to be wrong before an item has been read, so that nothing is sent then. */
    void look() {
        if (!looked) {
            looked = true;
            FrozenTransaction.look(actions);
        }
    }

    /** Fails if an item has to be read before the request is known. */
    void requireRead() {
        if (!unread().isEmpty()) {
            throw new IllegalStateException("Which guards of unique values "
                    + unread().get(0).name() + " writes is known only when its item has been read.");
        }
    }

    /** The request; always the same, unless {@link #isOutdated} has said otherwise. */
    FrozenTransaction freeze() {
        if (frozen == null) {
            frozen = FrozenTransaction.of(actions, token);
        }
        return frozen;
    }

    /**
     * Whether it was cancelled because what it follows is not stored any more. Now that is known, and where it may be
     * {@link #planAnew planned anew} it becomes another request.
     */
    boolean isOutdated(TransactionCanceledException cancelled) {
        boolean lost = false;
        List<PlannedAction> sent = freeze().actions();
        List<CancellationReason> reasons = cancelled.cancellationReasons();
        for (int i = 0; i < Math.min(sent.size(), reasons.size()); i++) {
            CancellationReason reason = reasons.get(i);
            if ("ConditionalCheckFailed".equals(reason.code())) {
                lost |= sent.get(i).action().follows(reason.hasItem() ? reason.item() : null);
            }
        }
        return lost;
    }

    /** Lets what is known now be what is sent; false where the token is the caller's, under which there is one request. */
    boolean planAnew() {
        if (keepsToken) {
            return false;
        }
        token = random();
        frozen = null;
        return true;
    }
}
