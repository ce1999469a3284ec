package io.keywright.runtime.error;

/** A transaction or batch would write one item twice, which DynamoDB refuses. Nothing has been sent. */
public final class DuplicateWriteException extends ItemException {

    private static final long serialVersionUID = 1;

    private final String first;
    private final String second;

    /**
     * With what both would do.
     *
     * @param first the earlier one: {@code Order.create}
     * @param second the later one
     */
    public DuplicateWriteException(String first, String second, ItemKey key) {
        super(first + " and " + second + " write the same item; one request writes an item at most once.", key, null);
        this.first = first;
        this.second = second;
    }

    /** What was to happen to the item first: {@code Order.create}. */
    public String first() {
        return first;
    }

    /** What was to happen to it then. */
    public String second() {
        return second;
    }
}
