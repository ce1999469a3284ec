package io.keywright.runtime.error;

/** An item was read that does not say its type, so that nothing tells how to decode it. */
public final class MissingTypeException extends ItemException {

    private static final long serialVersionUID = 1;

    private final String attribute;

    /** For an item whose type attribute is absent, or no text. */
    public MissingTypeException(String attribute, ItemKey key) {
        super("An item does not carry its type in the attribute \"" + attribute + "\".", key, null);
        this.attribute = attribute;
    }

    /** The attribute that should hold the type. */
    public String attribute() {
        return attribute;
    }
}
