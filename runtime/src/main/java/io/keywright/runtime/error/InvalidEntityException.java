package io.keywright.runtime.error;

import org.jspecify.annotations.Nullable;

/** An object holds what cannot be stored. Nothing has been sent. */
public final class InvalidEntityException extends KeywrightException {

    private static final long serialVersionUID = 1;

    private final String entity;
    private final String path;

    /**
     * With the place and the reason.
     *
     * @param path the stored names from the item inwards: {@code address.street}, {@code lines[2].price}
     * @param expected what can be stored there
     * @param found what kind of thing was there instead; no value
     */
    public InvalidEntityException(
            String entity, String path, String expected, String found, @Nullable Throwable cause) {
        super(entity + "." + path + " cannot be stored: expected " + expected + ", found " + found + ".", cause);
        this.entity = entity;
        this.path = path;
    }

    /** The entity's name. */
    public String entity() {
        return entity;
    }

    /** The stored names from the item inwards. */
    public String path() {
        return path;
    }
}
