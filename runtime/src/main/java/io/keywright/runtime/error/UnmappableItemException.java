package io.keywright.runtime.error;

import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An item was read that cannot become an object: an attribute is missing or of another type, a number does not fit, or
 * what builds the object (constructor, setter, converter) threw, which is then the cause. Carries the item's key, where
 * in the item, what is there and what should be.
 */
public final class UnmappableItemException extends ItemException {

    private static final long serialVersionUID = 1;

    private final String entity;
    private final ItemPath path;
    private final String expected;
    private final String found;
    private final @Nullable AttributeValue value;

    /**
     * With the place and the reason.
     *
     * @param path where in the item; empty if it is the object as a whole
     * @param expected what the entity wants there
     * @param found what kind of thing is there; no value
     * @param value what is there; null if nothing is
     */
    public UnmappableItemException(
            String entity,
            ItemKey key,
            ItemPath path,
            String expected,
            String found,
            @Nullable AttributeValue value,
            @Nullable Throwable cause) {
        super(message(entity, path, expected, found), key, cause);
        this.entity = entity;
        this.path = path;
        this.expected = expected;
        this.found = found;
        this.value = value;
    }

    /** An object that could not be built of what was read, since its constructor or a setter threw. */
    public static UnmappableItemException unbuildable(String entity, ItemKey key, RuntimeException thrown) {
        return new UnmappableItemException(
                entity,
                key,
                ItemPath.NONE,
                "what its constructor and setters accept",
                "what one of them refuses",
                null,
                thrown);
    }

    private static String message(String entity, ItemPath path, String expected, String found) {
        String place = path.isEmpty() ? entity : entity + "." + path.shown();
        return place + " cannot be read: expected " + expected + ", found " + found + ".";
    }

    /** The same for the item with this key; this one itself if the key says nothing that it does not. */
    public UnmappableItemException of(ItemKey key) {
        if (key.partition() == null || (partition() != null && !key.isShown())) {
            return this;
        }
        UnmappableItemException placed =
                new UnmappableItemException(entity, key, path, expected, found, value, getCause());
        placed.setStackTrace(getStackTrace());
        return placed;
    }

    /** The entity's name. */
    public String entity() {
        return entity;
    }

    /**
     * The properties from the entity inwards: {@code address.street}, {@code lines[2].price}, {@code prices[EUR]}; empty if
     * it is the object as a whole.
     */
    public String path() {
        return path.java();
    }

    /** The same with the names that stand in the item; empty if it is the object as a whole. */
    public String storedPath() {
        return path.stored();
    }

    /** What the entity wants there. */
    public String expected() {
        return expected;
    }

    /** What kind of thing is there instead. */
    public String found() {
        return found;
    }

    /** What is there instead; null if nothing is, or if it is the object as a whole. Not for messages: it is data. */
    public @Nullable AttributeValue value() {
        return value;
    }
}
