package io.keywright.runtime.error;

/** The item under a key is of another type than the entity that was asked for. */
public final class UnexpectedTypeException extends ItemException {

    private static final long serialVersionUID = 1;

    private final String expected;
    private final String found;

    /** With the text of both types. */
    public UnexpectedTypeException(String expected, String found, ItemKey key) {
        super("The item is of another type than \"" + expected + "\".", key, null);
        this.expected = expected;
        this.found = found;
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
