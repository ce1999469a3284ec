package io.keywright.runtime.execution;

import io.keywright.runtime.error.DeadlineException;
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
    private final Settings settings;
    private final @Nullable Duration within;
    private final long begun;

    Run(OperationName name, Settings settings) {
        this.name = name;
        this.settings = settings;
        this.within = settings.within();
        this.begun = within == null ? 0 : System.nanoTime();
    }

    /**
     * The override of a request that is sent now: the call ends with the operation's deadline, or before.
     *
     * @param own what the request has
     * @return null to leave it as it is
     * @throws DeadlineException if the deadline has passed
     */
    @Nullable
    AwsRequestOverrideConfiguration override(@Nullable AwsRequestOverrideConfiguration own) {
        if (within == null) {
            return null;
        }
        Duration left = left(within);
        if (left.isNegative() || left.isZero()) {
            throw new DeadlineException(name.toString(), within, null);
        }
        Duration asked = own == null ? null : own.apiCallTimeout().orElse(null);
        if (asked != null && asked.compareTo(left) <= 0) {
            return null;
        }
        AwsRequestOverrideConfiguration.Builder builder =
                own == null ? AwsRequestOverrideConfiguration.builder() : own.toBuilder();
        return builder.apiCallTimeout(left).build();
    }

    /** Fails if the deadline passes before a pause is over. */
    void requireTimeFor(Duration pause) {
        if (within != null && left(within).compareTo(pause) <= 0) {
            throw new DeadlineException(name.toString(), within, null);
        }
    }

    /** Tells the listener what a response says of its consumption. */
    void consumed(List<ConsumedCapacity> parts) {
        Consumer<ConsumedCapacity> listener = settings.capacity();
        if (listener != null) {
            try {
                for (ConsumedCapacity part : parts) {
                    listener.accept(part);
                }
            } catch (RuntimeException thrown) {
                uncaught(thrown);
            }
        }
    }

    /** The request has been carried out: a listener that throws must not make it look failed, nor go unnoticed. */
    private static void uncaught(RuntimeException thrown) {
        Thread thread = Thread.currentThread();
        thread.getUncaughtExceptionHandler().uncaughtException(thread, thrown);
    }

    /** Whether what happens is to be told to anybody. */
    boolean isObserved() {
        return settings.capacity() != null;
    }

    /** The failure as it is, or what it means. */
    RuntimeException failure(RuntimeException failure) {
        if (within == null || !(failure instanceof ApiCallTimeoutException)) {
            return failure;
        }
        boolean late = left(within).compareTo(Duration.ofMillis(1)) < 0;
        return late ? new DeadlineException(name.toString(), within, failure) : failure;
    }

    private Duration left(Duration total) {
        return total.minusNanos(System.nanoTime() - begun);
    }
}
