package io.keywright.runtime.item;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads some of an entity's properties as a record of their own. One is generated for each record that is annotated as a
 * projection.
 *
 * @param <E> the entity
 * @param <P> the record
 */
public interface Projection<E, P> extends ItemDecoder<P> {

    /** What reads the whole entity. */
    EntityMapper<E> mapper();

    /** The attributes that the record is made of, under all names that they ever had. */
    List<String> attributes();

    /**
     * The record of an item, whose type is not looked at.
     *
     * @throws io.keywright.runtime.error.UnmappableItemException if an attribute is missing or does not fit
     */
    P fromItem(Map<String, AttributeValue> item);

    @Override
    default List<String> types() {
        return mapper().types();
    }

    @Override
    default String entity(String type) {
        return mapper().entity();
    }

    @Override
    default @Nullable P decode(String type, Map<String, AttributeValue> item) {
        return types().contains(type) ? fromItem(item) : null;
    }
}
