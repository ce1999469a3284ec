package io.keywright.runtime.query;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.TableLayout;
import io.keywright.runtime.execution.OperationName;
import io.keywright.runtime.item.ItemDecoder;
import io.keywright.runtime.text.KeyLimits;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Where a query reads and what it makes of the items. Immutable.
 *
 * @param <T> the results
 */
public final class QuerySource<T> {

    private final TableContext table;
    private final ItemDecoder<T> decoder;
    private final @Nullable String index;
    private final String partitionKey;
    private final @Nullable String sortKey;
    private final TypeFilter typeFilter;
    private final @Nullable String accessPattern;

    private QuerySource(
            TableContext table,
            ItemDecoder<T> decoder,
            @Nullable String index,
            String partitionKey,
            @Nullable String sortKey,
            TypeFilter typeFilter,
            @Nullable String accessPattern) {
        this.table = table;
        this.decoder = decoder;
        this.index = index;
        this.partitionKey = partitionKey;
        this.sortKey = sortKey;
        this.typeFilter = typeFilter;
        this.accessPattern = accessPattern;
    }

    /** The table itself. */
    public static <T> QuerySource<T> table(TableContext table, ItemDecoder<T> decoder, TypeFilter typeFilter) {
        TableLayout layout = table.layout();
        return new QuerySource<>(table, decoder, null, layout.partitionKey(), layout.sortKey(), typeFilter, null);
    }

    /**
     * A global index.
     *
     * @param index its name
     * @param partitionKey the attribute of its partition key
     * @param sortKey the attribute of its sort key; null if it has none
     */
    public static <T> QuerySource<T> globalIndex(
            TableContext table,
            ItemDecoder<T> decoder,
            String index,
            String partitionKey,
            @Nullable String sortKey,
            TypeFilter typeFilter) {
        return new QuerySource<>(table, decoder, index, partitionKey, sortKey, typeFilter, null);
    }

    /**
     * A local index.
     *
     * @param index its name
     * @param partitionKey the table's attribute of the partition key
     * @param sortKey the attribute of its sort key
     */
    public static <T> QuerySource<T> localIndex(
            TableContext table,
            ItemDecoder<T> decoder,
            String index,
            String partitionKey,
            String sortKey,
            TypeFilter typeFilter) {
        return new QuerySource<>(table, decoder, index, partitionKey, sortKey, typeFilter, null);
    }

    /**
     * The same for an access pattern.
     *
     * @param name the method's name, for whoever observes its queries
     */
    public QuerySource<T> named(String name) {
        return new QuerySource<>(table, decoder, index, partitionKey, sortKey, typeFilter, name);
    }

    /** The same place, of which items of fewer types are read. */
    QuerySource<T> ofOneType(ItemDecoder<T> narrower) {
        return new QuerySource<>(table, narrower, index, partitionKey, sortKey, TypeFilter.NEEDED, accessPattern);
    }

    /** The same items, of which something else is made. */
    <P> QuerySource<P> decodedBy(ItemDecoder<P> other) {
        return new QuerySource<>(table, other, index, partitionKey, sortKey, typeFilter, accessPattern);
    }

    TableContext table() {
        return table;
    }

    ItemDecoder<T> decoder() {
        return decoder;
    }

    @Nullable
    String index() {
        return index;
    }

    String partitionKey() {
        return partitionKey;
    }

    @Nullable
    String sortKey() {
        return sortKey;
    }

    boolean filtersTypes() {
        return typeFilter == TypeFilter.NEEDED;
    }

    /** What the query is called by those who observe it. */
    OperationName name() {
        String entity = isOfOneEntity() ? entities() : null;
        return OperationName.ofQuery(entity, accessPattern);
    }

    /** Whether it reads one entity, whatever the number of types that its items can have. */
    boolean isOfOneEntity() {
        return decoder.types().size() == 1 || names().size() == 1;
    }

    private Set<String> names() {
        Set<String> names = new LinkedHashSet<>();
        for (String type : decoder.types()) {
            names.add(decoder.entity(type));
        }
        return names;
    }

    /** The entities that it reads, for errors. */
    String entities() {
        return String.join(" or ", names());
    }

    /** The attributes that say where a page ended, other than the partition key, which the query knows. */
    List<String> positionAttributes() {
        TableLayout layout = table.layout();
        Set<String> attributes = new LinkedHashSet<>();
        addIfPresent(attributes, sortKey);
        addIfPresent(attributes, layout.partitionKey());
        addIfPresent(attributes, layout.sortKey());
        attributes.remove(partitionKey);
        return new ArrayList<>(attributes);
    }

    /** The most bytes of a key attribute. */
    int longestKey(String attribute) {
        return attribute.equals(table.layout().partitionKey()) ? KeyLimits.PARTITION : KeyLimits.SORT;
    }

    private static void addIfPresent(Set<String> attributes, @Nullable String attribute) {
        if (attribute != null) {
            attributes.add(attribute);
        }
    }
}
