package io.keywright.runtime.query;

import io.keywright.runtime.item.EntityMapper;
import org.jspecify.annotations.Nullable;

/** An item of a collection that is a record, with the mapper that read it. */
public final class CollectedItem {

    private final EntityMapper<?> mapper;
    private final Object object;

    private CollectedItem(EntityMapper<?> mapper, Object object) {
        this.mapper = mapper;
        this.object = object;
    }

    static @Nullable CollectedItem of(EntityMapper<?> mapper, @Nullable Object object) {
        return object == null ? null : new CollectedItem(mapper, object);
    }

    EntityMapper<?> mapper() {
        return mapper;
    }

    Object object() {
        return object;
    }
}
