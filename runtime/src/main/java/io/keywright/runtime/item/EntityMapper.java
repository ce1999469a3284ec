package io.keywright.runtime.item;

import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import io.keywright.runtime.mark.Marks;
import io.keywright.runtime.mark.UniqueValue;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Makes items of an entity's objects and objects of its items.
 *
 * @param <T> the entity
 */
public interface EntityMapper<T> extends ItemDecoder<T> {

    /** The text in the type attribute. */
    String type();

    /** What errors call the entity: the name of its class, such as {@code Shop.Customer} for a nested one. */
    String entity();

    /**
     * The object's primary key.
     *
     * @throws io.keywright.runtime.error.InvalidKeyException if a component cannot be part of a key
     */
    PrimaryKey<T> key(T entity);

    /**
     * The whole item: key, type, the keys of those indexes whose components are all there, and the properties.
     *
     * @throws io.keywright.runtime.error.InvalidKeyException if a component cannot be part of a key
     * @throws io.keywright.runtime.error.InvalidEntityException if a property cannot be stored
     */
    Map<String, AttributeValue> toItem(T entity);

    /**
     * The object of an item, whose type is not looked at.
     *
     * @throws io.keywright.runtime.error.UnmappableItemException if an attribute is missing or does not fit
     */
    T fromItem(Map<String, AttributeValue> item);

    /** Every property that is stored, with all names under which it is. */
    List<MarkedAttribute> properties();

    /** What writes keep beside the properties. */
    default Marks marks() {
        return Marks.NONE;
    }

    /**
     * What the object holds of each unique property, in the order of {@link Marks#unique}.
     *
     * @throws io.keywright.runtime.error.InvalidKeyException if a value or a property of its scope has no text
     */
    default List<UniqueValue> uniqueValues(T entity) {
        return List.of();
    }

    /**
     * What an item holds of each unique property, of which only that is read: in the order of {@link Marks#unique}. One
     * that cannot be read says {@link UniqueValue#failure why}.
     */
    default List<UniqueValue> storedUniqueValues(Map<String, AttributeValue> item) {
        return uniqueValues(fromItem(item));
    }

    /** The text in the type attribute, and those that were there before the entity's type was renamed. */
    @Override
    default List<String> types() {
        return List.of(type());
    }

    @Override
    default String entity(String type) {
        return entity();
    }

    @Override
    default @Nullable T decode(String type, Map<String, AttributeValue> item) {
        return (type.equals(type()) || types().contains(type)) ? fromItem(item) : null;
    }
}
