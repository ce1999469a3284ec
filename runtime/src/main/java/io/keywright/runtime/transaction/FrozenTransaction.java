package io.keywright.runtime.transaction;

import io.keywright.runtime.error.DuplicateWriteException;
import io.keywright.runtime.error.TransactionTooLargeException;
import io.keywright.runtime.item.ItemSize;
import io.keywright.runtime.operation.Write;
import io.keywright.runtime.operation.WriteAction;
import java.util.ArrayList;
import java.util.LinkedHashMap;
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

    static FrozenTransaction of(List<Write> writes, String token) {
        if (writes.isEmpty()) {
            throw new IllegalStateException("A transaction has at least one action.");
        }
        Map<ItemPlace, Integer> places = new LinkedHashMap<>();
        List<WriteAction<?>> added = new ArrayList<>(writes.size());
        for (int index = 0; index < writes.size(); index++) {
            WriteAction<?> action = writes.get(index).asAction();
            added.add(action);
            ItemPlace place = ItemPlace.of(action);
            Integer earlier = places.putIfAbsent(place, index);
            if (earlier != null && merge(added.get(earlier), action)) {
                places.put(place, index);
            }
        }
        List<Integer> indexes = new ArrayList<>(places.values());
        indexes.sort(null);
        return assemble(added, indexes, token);
    }

    /** Lets one of two actions on one item include the other; whether it is the later one that remains. */
    private static boolean merge(WriteAction<?> earlier, WriteAction<?> later) {
        if (later.isCheck()) {
            earlier.include(later);
            return false;
        }
        if (earlier.isCheck()) {
            later.include(earlier);
            return true;
        }
        throw new DuplicateWriteException(
                earlier.name().toString(), later.name().toString(), later.itemKey());
    }

    private static FrozenTransaction assemble(List<WriteAction<?>> added, List<Integer> indexes, String token) {
        List<WriteAction<?>> actions = new ArrayList<>(indexes.size());
        List<TransactWriteItem> items = new ArrayList<>(indexes.size());
        long bytes = 0;
        for (Integer index : indexes) {
            WriteAction<?> action = added.get(index);
            TransactWriteItem item = action.toItem();
            actions.add(action);
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
