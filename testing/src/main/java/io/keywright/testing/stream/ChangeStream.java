package io.keywright.testing.stream;

import io.keywright.testing.value.Item;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The changes of one table since its stream was enabled: one shard, records in the order of the writes, each kept for
 * 24 hours. A stream that was ended is gone 24 hours after that.
 */
public final class ChangeStream {

    /** One change; an image is null where the item did not exist. */
    public record Change(
            long sequence,
            Instant time,
            Item key,
            @Nullable Item before,
            @Nullable Item after,
            boolean expired) {}

    private static final Duration KEPT = Duration.ofHours(24);

    private final String arn;
    private final String label;
    private final String tableName;
    private final List<Map<String, Object>> keySchema;
    private final String viewType;
    private final Instant created;
    private final List<Change> changes = new ArrayList<>();
    private long trimmed;
    private @Nullable Instant ended;

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

    private ChangeStream(ChangeStream other) {
        arn = other.arn;
        label = other.label;
        tableName = other.tableName;
        keySchema = other.keySchema;
        viewType = other.viewType;
        created = other.created;
        changes.addAll(other.changes);
        trimmed = other.trimmed;
        ended = other.ended;
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
        return ended == null;
    }

    /** Ends the stream; what it holds can still be read for a day. */
    public void disable(Instant now) {
        ended = now;
    }

    /** Whether the stream ended so long ago that the service has forgotten it. */
    public boolean isGone(Instant now) {
        return ended != null && now.isAfter(ended.plus(KEPT));
    }

    /** Forgets the changes that are older than a day. */
    public void trim(Instant now) {
        Instant oldest = now.minus(KEPT);
        int old = 0;
        while (old < changes.size() && changes.get(old).time().isBefore(oldest)) {
            old++;
        }
        changes.subList(0, old).clear();
        trimmed += old;
    }

    /** The sequence of the oldest change still held; that of the next change where none is. */
    public long first() {
        return trimmed + 1;
    }

    /** The sequence of the newest change, zero where there was none yet. */
    public long last() {
        return trimmed + changes.size();
    }

    /** The change of the given sequence, which must not be trimmed. */
    public Change change(long sequence) {
        return changes.get(Math.toIntExact(sequence - first()));
    }

    /** The sequence of the first change at that time or later; that of the next change where there is none. */
    public long since(Instant time) {
        for (Change change : changes) {
            if (!change.time().isBefore(time)) {
                return change.sequence();
            }
        }
        return last() + 1;
    }

    /** A stream of its own with the same content, for snapshots. */
    public ChangeStream copy() {
        return new ChangeStream(this);
    }

    public void add(Instant time, Item key, @Nullable Item before, @Nullable Item after, boolean expired) {
        changes.add(new Change(last() + 1, time, key, before, after, expired));
    }
}
