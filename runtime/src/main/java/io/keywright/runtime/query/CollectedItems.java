package io.keywright.runtime.query;

import io.keywright.runtime.error.AmbiguousHeadException;
import io.keywright.runtime.item.EntityMapper;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The items of a collection that is a record, by the mappers that read them. */
public final class CollectedItems {

    private final EntityMapper<?> head;
    private final Map<EntityMapper<?>, List<Object>> objects = new HashMap<>();

    CollectedItems(EntityMapper<?> head) {
        this.head = head;
    }

    void add(List<CollectedItem> items) {
        for (CollectedItem item : items) {
            List<Object> some = objects.get(item.mapper());
            if (some == null) {
                some = new ArrayList<>();
                objects.put(item.mapper(), some);
            }
            some.add(item.object());
            if (item.mapper() == head && some.size() > 1) {
                throw new AmbiguousHeadException(head.entity());
            }
        }
    }

    boolean hasHead() {
        return objects.containsKey(head);
    }

    boolean isEmpty() {
        return objects.isEmpty();
    }

    /** Keeps at most so many items of each list, those that were added first. */
    void keep(int most) {
        for (List<Object> some : objects.values()) {
            if (some.size() > most) {
                some.subList(most, some.size()).clear();
            }
        }
    }

    /** The head, where the record demands one. */
    public <E> E head(EntityMapper<E> mapper) {
        List<E> heads = list(mapper);
        if (heads.isEmpty()) {
            throw new NoSuchElementException("the collection has no head");
        }
        return heads.get(0);
    }

    /** The head, where the record does without. */
    public <E> Optional<E> optionalHead(EntityMapper<E> mapper) {
        List<E> heads = list(mapper);
        return heads.isEmpty() ? Optional.empty() : Optional.of(heads.get(0));
    }

    /** All items of an entity, in the order of the query. */
    @SuppressWarnings("unchecked")
    public <E> List<E> list(EntityMapper<E> mapper) {
        @Nullable List<Object> some = objects.get(mapper);
        return some == null ? List.of() : (List<E>) List.copyOf(some);
    }
}
