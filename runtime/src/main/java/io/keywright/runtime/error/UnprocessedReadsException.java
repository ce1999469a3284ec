package io.keywright.runtime.error;

import io.keywright.runtime.key.PrimaryKey;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Some items of a batch were not read in its time, or before a request failed, which is then the cause. */
public final class UnprocessedReadsException extends KeywrightException {

    private static final long serialVersionUID = 1;

    private final transient List<PrimaryKey<?>> keys;
    private final transient List<Object> found;

    /**
     * With what is left over.
     *
     * @param keys of the items that were not read
     * @param found the objects that were
     */
    public UnprocessedReadsException(List<PrimaryKey<?>> keys, List<Object> found, @Nullable Throwable cause) {
        super("Of a batch " + found.size() + " items were found, and " + keys.size() + " keys were not read.", cause);
        this.keys = List.copyOf(keys);
        this.found = List.copyOf(found);
    }

    /** The keys of the items that were not read. */
    public List<PrimaryKey<?>> keys() {
        return keys;
    }

    /** The objects that were found, in the order of their keys. */
    public List<Object> found() {
        return found;
    }
}
