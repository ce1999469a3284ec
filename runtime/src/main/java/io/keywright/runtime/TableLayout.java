package io.keywright.runtime;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What every operation must know of a table: the names of its key and type attributes, and its types. Immutable. */
public final class TableLayout {

    private final String partitionKey;
    private final @Nullable String sortKey;
    private final String typeAttribute;
    private final List<String> types;

    private TableLayout(String partitionKey, @Nullable String sortKey, String typeAttribute, List<String> types) {
        this.partitionKey = partitionKey;
        this.sortKey = sortKey;
        this.typeAttribute = typeAttribute;
        this.types = types;
    }

    /**
     * A table's layout.
     *
     * @param partitionKey the attribute of the partition key
     * @param sortKey the attribute of the sort key; null if the table has none
     * @param typeAttribute the attribute of each item's type
     * @param types the types of the table's entities
     */
    public static TableLayout of(String partitionKey, @Nullable String sortKey, String typeAttribute, String... types) {
        return new TableLayout(partitionKey, sortKey, typeAttribute, List.of(types));
    }

    /** The attribute of the partition key. */
    public String partitionKey() {
        return partitionKey;
    }

    /** The attribute of the sort key; null if the table has none. */
    public @Nullable String sortKey() {
        return sortKey;
    }

    /** The attribute of each item's type. */
    public String typeAttribute() {
        return typeAttribute;
    }

    /** The types of the table's entities. */
    public List<String> types() {
        return types;
    }
}
