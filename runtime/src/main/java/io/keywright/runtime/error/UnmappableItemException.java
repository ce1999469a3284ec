package io.keywright.runtime.error;

import org.jspecify.annotations.Nullable;

/**
 * An item was read that cannot become an object: an attribute is missing or of another type, a number does not fit, or
 * the entity's own constructor threw, which is then the cause.
 */
public final class UnmappableItemException extends ItemException {

    private static final long serialVersionUID = 1;

    private final String entity;
    private final String path;
    private final String expected;
    private final String found;

    /**
     * With the place and the reason.
     *
     * @param path the stored names from the item inwards; empty if it is the object as a whole
     * @param expected what the entity wants there
     * @param found what kind of thing is there; no value
     */
    public UnmappableItemException(
            String entity, ItemKey key, String path, String expected, String found, @Nullable Throwable cause) {
        super(message(entity, path, expected, found), key, cause);
        this.entity = entity;
        this.path = path;
        this.expected = expected;
        this.found = found;
    }

    private static String message(String entity, String path, String expected, String found) {
        String place = path.isEmpty() ? entity : entity + "." + path;
        return place + " cannot be read: expected " + expected + ", found " + found + ".";
    }

    /** The entity's name. */
    public String entity() {
        return entity;
    }

    /** The stored names from the item inwards: {@code address.street}; empty if it is the object as a whole. */
    public String path() {
        return path;
    }

    /** What the entity wants there. */
    public String expected() {
        return expected;
    }

    /** What kind of thing is there instead. */
    public String found() {
        return found;
    }
}
