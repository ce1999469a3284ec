package io.keywright.runtime;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What every operation must know of a table: the names of its key and type attributes, and its types. Immutable. */
public final class TableLayout {

    private final String partitionKey;
    private final @Nullable String sortKey;
    private final String typeAttribute;
    private final List<String> types;
    private final List<LocalIndex> localIndexes;

    private TableLayout(
            String partitionKey,
            @Nullable String sortKey,
            String typeAttribute,
            List<String> types,
            List<LocalIndex> localIndexes) {
        this.partitionKey = partitionKey;
        this.sortKey = sortKey;
        this.typeAttribute = typeAttribute;
        this.types = types;
        this.localIndexes = localIndexes;
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
        return new TableLayout(partitionKey, sortKey, typeAttribute, List.of(types), List.of());
    }

    /**
     * The same with a local index, whose entries count toward the size of an item.
     *
     * @param indexSortKey the attribute of its sort key
     * @param projected the attributes that it holds beside the keys; null for all
     */
    public TableLayout withLocalIndex(String indexSortKey, @Nullable List<String> projected) {
        List<LocalIndex> indexes = new ArrayList<>(localIndexes);
        indexes.add(new LocalIndex(indexSortKey, projected));
        return new TableLayout(partitionKey, sortKey, typeAttribute, types, List.copyOf(indexes));
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

    /** The table's local indexes. */
    public List<LocalIndex> localIndexes() {
        return localIndexes;
    }

    /** What a local index holds. */
    public static final class LocalIndex {

        private final String sortKey;
        private final @Nullable List<String> projected;

        private LocalIndex(String sortKey, @Nullable List<String> projected) {
            this.sortKey = sortKey;
            this.projected = projected == null ? null : List.copyOf(projected);
        }

        /** The attribute of its sort key. */
        public String sortKey() {
            return sortKey;
        }

        /** The attributes that it holds beside the keys; null for all. */
        public @Nullable List<String> projected() {
            return projected;
        }
    }
}
