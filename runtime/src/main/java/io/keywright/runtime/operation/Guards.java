package io.keywright.runtime.operation;

import io.keywright.runtime.decoding.StoredItem;
import io.keywright.runtime.error.InvalidKeyException;
import io.keywright.runtime.expression.Condition;
import io.keywright.runtime.mark.MarkedAttribute;
import io.keywright.runtime.mark.UniqueProperty;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The guards that a write takes and releases for the unique values of its item. Which they are follows from what is stored;
 * so the write asks that this be unchanged, and whoever sends it says what it is, anew if it has lost a race.
 *
 * @param <T> the entity
 */
public final class Guards<T> {

    private final WriteAction<T> action;
    private final Set<String> foreign = new HashSet<>();
    private boolean known;
    private @Nullable Map<String, AttributeValue> stored;

    Guards(WriteAction<T> action) {
        this.action = action;
        this.stored = action.given();
        this.known = stored != null;
    }

    /** Whether what is stored has to be read first. */
    public boolean needsStored() {
        return !known && !action.isOfNewItem();
    }

    /**
     * Says what is stored.
     *
     * @param item null for nothing
     */
    public void know(@Nullable Map<String, AttributeValue> item) {
        known = true;
        stored = item;
    }

    /** What was said to be stored; null for nothing. */
    public @Nullable Map<String, AttributeValue> known() {
        return stored;
    }

    /** Whether a condition may have failed only because what is stored is not what was known. */
    public boolean isOutdated(@Nullable Map<String, AttributeValue> item) {
        if (action.isOfNewItem()) {
            return false;
        }
        if (item == null || stored == null) {
            return item != stored;
        }
        for (MarkedAttribute attribute : watched()) {
            if (!attribute.isSame(item, stored)) {
                return true;
            }
        }
        return false;
    }

    /** That what is stored is what was known; null if the write asks that anyway. */
    @Nullable
    Condition<T> unchanged() {
        if (action.isOfNewItem() || !known || action.asksForGiven()) {
            return null;
        }
        return stored == null ? action.isAbsent() : action.same(watched(), stored);
    }

    private List<MarkedAttribute> watched() {
        List<MarkedAttribute> watched = new ArrayList<>();
        for (UniqueProperty property : action.mapper().marks().unique()) {
            for (MarkedAttribute attribute : property.attributes()) {
                if (!watched.contains(attribute)) {
                    watched.add(attribute);
                }
            }
        }
        return watched;
    }

    /**
     * Leaves a guard alone that was to be given back.
     *
     * @return false if that was known already
     */
    boolean leave(String guard) {
        return foreign.add(guard);
    }

    /** The writes of guards that go with the item's own. */
    public List<GuardAction<T>> actions() {
        Map<String, AttributeValue> before = isOurs(stored) ? stored : null;
        Map<String, AttributeValue> after = action.becomes(before);
        List<GuardAction<T>> actions = new ArrayList<>();
        List<Guard> held = Guard.of(action.mapper(), before);
        List<Guard> wanted = Guard.of(action.mapper(), after);
        for (int i = 0; i < held.size(); i++) {
            Guard old = held.get(i);
            Guard next = wanted.get(i);
            if (before != null && after != null && isSame(next.value().property(), before, after)) {
                continue;
            }
            requireReadable(next, after);
            if (next.key() != null && !next.isSame(old)) {
                actions.add(GuardAction.claim(action, next));
            }
            if (old.key() != null && !old.key().equals(next.key())) {
                actions.add(GuardAction.release(action, old, foreign.contains(old.key())));
            }
        }
        return actions;
    }

    private static boolean isSame(
            UniqueProperty property, Map<String, AttributeValue> one, Map<String, AttributeValue> other) {
        for (MarkedAttribute attribute : property.attributes()) {
            if (!attribute.isSame(one, other)) {
                return false;
            }
        }
        return true;
    }

    /** Fails as reading the item would, if a value that is to be held cannot be read. */
    private void requireReadable(Guard guard, @Nullable Map<String, AttributeValue> item) {
        RuntimeException failure = guard.value().failure();
        if (failure != null) {
            if (item != null && !(failure instanceof InvalidKeyException)) {
                action.mapper().fromItem(item);
            }
            throw failure;
        }
    }

    private boolean isOurs(@Nullable Map<String, AttributeValue> item) {
        String type = item == null ? null : new StoredItem(action.table(), item).type();
        return type != null && action.mapper().types().contains(type);
    }
}
