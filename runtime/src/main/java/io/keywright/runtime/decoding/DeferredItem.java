package io.keywright.runtime.decoding;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.EntityMapper;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An item that an error speaks of, which becomes an object only if somebody asks.
 *
 * @param <T> the entity
 */
public final class DeferredItem<T> implements Supplier<Optional<T>> {

    private final TableContext table;
    private final EntityMapper<T> mapper;
    private final Map<String, AttributeValue> item;

    /** An item of the mapper's type. */
    public DeferredItem(TableContext table, EntityMapper<T> mapper, Map<String, AttributeValue> item) {
        this.table = table;
        this.mapper = mapper;
        this.item = item;
    }

    @Override
    public Optional<T> get() {
        return SingleItem.decode(table, mapper, item);
    }
}
