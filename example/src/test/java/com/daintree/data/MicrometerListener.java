package com.daintree.data;

import io.keywright.runtime.execution.OperationListener;
import io.keywright.runtime.execution.OperationName;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;

/** Operations as metrics of Micrometer: a timer for each, and what it took of DynamoDB. */
final class MicrometerListener implements OperationListener {

    private final MeterRegistry registry;

    MicrometerListener(MeterRegistry registry) {
        this.registry = registry;
    }

    @Override
    public Observation begun(OperationName operation, String tableName) {
        return report -> {
            String failure = report.failure()
                    .map(thrown -> thrown.getClass().getSimpleName())
                    .orElse("none");
            Tags tags = Tags.of("table", tableName, "operation", operation.toString(), "error", failure);
            registry.timer("keywright.operation", tags).record(report.duration());
            registry.counter("keywright.requests", tags).increment(report.requests());
            registry.counter("keywright.retries", tags).increment(report.retries());
            registry.summary("keywright.capacity", tags).record(report.capacityUnits());
        };
    }
}
