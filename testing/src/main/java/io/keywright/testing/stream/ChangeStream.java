package io.keywright.testing.stream;

import io.keywright.testing.value.Item;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The changes of one table since its stream was enabled: one shard, records in the order of the writes. */
public final class ChangeStream {

    /** One change; an image is null where the item did not exist. */
    public record Change(
            long sequence,
            Instant time,
            Item key,
            @Nullable Item before,
            @Nullable Item after,
            boolean expired) {}

    private final String arn;
    private final String label;
    private final String tableName;
    private final List<Map<String, Object>> keySchema;
    private final String viewType;
    private final Instant created;
    private final List<Change> changes = new ArrayList<>();
    private boolean enabled = true;

    public ChangeStream(
            String tableArn, String tableName, List<Map<String, Object>> keySchema, String viewType, Instant created) {
        // The service's labels are times to the millisecond, without a zone.
        String time = created.toString();
        this.label = (time.contains(".") ? time : time.replace("Z", ".000Z")).substring(0, 23);
        this.arn = tableArn + "/stream/" + label;
        this.tableName = tableName;
        this.keySchema = keySchema;
        this.viewType = viewType;
        this.created = created;
    }

    public String arn() {
        return arn;
    }

    public String label() {
        return label;
    }

    public String tableName() {
        return tableName;
    }

    /** The table's key schema, as the service describes it. */
    public List<Map<String, Object>> keySchema() {
        return keySchema;
    }

    public String viewType() {
        return viewType;
    }

    public Instant created() {
        return created;
    }

    public boolean isEnabled() {
        return enabled;
    }

    /** Ends the stream; what it holds can still be read. */
    public void disable() {
        enabled = false;
    }

    public List<Change> changes() {
        return changes;
    }

    public void add(Instant time, Item key, @Nullable Item before, @Nullable Item after, boolean expired) {
        changes.add(new Change(changes.size() + 1L, time, key, before, after, expired));
    }
}
