package io.keywright.runtime.operation;

import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.SameItem;
import io.keywright.runtime.mark.MarkedAttribute;
import io.keywright.runtime.mark.UniqueProperty;
import io.keywright.runtime.mark.UniqueValue;
import java.util.ArrayList;
import java.util.List;
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
     * Those of an item, in the order of the properties. A value that cannot be read has none: it was not written by a
     * program that would have made one.
     *
     * @param item null for nothing, which has no values
     */
    static <T> List<Guard> of(EntityMapper<T> mapper, @Nullable Map<String, AttributeValue> item) {
        List<Guard> guards = new ArrayList<>();
        if (item == null) {
            for (UniqueProperty property : mapper.marks().unique()) {
                guards.add(new Guard(property.value(null, null), null));
            }
            return guards;
        }
        MarkedAttribute timeToLive = mapper.marks().timeToLive();
        for (UniqueValue value : mapper.storedUniqueValues(item)) {
            MarkedAttribute expiry = value.property().isReleasedOnExpiry() ? timeToLive : null;
            guards.add(new Guard(value, expiry == null ? null : expiry.in(item)));
        }
        return guards;
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
