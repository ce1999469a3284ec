package io.keywright.runtime.error;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * An item would be larger than DynamoDB takes: 400 KB (409,600 bytes), the names of its attributes and its entries in
 * local indexes included. Nothing has been changed.
 */
public final class ItemTooLargeException extends ItemException {

    /** What an item and its entries in local indexes can have at most, in bytes. */
    public static final int LARGEST = 400 * 1024;

    private static final long serialVersionUID = 1;

    private final String entity;
    private final int bytes;

    private ItemTooLargeException(String message, String entity, ItemKey key, int bytes, @Nullable Throwable cause) {
        super(message, key, cause);
        this.entity = entity;
        this.bytes = bytes;
    }

    /**
     * Seen before anything was sent.
     *
     * @param bytes at least what the item would have
     */
    public static ItemTooLargeException beforeSending(String entity, ItemKey key, int bytes) {
        return new ItemTooLargeException(
                entity + " has at least " + bytes
                        + " bytes with its entries in local indexes, where an item has at most " + LARGEST + ".",
                entity,
                key,
                bytes,
                null);
    }

    /**
     * Seen before anything was sent, of the item that holds a unique value for its owner.
     *
     * @param bytes what it would have
     */
    public static ItemTooLargeException ofGuard(String entity, String property, ItemKey key, int bytes) {
        return new ItemTooLargeException(
                "The guard of " + entity + "." + property + ", which holds its value, has " + bytes
                        + " bytes, where an item has at most " + LARGEST + ".",
                entity,
                key,
                bytes,
                null);
    }

    /** Told by DynamoDB, which does not say how large. */
    public static ItemTooLargeException refused(String entity, ItemKey key, Throwable cause) {
        return new ItemTooLargeException(
                entity + " would be larger than the " + LARGEST + " bytes that an item has at most.",
                entity,
                key,
                -1,
                cause);
    }

    /** The entity's name. */
    public String entity() {
        return entity;
    }

    /** At least what the item would have; empty if only DynamoDB knows. */
    public OptionalInt bytes() {
        return bytes < 0 ? OptionalInt.empty() : OptionalInt.of(bytes);
    }
}
