package io.keywright.runtime.transaction;

import io.keywright.runtime.error.TransactionTooLargeException;
import io.keywright.runtime.item.ItemSize;
import io.keywright.runtime.operation.GuardAction;
import io.keywright.runtime.operation.Guards;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** The actions of a transaction with the one request that they are. */
final class FrozenTransaction {

    private static final int MOST_ACTIONS = 100;
    private static final long MOST_BYTES = 4L * 1024 * 1024;

    private final List<PlannedAction> actions;
    private final TransactWriteItemsRequest request;

    private FrozenTransaction(List<PlannedAction> actions, TransactWriteItemsRequest request) {
        this.actions = actions;
        this.request = request;
    }

    /** One request of these actions, no two of which write one item, and of the guards that go with them. */
    static FrozenTransaction of(List<PlannedAction> actions, String token) {
        List<PlannedAction> all = withGuards(actions, false);
        TransactWriteItemsRequest request = TransactWriteItemsRequest.builder()
                .transactItems(items(all))
                .clientRequestToken(token)
                .build();
        return new FrozenTransaction(all, request);
    }

    /** Fails as {@link #of} does, as far as that can be told of actions whose items are still to be read. */
    static void look(List<PlannedAction> actions) {
        items(withGuards(actions, true));
    }

    /**
     * The actions with those on guards.
     *
     * @param known whether only guards count that can be told without reading
     */
    private static List<PlannedAction> withGuards(List<PlannedAction> actions, boolean known) {
        List<PlannedAction> all = new ArrayList<>(actions);
        Map<ItemPlace, Integer> guarded = new HashMap<>();
        for (PlannedAction planned : actions) {
            Guards<?> guards = planned.action().guards();
            if (guards != null && !(known && guards.needsStored())) {
                for (GuardAction<?> guard : guards.actions()) {
                    add(guard, planned.index(), all, guarded);
                }
            }
        }
        return all;
    }

    /** Of several actions on one guard, one owner takes the value and the others give it back, or all give it back. */
    private static void add(GuardAction<?> guard, int index, List<PlannedAction> all, Map<ItemPlace, Integer> guarded) {
        Integer earlier = guarded.putIfAbsent(ItemPlace.of(guard), all.size());
        if (earlier == null) {
            all.add(new PlannedAction(guard, index));
            return;
        }
        GuardAction<?> other = (GuardAction<?>) all.get(earlier).action();
        if (guard.isClaim() && other.isClaim()) {
            throw guard.conflictWith(other);
        } else if (guard.isClaim()) {
            guard.include(other);
            all.set(earlier, new PlannedAction(guard, index));
        } else {
            other.include(guard);
        }
    }

    private static List<TransactWriteItem> items(List<PlannedAction> actions) {
        if (actions.size() > MOST_ACTIONS) {
            throw new TransactionTooLargeException(actions.size(), 0);
        }
        List<TransactWriteItem> items = new ArrayList<>(actions.size());
        long bytes = 0;
        for (PlannedAction action : actions) {
            TransactWriteItem item = action.toItem();
            items.add(item);
            bytes += item.put() == null ? 0 : ItemSize.of(item.put().item());
        }
        if (bytes > MOST_BYTES) {
            throw new TransactionTooLargeException(items.size(), bytes);
        }
        return items;
    }

    /** The actions that are sent, in the order of the request. */
    List<PlannedAction> actions() {
        return actions;
    }

    TransactWriteItemsRequest request() {
        return request;
    }
}
