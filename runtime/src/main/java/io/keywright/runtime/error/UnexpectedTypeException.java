package io.keywright.runtime.error;

/** The item under a key is of another type than the entity that was asked for. */
public final class UnexpectedTypeException extends ItemException {

    private static final long serialVersionUID = 1;

    private final String entity;
    private final String expected;
    private final String found;

    /** For an item under a key of the entity, with the text of both types. */
    public UnexpectedTypeException(String entity, String expected, String found, ItemKey key) {
        super("An item under a key of " + entity + " is of another type than \"" + expected + "\".", key, null);
        this.entity = entity;
        this.expected = expected;
        this.found = found;
    }

    /** The entity's name. */
    public String entity() {
        return entity;
    }

    /** The type that was asked for. */
    public String expected() {
        return expected;
    }

    /** The type that the item carries. */
    public String found() {
        return found;
    }
}
