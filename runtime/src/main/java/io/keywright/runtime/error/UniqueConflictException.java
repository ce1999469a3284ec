package io.keywright.runtime.error;

import org.jspecify.annotations.Nullable;

/** A value that no two items have the same of belongs to another item. Nothing has been changed. */
public final class UniqueConflictException extends ConditionFailedException {

    private static final long serialVersionUID = 1;

    private final String property;
    private final transient @Nullable Object value;
    private final @Nullable String ownerPartition;
    private final @Nullable String ownerSort;

    /**
     * For a write of the entity under this key.
     *
     * @param property the property
     * @param value the value that was to be written
     * @param ownerPartition the partition key of the item that has it; null if it is not known
     * @param ownerSort the sort key of that item; null if it is not known or has none
     */
    public UniqueConflictException(
            String entity,
            ItemKey key,
            String property,
            @Nullable Object value,
            @Nullable String ownerPartition,
            @Nullable String ownerSort,
            @Nullable Throwable cause) {
        super("Another item has the value of " + entity + "." + property + ".", entity, key, null, cause);
        this.property = property;
        this.value = value;
        this.ownerPartition = ownerPartition;
        this.ownerSort = ownerSort;
    }

    /** The property. */
    public String property() {
        return property;
    }

    /** The value that was to be written; null after this exception was serialized. */
    public @Nullable Object value() {
        return value;
    }

    /** The partition key of the item that has the value; null if it is not known. */
    public @Nullable String ownerPartition() {
        return ownerPartition;
    }

    /** The sort key of the item that has the value; null if it is not known or the table has none. */
    public @Nullable String ownerSort() {
        return ownerSort;
    }
}
