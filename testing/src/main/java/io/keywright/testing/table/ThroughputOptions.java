package io.keywright.testing.table;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What can be asked of throughput beside provisioned units: what a table or index is warmed up for, and the most it may
 * take on demand. Settings without an effect: the engine is never too slow, and nothing is billed.
 */
public record ThroughputOptions(
        @Nullable Long warmReads,
        @Nullable Long warmWrites,
        @Nullable Long mostReads,
        @Nullable Long mostWrites) {

    public static final ThroughputOptions NONE = new ThroughputOptions(null, null, null, null);

    /** What a new table on demand can take at once, as the service documents it. */
    private static final Throughput WARM_ON_DEMAND = new Throughput(12_000, 4_000);

    /** Given settings win, and what they leave open stays. */
    public ThroughputOptions with(ThroughputOptions given) {
        return new ThroughputOptions(
                given.warmReads == null ? warmReads : given.warmReads,
                given.warmWrites == null ? warmWrites : given.warmWrites,
                given.mostReads == null ? mostReads : given.mostReads,
                given.mostWrites == null ? mostWrites : given.mostWrites);
    }

    /** The throughput that is ready at once, for a table or index provisioned like that. */
    public Throughput warm(Throughput provisioned) {
        Throughput least = provisioned.equals(Throughput.ON_DEMAND) ? WARM_ON_DEMAND : provisioned;
        return new Throughput(
                warmReads == null ? least.read() : Math.max(warmReads, least.read()),
                warmWrites == null ? least.write() : Math.max(warmWrites, least.write()));
    }

    /** Adds the members that descriptions of tables and indexes have for these settings. */
    void describe(Map<String, Object> description, Throughput provisioned, String status) {
        Throughput warm = warm(provisioned);
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("ReadUnitsPerSecond", warm.read());
        shown.put("WriteUnitsPerSecond", warm.write());
        shown.put("Status", status);
        description.put("WarmThroughput", shown);
        if (mostReads != null || mostWrites != null) {
            Map<String, Object> most = new LinkedHashMap<>();
            most.put("MaxReadRequestUnits", mostReads == null ? Long.valueOf(-1) : mostReads);
            most.put("MaxWriteRequestUnits", mostWrites == null ? Long.valueOf(-1) : mostWrites);
            description.put("OnDemandThroughput", most);
        }
    }
}
