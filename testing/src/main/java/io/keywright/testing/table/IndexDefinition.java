package io.keywright.testing.table;

/** A secondary index as it was asked for. */
public record IndexDefinition(
        String name,
        KeySchema schema,
        IndexProjection projection,
        boolean local,
        Throughput throughput,
        ThroughputOptions options) {}
