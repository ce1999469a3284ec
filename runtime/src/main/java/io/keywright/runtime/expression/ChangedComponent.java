package io.keywright.runtime.expression;

import io.keywright.runtime.error.IncompleteUpdateException;
import io.keywright.runtime.error.InvalidExpressionException;
import io.keywright.runtime.item.ConversionException;
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

    private static final AttributeValue MAP = AttributeValue.createS(StoredType.MAP.descriptor());

    private final AttributeReference<E, T> reference;
    private final @Nullable AttributeValue otherwise;
    private boolean changed;
    private boolean known;
    private @Nullable T value;
    private @Nullable Condition<E> assertion;
    private @Nullable T claimed;
    private @Nullable AttributeValue asserted;
    private boolean assumed;

    /**
     * One of a property.
     *
     * @param otherwise what is read where nothing is stored; null for null
     */
    ChangedComponent(AttributeReference<E, T> reference, @Nullable T otherwise) {
        this.reference = reference;
        this.otherwise = otherwise == null ? null : reference.stored(otherwise);
    }

    /** It becomes this; null for absent. */
    public void become(@Nullable T next) {
        changed = true;
        known = true;
        value = next == null ? null : reference.asRead(next);
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
        AttributeValue stored = present == null ? null : reference.stored(present);
        Condition<E> claim = claim(stored);
        assertion = assertion == null ? claim : assertion.and(claim);
        claimed = present;
        asserted = stored;
        if (!changed) {
            known = true;
            value = present == null ? null : reference.asRead(present);
        }
    }

    /** That the property would be read as this: what is not there, or NULL, is what it is otherwise. */
    private Condition<E> claim(@Nullable AttributeValue stored) {
        AttributePath path = reference.location();
        if (stored == null) {
            return Condition.absent(otherwise == null ? path : path.around());
        }
        Condition<E> equal = Condition.stored(path, "=", stored);
        if (!SameItem.value(stored, otherwise)) {
            return equal;
        }
        Condition<E> nothing = Condition.absent(path);
        // Of a document that is not there, it is nothing at all.
        return equal.or(
                path.depth() == 1
                        ? nothing
                        : nothing.and(Tested.of(path.around(), Question.function("attribute_type", MAP))));
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
     * @throws IncompleteUpdateException if it is not known, or absent
     */
    public T value() {
        T present = value;
        if (present == null) {
            throw new IncompleteUpdateException(reference.path(), known);
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
        return assertion() != null && !SameItem.value(asserted, in(item));
    }

    /** Whether an item has the value that was asserted in another stored form, such as a former text of a constant. */
    boolean isOtherwiseIn(Map<String, AttributeValue> item) {
        AttributeValue stored = in(item);
        if (claimed == null || stored == null) {
            return false;
        }
        try {
            T read = reference.converter().fromValue(stored);
            return read.equals(claimed) || SameItem.value(reference.stored(read), reference.stored(claimed));
        } catch (ConversionException | InvalidExpressionException unreadable) {
            return false;
        }
    }

    /** Asserts the form in which the item has the value. */
    void assertAsIn(Map<String, AttributeValue> item) {
        AttributeValue stored = in(item);
        if (stored != null) {
            asserted = stored;
            assertion = Condition.stored(reference.location(), "=", stored);
        }
    }

    /** What is read of an item, as it would be stored; null for null. */
    private @Nullable AttributeValue in(Map<String, AttributeValue> item) {
        AttributePath path = reference.location();
        AttributeValue value = path.in(item);
        if (value != null && !Boolean.TRUE.equals(value.nul())) {
            return value;
        }
        AttributeValue around = path.depth() == 1 ? null : path.around().in(item);
        return path.depth() == 1 || (around != null && around.hasM()) ? otherwise : null;
    }
}
