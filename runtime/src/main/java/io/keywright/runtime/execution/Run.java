package io.keywright.runtime.execution;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.error.DeadlineException;
import io.keywright.runtime.execution.OperationListener.Observation;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.core.exception.ApiCallTimeoutException;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;

/** One execution of an operation: its deadline, and what it has done so far. */
final class Run {

    private final OperationName name;
    private final String tableName;
    private final @Nullable Consumer<ConsumedCapacity> capacity;
    private final Settings settings;
    private final @Nullable Observation observation;
    private final long begun;
    private int requests;
    private int pauses;
    private double capacityUnits;

    Run(TableContext table, OperationName name, Settings settings) {
        this.name = name;
        this.tableName = table.tableName();
        this.capacity = settings.capacity();
        this.settings = settings;
        this.observation = observation(table.options().listener());
        this.begun = System.nanoTime();
    }

    private @Nullable Observation observation(@Nullable OperationListener listener) {
        if (listener == null) {
            return null;
        }
        try {
            return listener.begun(name, tableName);
        } catch (Throwable thrown) {
            Uncaught.tell(thrown);
            return null;
        }
    }

    /**
     * The override of a request that is sent now: the call ends with the operation's deadline, or before.
     *
     * @param own what the request has
     * @return null to leave it as it is
     * @throws DeadlineException if the deadline has passed
     */
    @Nullable
    AwsRequestOverrideConfiguration sending(@Nullable AwsRequestOverrideConfiguration own) {
        Duration limit = null;
        // Asked anew: some operations learn when they begin that they need a deadline.
        Duration within = settings.within();
        if (within != null) {
            limit = left(within);
            if (limit.compareTo(Settings.SHORTEST) < 0) {
                throw new DeadlineException(name.toString(), within, null);
            }
            Duration asked = own == null ? null : own.apiCallTimeout().orElse(null);
            limit = asked != null && asked.compareTo(limit) <= 0 ? null : limit;
        }
        if (observation != null) {
            countRequest();
        }
        if (limit == null) {
            return null;
        }
        AwsRequestOverrideConfiguration.Builder builder =
                own == null ? AwsRequestOverrideConfiguration.builder() : own.toBuilder();
        return builder.apiCallTimeout(limit).build();
    }

    private synchronized void countRequest() {
        requests++;
    }

    /**
     * A pause begins.
     *
     * @param again whether something is sent again after it
     * @throws DeadlineException if the deadline passes before it is over
     */
    synchronized void pausing(Duration pause, boolean again) {
        Duration within = settings.within();
        if (within != null && left(within).compareTo(pause) <= 0) {
            throw new DeadlineException(name.toString(), within, null);
        }
        pauses += again ? 1 : 0;
    }

    /** Whether somebody wants to know what a response says of its consumption. */
    boolean asksForCapacity() {
        return capacity != null || observation != null;
    }

    /** What a response says of its consumption. */
    synchronized void consumed(List<ConsumedCapacity> parts) {
        for (ConsumedCapacity part : parts) {
            Double units = part.capacityUnits();
            capacityUnits += units == null ? 0 : units;
            if (capacity != null) {
                tell(capacity, part);
            }
        }
    }

    private static void tell(Consumer<ConsumedCapacity> listener, ConsumedCapacity part) {
        try {
            listener.accept(part);
        } catch (Throwable thrown) {
            Uncaught.tell(thrown);
        }
    }

    /** It has ended: with a result, or with a failure. */
    void ended(@Nullable Throwable failure) {
        if (observation != null) {
            try {
                observation.ended(report(failure));
            } catch (Throwable thrown) {
                Uncaught.tell(thrown);
            }
        }
    }

    private synchronized OperationReport report(@Nullable Throwable failure) {
        Duration duration = Duration.ofNanos(System.nanoTime() - begun);
        return new OperationReport(name, tableName, duration, requests, pauses, capacityUnits, failure);
    }

    /** The failure as it is, or what it means. */
    RuntimeException failure(RuntimeException failure) {
        Duration within = settings.within();
        if (within == null || !(failure instanceof ApiCallTimeoutException)) {
            return failure;
        }
        boolean late = left(within).compareTo(Settings.SHORTEST) < 0;
        return late ? new DeadlineException(name.toString(), within, failure) : failure;
    }

    private Duration left(Duration total) {
        return total.minusNanos(System.nanoTime() - begun);
    }
}
