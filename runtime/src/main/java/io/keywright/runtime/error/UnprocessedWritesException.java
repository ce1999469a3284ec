package io.keywright.runtime.error;

import io.keywright.runtime.key.PrimaryKey;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Some writes of a batch were not carried out in its time, or before a request failed, which is then the cause. All others
 * have been. Of those that were in the request that failed it is not known; sending them again does no harm.
 */
public final class UnprocessedWritesException extends KeywrightException {

    private static final long serialVersionUID = 1;

    private final transient List<Object> puts;
    private final transient List<PrimaryKey<?>> deletes;
    private final int processed;

    /**
     * With what is left over.
     *
     * @param puts the objects that may not have been written
     * @param deletes the keys of the items that may not have been deleted
     * @param processed how many writes were carried out
     */
    public UnprocessedWritesException(
            List<Object> puts, List<PrimaryKey<?>> deletes, int processed, @Nullable Throwable cause) {
        super(
                "Of a batch " + processed + " writes were carried out, and " + puts.size() + " puts and "
                        + deletes.size() + " deletions are left over.",
                cause);
        this.puts = List.copyOf(puts);
        this.deletes = List.copyOf(deletes);
        this.processed = processed;
    }

    /** The objects that may not have been written. */
    public List<Object> puts() {
        return puts;
    }

    /** The keys of the items that may not have been deleted. */
    public List<PrimaryKey<?>> deletes() {
        return deletes;
    }

    /** How many writes were carried out. */
    public int processed() {
        return processed;
    }
}
