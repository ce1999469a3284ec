package io.keywright.runtime.error;

/** An item was to be moved to the key that it has. Nothing has been sent. */
public final class SameKeyException extends ItemException {

    private static final long serialVersionUID = 1;

    private final String entity;

    /** For a move of the entity under this key. */
    public SameKeyException(String entity, ItemKey key) {
        super(
                entity + " has this key already, so it cannot be moved there. Use put, replace or update to change it.",
                key,
                null);
        this.entity = entity;
    }

    /** The entity's name. */
    public String entity() {
        return entity;
    }
}
