package io.keywright.runtime.transaction;

import io.keywright.runtime.error.TransactionTooLargeException;
import io.keywright.runtime.item.ItemSize;
import io.keywright.runtime.operation.GuardAction;
import io.keywright.runtime.operation.Guards;
import io.keywright.runtime.operation.WriteAction;
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

    private final List<WriteAction<?>> actions;
    private final List<Integer> indexes;
    private final TransactWriteItemsRequest request;

    private FrozenTransaction(List<WriteAction<?>> actions, List<Integer> indexes, TransactWriteItemsRequest request) {
        this.actions = actions;
        this.indexes = indexes;
        this.request = request;
    }

    /**
     * One request of these actions, no two of which write one item.
     *
     * @param places of the actions among those that were added
     */
    static FrozenTransaction of(List<WriteAction<?>> actions, List<Integer> places, String token) {
        List<WriteAction<?>> all = new ArrayList<>(actions);
        List<Integer> indexes = new ArrayList<>(places);
        Map<ItemPlace, Integer> guarded = new HashMap<>();
        for (int i = 0; i < actions.size(); i++) {
            Guards<?> guards = actions.get(i).guards();
            if (guards != null) {
                for (GuardAction<?> guard : guards.actions()) {
                    add(guard, places.get(i), all, indexes, guarded);
                }
            }
        }
        return assemble(all, indexes, token);
    }

    /** Of two actions on one guard, one owner gives the value back and the other takes it. */
    private static void add(
            GuardAction<?> guard,
            int index,
            List<WriteAction<?>> all,
            List<Integer> indexes,
            Map<ItemPlace, Integer> guarded) {
        Integer earlier = guarded.putIfAbsent(ItemPlace.of(guard), all.size());
        if (earlier == null) {
            all.add(guard);
            indexes.add(index);
            return;
        }
        GuardAction<?> other = (GuardAction<?>) all.get(earlier);
        if (guard.isClaim() && other.isClaim()) {
            throw guard.conflictWith(other);
        } else if (guard.isClaim()) {
            guard.takeFrom(other);
            all.set(earlier, guard);
            indexes.set(earlier, index);
        } else if (other.isClaim()) {
            other.takeFrom(guard);
        }
    }

    private static FrozenTransaction assemble(List<WriteAction<?>> actions, List<Integer> indexes, String token) {
        List<TransactWriteItem> items = new ArrayList<>(actions.size());
        long bytes = 0;
        for (WriteAction<?> action : actions) {
            TransactWriteItem item = action.toItem();
            items.add(item);
            bytes += item.put() == null ? 0 : ItemSize.of(item.put().item());
        }
        if (items.size() > MOST_ACTIONS || bytes > MOST_BYTES) {
            throw new TransactionTooLargeException(items.size(), bytes);
        }
        TransactWriteItemsRequest request = TransactWriteItemsRequest.builder()
                .transactItems(items)
                .clientRequestToken(token)
                .build();
        return new FrozenTransaction(actions, indexes, request);
    }

    /** The actions that are sent, in the order of the request. */
    List<WriteAction<?>> actions() {
        return actions;
    }

    /** The place of a sent action among those that were added. */
    int index(int sent) {
        return indexes.get(sent);
    }

    TransactWriteItemsRequest request() {
        return request;
    }
}
