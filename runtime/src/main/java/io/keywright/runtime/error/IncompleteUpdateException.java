package io.keywright.runtime.error;

/**
 * An update changes a part of an index's key and does not say another part, as one whose steps were not followed to the end.
 * Nothing has been sent.
 */
public final class IncompleteUpdateException extends KeywrightException {

    private static final long serialVersionUID = 1;

    private final String property;

    /**
     * For the part that is needed.
     *
     * @param property what the key of an index is made of, too, with the path into documents
     * @param absent whether it was said to be absent, where an item always has it
     */
    public IncompleteUpdateException(String property, boolean absent) {
        super(
                "The update changes the key of an index, which takes " + property + ", too. "
                        + (absent
                                ? "That is said to be absent, which no item's is that can be read. Say what it is."
                                : "Say what that is: go on with the step that the last call gave, and execute that."),
                null);
        this.property = property;
    }

    /** What the key is made of, too, with the path into documents. */
    public String property() {
        return property;
    }
}
