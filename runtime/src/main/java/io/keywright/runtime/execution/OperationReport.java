package io.keywright.runtime.execution;

import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What an operation took. Immutable. */
public final class OperationReport {

    private final OperationName operation;
    private final String tableName;
    private final Duration duration;
    private final int requests;
    private final int pauses;
    private final double capacityUnits;
    private final @Nullable Throwable failure;

    OperationReport(
            OperationName operation,
            String tableName,
            Duration duration,
            int requests,
            int pauses,
            double capacityUnits,
            @Nullable Throwable failure) {
        this.operation = operation;
        this.tableName = tableName;
        this.duration = duration;
        this.requests = requests;
        this.pauses = pauses;
        this.capacityUnits = capacityUnits;
        this.failure = failure;
    }

    /** What it is called. */
    public OperationName operation() {
        return operation;
    }

    /** The table's physical name. */
    public String tableName() {
        return tableName;
    }

    /** From its beginning to its end. */
    public Duration duration() {
        return duration;
    }

    /** How many requests were given to the SDK, whose own retries do not count. */
    public int requests() {
        return requests;
    }

    /** How often it waited to send something again: what was left unprocessed, met a conflict or was throttled. */
    public int retries() {
        return pauses;
    }

    /** How many read or write units its requests consumed, as far as DynamoDB has answered. */
    public double capacityUnits() {
        return capacityUnits;
    }

    /** What it failed with; {@link java.util.concurrent.CancellationException} if its future was cancelled. */
    public Optional<Throwable> failure() {
        return Optional.ofNullable(failure);
    }
}
