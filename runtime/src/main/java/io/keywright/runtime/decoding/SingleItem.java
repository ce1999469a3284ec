package io.keywright.runtime.decoding;

import io.keywright.runtime.MissingType;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemDecoder;
import io.keywright.runtime.item.Projection;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The one item that an operation on a key gives back. */
public final class SingleItem {

    private SingleItem() {}

    /**
     * The object, if there is an item.
     *
     * @param attributes empty if there is none
     * @throws io.keywright.runtime.error.MissingTypeException if the item does not carry its type
     * @throws io.keywright.runtime.error.UnexpectedTypeException if it is of another type
     * @throws io.keywright.runtime.error.UnmappableItemException if it cannot become an object
     */
    public static <T> Optional<T> decode(
            TableContext table, EntityMapper<T> mapper, Map<String, AttributeValue> attributes) {
        return decode(table, mapper, mapper.type(), attributes);
    }

    /**
     * What a projection makes of an item, if there is one; throws what the whole item would.
     *
     * @param attributes empty if there is none
     */
    public static <P> Optional<P> decode(
            TableContext table, Projection<?, P> projection, Map<String, AttributeValue> attributes) {
        return decode(table, projection, projection.mapper().type(), attributes);
    }

    private static <T> Optional<T> decode(
            TableContext table, ItemDecoder<T> decoder, String expected, Map<String, AttributeValue> attributes) {
        if (attributes.isEmpty()) {
            return Optional.empty();
        }
        StoredItem item = new StoredItem(table, attributes);
        String type = item.type();
        if (type == null) {
            if (table.options().missingType() == MissingType.SKIP) {
                return Optional.empty();
            }
            throw item.missingType();
        }
        if (!type.equals(expected) && !decoder.types().contains(type)) {
            throw item.unexpectedType(decoder.entity(expected), expected, type);
        }
        return Optional.ofNullable(item.decode(decoder, type));
    }
}
