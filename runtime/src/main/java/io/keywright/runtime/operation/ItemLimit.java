package io.keywright.runtime.operation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.TableLayout;
import io.keywright.runtime.decoding.StoredItem;
import io.keywright.runtime.error.ItemTooLargeException;
import io.keywright.runtime.item.ItemSize;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What an item can weigh, together with its entries in local indexes. */
public final class ItemLimit {

    private ItemLimit() {}

    /**
     * Lets an item pass that DynamoDB may take, as {@link #require} does; what is small at first sight is not counted.
     *
     * @throws ItemTooLargeException if the item is over the limit in any case
     */
    static void check(TableContext table, String entity, Map<String, AttributeValue> item) {
        // No entry of a local index has more than the item.
        long copies = 1L + table.layout().localIndexes().size();
        if (copies * ItemSize.atMost(item) > ItemTooLargeException.LARGEST) {
            require(table, entity, item);
        }
    }

    /**
     * Lets an item pass that DynamoDB may take.
     *
     * @return its bytes, or fewer
     * @throws ItemTooLargeException if the item is over the limit in any case
     */
    public static int require(TableContext table, String entity, Map<String, AttributeValue> item) {
        int bytes = ItemSize.of(item);
        TableLayout layout = table.layout();
        long all = bytes;
        for (TableLayout.LocalIndex index : layout.localIndexes()) {
            all += entry(layout, index, item, bytes);
        }
        if (all > ItemTooLargeException.LARGEST) {
            throw ItemTooLargeException.beforeSending(
                    entity, new StoredItem(table, item).key(), (int) Math.min(all, Integer.MAX_VALUE));
        }
        return bytes;
    }

    private static long entry(
            TableLayout layout, TableLayout.LocalIndex index, Map<String, AttributeValue> item, int whole) {
        if (!item.containsKey(index.sortKey())) {
            return 0;
        }
        List<String> projected = index.projected();
        if (projected == null) {
            return whole;
        }
        long bytes = attribute(item, layout.partitionKey())
                + attribute(item, layout.sortKey())
                + attribute(item, index.sortKey());
        for (String name : projected) {
            bytes += ItemSize.of(item, name);
        }
        return bytes;
    }

    private static long attribute(Map<String, AttributeValue> item, @Nullable String name) {
        return name == null ? 0 : ItemSize.of(item, name);
    }
}
