package io.keywright.runtime.relation;

/** What deleting a node came to. Immutable. */
public final class NodeDeletion {

    private final boolean found;
    private final long deleted;
    private final long left;

    NodeDeletion(boolean found, long deleted, long left) {
        this.found = found;
        this.deleted = deleted;
        this.left = left;
    }

    /** Whether there was such a node. */
    public boolean found() {
        return found;
    }

    /** How many items were deleted, the head among them; those of an earlier call that was not brought to its end are not. */
    public long deleted() {
        return deleted;
    }

    /**
     * How many items of the partition are of a type that this program does not know, or carry none. They are not deleted, and
     * neither is the head, which stays marked.
     */
    public long left() {
        return left;
    }

    /** Whether nothing of the node is there any more. */
    public boolean isComplete() {
        return left == 0;
    }
}
