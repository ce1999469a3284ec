package io.keywright.runtime.operation;

import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.SameItem;
import io.keywright.runtime.mark.MarkedAttribute;
import io.keywright.runtime.mark.UniqueProperty;
import io.keywright.runtime.mark.UniqueValue;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What holds one unique value of an item. Immutable. */
final class Guard {

    private final UniqueValue value;
    private final @Nullable AttributeValue expiry;

    private Guard(UniqueValue value, @Nullable AttributeValue expiry) {
        this.value = value;
        this.expiry = expiry;
    }

    /**
     * That of an item.
     *
     * @param item null for nothing, which has no values
     * @param index of the property
     */
    static <T> Guard of(EntityMapper<T> mapper, @Nullable Map<String, AttributeValue> item, int index) {
        UniqueProperty property = mapper.marks().unique().get(index);
        if (item == null) {
            return new Guard(property.value(null, null), null);
        }
        MarkedAttribute timeToLive = mapper.marks().timeToLive();
        return new Guard(
                mapper.uniqueValues(mapper.fromItem(item)).get(index),
                property.isReleasedOnExpiry() && timeToLive != null ? timeToLive.in(item) : null);
    }

    UniqueValue value() {
        return value;
    }

    /** Its key; null if the item has no value. */
    @Nullable
    String key() {
        return value.guard();
    }

    /** When it expires; null for never. */
    @Nullable
    AttributeValue expiry() {
        return expiry;
    }

    boolean isSame(Guard other) {
        return Objects.equals(key(), other.key()) && SameItem.value(expiry, other.expiry);
    }
}
