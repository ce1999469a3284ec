package io.keywright.runtime.expression;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What must hold of a list, set or map of limited size before an update may add to it: that there is room, or that it has
 * already what is added.
 *
 * @param <E> the entity
 */
final class Room<E> {

    private final AttributeReference<E, ?> reference;
    private final int most;
    private final @Nullable AttributeReference<E, ?> entry;
    private final List<AttributeValue> members;

    private Room(
            AttributeReference<E, ?> reference,
            int more,
            @Nullable AttributeReference<E, ?> entry,
            List<AttributeValue> members) {
        this.reference = reference;
        this.most = reference.converter().maxSize() - more;
        this.entry = entry;
        this.members = members;
    }

    /** For more elements of a list. */
    static <E> Room<E> forElements(AttributeReference<E, ?> list, int more) {
        return new Room<>(list, more, null, List.of());
    }

    /** For one place of a list or one key of a map, which may be taken already. */
    static <E> Room<E> forEntry(AttributeReference<E, ?> reference, AttributeReference<E, ?> entry) {
        return new Room<>(reference, 1, entry, List.of());
    }

    /** For members of a set, which may have them already. */
    static <E> Room<E> forMembers(AttributeReference<E, ?> set, List<AttributeValue> members) {
        return new Room<>(set, members.size(), null, members);
    }

    /** The limited property. */
    AttributeReference<E, ?> reference() {
        return reference;
    }

    Condition<E> condition() {
        Condition<E> room = new SizeReference<E>(reference.location()).le(most);
        Condition<E> enough =
                entry == null ? reference.notExists().or(room) : entry.exists().or(room);
        if (members.isEmpty()) {
            return enough;
        }
        Condition<E> all = null;
        for (AttributeValue member : members) {
            Condition<E> one = reference.test(Question.function("contains", member));
            all = all == null ? one : all.and(one);
        }
        return all == null ? enough : enough.or(all);
    }

    /** Whether an item has no room. */
    boolean isLackingIn(Map<String, AttributeValue> item) {
        AttributeValue stored = reference.location().in(item);
        return stored != null
                && size(stored) > most
                && (entry == null || entry.location().in(item) == null)
                && (members.isEmpty() || !SetMembers.of(stored).containsAll(members));
    }

    private static int size(AttributeValue value) {
        if (value.hasL()) {
            return value.l().size();
        }
        return value.hasM() ? value.m().size() : SetMembers.of(value).size();
    }
}
