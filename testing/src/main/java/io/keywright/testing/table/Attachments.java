package io.keywright.testing.table;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What the service lets one attach to a table and the engine only remembers: policies, the collection of statistics,
 * and destinations of change data.
 */
public final class Attachments {

    /** A resource policy and the revision it has. */
    public record Policy(String text, String revision) {}

    /** Whether statistics are collected of a table or index, of which keys, and since when. */
    public record Insights(boolean enabled, String mode, Instant changed) {}

    /** A stream that change data is sent to, as long as it is active. */
    public record Destination(boolean active, @Nullable String precision) {}

    private final Map<String, Policy> policies = new LinkedHashMap<>();
    private final Map<String, Insights> insights = new TreeMap<>();
    private final Map<String, Destination> destinations = new LinkedHashMap<>();

    void addAll(Attachments other) {
        policies.putAll(other.policies);
        insights.putAll(other.insights);
        destinations.putAll(other.destinations);
    }

    /** The policies of the table and its stream, by ARN. */
    public Map<String, Policy> policies() {
        return policies;
    }

    /** The statistics by index name, those of the table under the empty name. */
    public Map<String, Insights> insights() {
        return insights;
    }

    /** The destinations by ARN. */
    public Map<String, Destination> destinations() {
        return destinations;
    }
}
