package io.keywright.testing.table;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What can be said of a table beside its keys: identity, billing, expiry, tags, protection. */
public final class TableSettings {

    private final String arn;
    private final String id;
    private final Instant created;
    private final Map<String, String> tags = new LinkedHashMap<>();
    private boolean onDemand;
    private @Nullable Instant onDemandSince;
    private Throughput throughput = Throughput.ON_DEMAND;
    private @Nullable Instant raised;
    private @Nullable Instant lowered;
    private int decreases;
    private ThroughputOptions options = ThroughputOptions.NONE;
    private boolean deletionProtected;
    private @Nullable String tableClass;
    private @Nullable String timeToLive;
    private @Nullable Map<String, Object> encryption;
    private @Nullable Instant recoverableSince;
    private int recoveryDays = 35;
    private @Nullable Map<String, Object> restored;
    private final Attachments attachments = new Attachments();

    public TableSettings(String arn, String id, Instant created) {
        this.arn = arn;
        this.id = id;
        this.created = created;
    }

    TableSettings copy() {
        TableSettings copy = new TableSettings(arn, id, created);
        copy.tags.putAll(tags);
        copy.onDemand = onDemand;
        copy.onDemandSince = onDemandSince;
        copy.throughput = throughput;
        copy.raised = raised;
        copy.lowered = lowered;
        copy.decreases = decreases;
        copy.options = options;
        copy.deletionProtected = deletionProtected;
        copy.tableClass = tableClass;
        copy.timeToLive = timeToLive;
        copy.encryption = encryption;
        copy.recoverableSince = recoverableSince;
        copy.recoveryDays = recoveryDays;
        copy.restored = restored;
        copy.attachments.addAll(attachments);
        return copy;
    }

    public String arn() {
        return arn;
    }

    public String id() {
        return id;
    }

    public Instant created() {
        return created;
    }

    public Map<String, String> tags() {
        return tags;
    }

    public boolean isOnDemand() {
        return onDemand;
    }

    public void bill(boolean byRequest, Throughput provisioned, Instant now) {
        if (byRequest && !onDemand) {
            onDemandSince = now;
        }
        if (!byRequest && !onDemand) {
            boolean more = provisioned.read() > throughput.read() || provisioned.write() > throughput.write();
            boolean less = provisioned.read() < throughput.read() || provisioned.write() < throughput.write();
            raised = more && !throughput.equals(Throughput.ON_DEMAND) ? now : raised;
            lowered = less ? now : lowered;
            decreases += less ? 1 : 0;
        }
        onDemand = byRequest;
        throughput = provisioned;
    }

    public @Nullable Instant onDemandSince() {
        return onDemandSince;
    }

    public Throughput throughput() {
        return throughput;
    }

    public ThroughputOptions options() {
        return options;
    }

    public void setOptions(ThroughputOptions options) {
        this.options = options;
    }

    /** The provisioned throughput with its history, as descriptions show it. */
    Map<String, Object> describeThroughput() {
        Map<String, Object> description = throughput.describe();
        description.put("NumberOfDecreasesToday", decreases);
        if (raised != null) {
            description.put("LastIncreaseDateTime", TableDescription.seconds(raised));
        }
        if (lowered != null) {
            description.put("LastDecreaseDateTime", TableDescription.seconds(lowered));
        }
        return description;
    }

    public boolean isDeletionProtected() {
        return deletionProtected;
    }

    public void protect(boolean fromDeletion) {
        deletionProtected = fromDeletion;
    }

    public @Nullable String tableClass() {
        return tableClass;
    }

    public void setTableClass(String tableClass) {
        this.tableClass = tableClass;
    }

    /** The attribute that holds an item's end of life in epoch seconds, or null. */
    public @Nullable String timeToLive() {
        return timeToLive;
    }

    public void setTimeToLive(@Nullable String attribute) {
        timeToLive = attribute;
    }

    /** Since when the table could be restored to any time, or null where point-in-time recovery is off. */
    public @Nullable Instant recoverableSince() {
        return recoverableSince;
    }

    public void setRecoverableSince(@Nullable Instant since) {
        recoverableSince = since;
    }

    /** For how many days back the table could be restored. */
    public int recoveryDays() {
        return recoveryDays;
    }

    public void setRecoveryDays(int days) {
        recoveryDays = days;
    }

    /** What the table was restored from, as descriptions show it, or null. */
    public @Nullable Map<String, Object> restored() {
        return restored;
    }

    public void setRestored(Map<String, Object> summary) {
        restored = summary;
    }

    public Attachments attachments() {
        return attachments;
    }

    public @Nullable Map<String, Object> encryption() {
        return encryption;
    }

    public void setEncryption(@Nullable Map<String, Object> encryption) {
        this.encryption = encryption;
    }
}
