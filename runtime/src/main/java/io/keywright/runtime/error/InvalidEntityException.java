package io.keywright.runtime.error;

import org.jspecify.annotations.Nullable;

/** An object holds what cannot be stored. Nothing has been sent. */
public final class InvalidEntityException extends KeywrightException {

    private static final long serialVersionUID = 1;

    private final String entity;
    private final ItemPath path;

    /**
     * With the place and the reason.
     *
     * @param path where in the object
     * @param expected what can be stored there
     * @param found what kind of thing was there instead; no value
     */
    public InvalidEntityException(
            String entity, ItemPath path, String expected, String found, @Nullable Throwable cause) {
        super(
                (path.isEmpty() ? entity : entity + "." + path.shown()) + " cannot be stored: expected " + expected
                        + ", found " + found + ".",
                cause);
        this.entity = entity;
        this.path = path;
    }

    /** The entity's name. */
    public String entity() {
        return entity;
    }

    /** The properties from the entity inwards: {@code address.street}, {@code lines[2].price}. */
    public String path() {
        return path.java();
    }

    /** The same with the names that would stand in the item. */
    public String storedPath() {
        return path.stored();
    }
}
