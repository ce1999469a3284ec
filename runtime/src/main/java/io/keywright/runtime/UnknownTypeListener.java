package io.keywright.runtime;

import org.jspecify.annotations.Nullable;

/** Hears of items that queries and readers of streams skipped because the table does not know their type: a newer program wrote them. */
public interface UnknownTypeListener {

    /**
     * Called on the thread that reads, once for each such item; what it throws goes to the caller.
     *
     * @param type the text in the type attribute
     * @param partition the item's partition key
     * @param sort the item's sort key; null if the table has none
     */
    void unknownType(String type, String partition, @Nullable String sort);
}
