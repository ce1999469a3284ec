package io.keywright.testing.operation;

import io.keywright.testing.json.Fields;
import io.keywright.testing.table.Index;
import io.keywright.testing.table.Table;
import io.keywright.testing.value.Item;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The members that replies to writes share. */
final class WriteReply {

    private WriteReply() {}

    static Map<String, Object> of(Fields request, Write write, @Nullable Item attributes) {
        Map<String, Object> reply = new LinkedHashMap<>();
        if (attributes != null && !attributes.attributes().isEmpty()) {
            reply.put("Attributes", attributes);
        }
        Capacity capacity = new Capacity(write.table(), 1);
        capacity.write(write.before(), write.after());
        reply.put("ConsumedCapacity", capacity.describe(request.string("ReturnConsumedCapacity")));
        if (wantsMetrics(request)) {
            reply.put("ItemCollectionMetrics", metrics(write.table(), write.key()));
        }
        return reply;
    }

    static boolean wantsMetrics(Fields request) {
        return "SIZE".equals(request.string("ReturnItemCollectionMetrics"));
    }

    /** The size of an item collection, which only tables with a local index have. */
    static @Nullable Map<String, Object> metrics(Table table, Item key) {
        if (table.indexes().stream().noneMatch(Index::isLocal)) {
            return null;
        }
        Map<String, Object> metrics = new LinkedHashMap<>();
        String partition = table.schema().partition().get(0).name();
        metrics.put("ItemCollectionKey", key.only(List.of(partition)));
        metrics.put("SizeEstimateRangeGB", List.of(0, 1));
        return metrics;
    }
}
