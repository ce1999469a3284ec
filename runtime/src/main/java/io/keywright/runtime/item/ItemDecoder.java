package io.keywright.runtime.item;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Makes objects of items of one or several types.
 *
 * @param <T> the objects
 */
public interface ItemDecoder<T> {

    /** The texts of the type attribute that can be decoded, at least one. */
    List<String> types();

    /**
     * What errors call the objects of a type: the name of the entity's class.
     *
     * @param type one of {@link #types}
     */
    String entity(String type);

    /**
     * The object of an item.
     *
     * @param type the text in the item's type attribute
     * @return null if the type is none of {@link #types}
     * @throws io.keywright.runtime.error.UnmappableItemException if the item cannot become an object
     */
    @Nullable
    T decode(String type, Map<String, AttributeValue> item);
}
