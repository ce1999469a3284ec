package io.keywright.runtime.transaction;

import io.keywright.runtime.error.DuplicateWriteException;
import io.keywright.runtime.operation.Guards;
import io.keywright.runtime.operation.Write;
import io.keywright.runtime.operation.WriteAction;
import java.util.ArrayList;
import java.util.LinkedHashMap;
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

    /** A race that is lost so often is lost to a crowd. */
    private static final int MOST_RACES = 10;

    private final List<WriteAction<?>> actions = new ArrayList<>();
    private final List<Integer> indexes = new ArrayList<>();
    private final boolean keepsToken;
    private String token;
    private int races;
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
        Map<ItemPlace, Integer> positions = new LinkedHashMap<>();
        List<WriteAction<?>> added = new ArrayList<>(writes.size());
        List<Integer> places = new ArrayList<>(writes.size());
        for (int index = 0; index < writes.size(); index++) {
            for (WriteAction<?> action : writes.get(index).asActions()) {
                int position = added.size();
                added.add(action);
                places.add(index);
                ItemPlace place = ItemPlace.of(action);
                Integer earlier = positions.putIfAbsent(place, position);
                if (earlier != null && merge(added.get(earlier), action)) {
                    positions.put(place, position);
                }
            }
        }
        List<Integer> remaining = new ArrayList<>(positions.values());
        remaining.sort(null);
        for (Integer position : remaining) {
            actions.add(added.get(position));
            indexes.add(places.get(position));
        }
    }

    private static String random() {
        return UUID.randomUUID().toString();
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

    /** The actions whose guards cannot be told before their items have been read. */
    List<WriteAction<?>> unread() {
        List<WriteAction<?>> unread = new ArrayList<>();
        for (WriteAction<?> action : actions) {
            Guards<?> guards = action.guards();
            if (guards != null && guards.needsStored()) {
                unread.add(action);
            }
        }
        return unread;
    }

    /** Fails if an item has to be read before the request is known. */
    void requireRead() {
        if (!unread().isEmpty()) {
            throw new IllegalStateException("Which guards of unique values "
                    + unread().get(0).name() + " writes is known only when its item has been read.");
        }
    }

    /** The request; always the same, unless {@link #follows} has said otherwise. */
    FrozenTransaction freeze() {
        if (frozen == null) {
            frozen = FrozenTransaction.of(actions, indexes, token);
        }
        return frozen;
    }

    /** Whether it was cancelled because guards followed what is not stored any more, and has been planned anew. */
    boolean follows(TransactionCanceledException cancelled) {
        if (keepsToken || races == MOST_RACES) {
            return false;
        }
        boolean lost = false;
        List<WriteAction<?>> sent = freeze().actions();
        List<CancellationReason> reasons = cancelled.cancellationReasons();
        for (int i = 0; i < Math.min(sent.size(), reasons.size()); i++) {
            CancellationReason reason = reasons.get(i);
            if ("ConditionalCheckFailed".equals(reason.code())) {
                lost |= sent.get(i).follows(reason.hasItem() ? reason.item() : null);
            }
        }
        if (lost) {
            races++;
            token = random();
            frozen = null;
        }
        return lost;
    }
}
