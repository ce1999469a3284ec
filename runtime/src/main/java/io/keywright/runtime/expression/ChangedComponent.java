package io.keywright.runtime.expression;

import io.keywright.runtime.item.SameItem;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What an update knows of a property, or of a path into one, that keys of indexes are made of: the value that it gets, or
 * the one that it has.
 *
 * @param <E> the entity
 * @param <T> the property's type
 */
public final class ChangedComponent<E, T> {

    private final AttributeReference<E, T> reference;
    private boolean changed;
    private boolean known;
    private @Nullable T value;
    private @Nullable Condition<E> assertion;
    private @Nullable AttributeValue asserted;
    private boolean assumed;

    ChangedComponent(AttributeReference<E, T> reference) {
        this.reference = reference;
    }

    /** It becomes this; null for absent. */
    public void become(@Nullable T next) {
        changed = true;
        known = true;
        value = next;
    }

    /** It is this, which is asserted when the update is sent; null for absent. */
    public void know(@Nullable T present) {
        claim(present);
        assumed = false;
    }

    /** As {@link #know}, unless it is changed: then nobody needs to know what it was. */
    public void assume(@Nullable T present) {
        if (assertion == null) {
            claim(present);
            assumed = true;
        }
    }

    private void claim(@Nullable T present) {
        Condition<E> claim = present == null ? reference.notExists() : reference.eq(present);
        assertion = assertion == null ? claim : assertion.and(claim);
        asserted = present == null ? null : reference.stored(present);
        if (!changed) {
            known = true;
            value = present;
        }
    }

    /** Whether the update changes it. */
    public boolean isChanged() {
        return changed;
    }

    /** Whether it is known to be absent behind the update. */
    public boolean isAbsent() {
        return known && value == null;
    }

    /**
     * Its value behind the update.
     *
     * @throws IllegalStateException if it is not known, or absent
     */
    public T value() {
        T present = value;
        if (present == null) {
            throw new IllegalStateException(
                    "The key of an index needs " + reference.path() + ", of which nothing was said.");
        }
        return present;
    }

    String path() {
        return reference.path();
    }

    @Nullable
    Condition<E> assertion() {
        return assumed && changed ? null : assertion;
    }

    /** Whether an item does not have the value that was asserted. */
    boolean isOutdated(Map<String, AttributeValue> item) {
        return assertion() != null
                && !SameItem.value(asserted, reference.location().in(item));
    }
}
