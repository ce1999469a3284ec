package io.keywright.testing.operation;

import io.keywright.testing.expression.Condition;
import io.keywright.testing.expression.ConditionEvaluator;
import io.keywright.testing.json.Fields;
import io.keywright.testing.table.StorageKey;
import io.keywright.testing.value.Item;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import org.jspecify.annotations.Nullable;

/**
 * One page of a query or scan: entries in order until the limit or 1 MB is reached. Limit and size count what is
 * evaluated, before the filter; the key of the last entry evaluated is given whenever the page ended by one of them. The
 * entry with which 1 MB is passed is still in the page: full pages of the service consume 128.5 units, not 128.
 */
final class Page {

    private static final int LARGEST = 1024 * 1024;

    private final Source source;
    private final Selection selection;
    private final @Nullable Condition filter;
    private final long limit;
    private final List<Item> items = new ArrayList<>();
    private int scanned;
    private int matched;
    private int bytes;
    private int fetchedBytes;
    private @Nullable Item last;

    Page(Source source, Selection selection, @Nullable Condition filter, @Nullable Long limit) {
        this.source = source;
        this.selection = selection;
        this.filter = filter;
        this.limit = limit == null ? Long.MAX_VALUE : limit;
    }

    void read(NavigableMap<StorageKey, Item> entries) {
        read(entries.entrySet());
    }

    void read(Iterable<Map.Entry<StorageKey, Item>> entries) {
        for (Map.Entry<StorageKey, Item> entry : entries) {
            int size = entry.getValue().size();
            Item visible = selection.visible(entry.getKey(), entry.getValue());
            scanned++;
            bytes += size;
            if (selection.fetches()) {
                fetchedBytes += visible.size();
            }
            if (filter == null || ConditionEvaluator.holds(filter, visible)) {
                matched++;
                if (!selection.isCount()) {
                    items.add(selection.returned(visible));
                }
            }
            if (scanned >= limit || bytes >= LARGEST) {
                last = entry.getValue();
                return;
            }
        }
    }

    Map<String, Object> reply(Fields request) {
        boolean consistent = request.isTrue("ConsistentRead");
        Map<String, Object> reply = new LinkedHashMap<>();
        if (!selection.isCount()) {
            reply.put("Items", items);
        }
        reply.put("Count", matched);
        reply.put("ScannedCount", scanned);
        if (last != null) {
            reply.put("LastEvaluatedKey", last.only(source.startKeyNames()));
        }
        Capacity capacity = new Capacity(source.table(), 1);
        if (source.index() == null) {
            capacity.read(bytes, consistent);
        } else {
            capacity.readIndex(source.index(), bytes, consistent);
            if (selection.fetches()) {
                capacity.read(fetchedBytes, consistent);
            }
        }
        reply.put("ConsumedCapacity", capacity.describe(request.string("ReturnConsumedCapacity")));
        return reply;
    }
}
