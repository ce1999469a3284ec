package io.keywright.runtime.execution;

import java.time.Duration;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/** What one operation does otherwise than the client. */
public final class Settings {

    /** With less left nothing is sent: the SDK counts in milliseconds, and would take 0 of them for no limit. */
    static final Duration SHORTEST = Duration.ofMillis(1);

    /** Ten years: what is left of it fits into the numbers of the SDK and of the system's clock. */
    private static final Duration LONGEST = Duration.ofDays(3650);

    private @Nullable Duration within;
    private @Nullable AwsRequestOverrideConfiguration override;
    private @Nullable Consumer<ConsumedCapacity> capacity;

    private final boolean observed;

    /**
     * Without any so far.
     *
     * @param observed whether a listener of the table wants to know what requests consume
     */
    Settings(boolean observed) {
        this.observed = observed;
    }

    void within(Duration total) {
        within = deadline(total);
    }

    /**
     * A time that an operation may take; longer ones than {@link #LONGEST} are as good as that.
     *
     * @throws IllegalArgumentException if it is not some time
     */
    static Duration deadline(Duration total) {
        if (total.isNegative() || total.isZero()) {
            throw new IllegalArgumentException("a deadline is some time away");
        }
        return total.compareTo(LONGEST) > 0 ? LONGEST : total;
    }

    void withinUnlessSet(Duration total) {
        if (within == null) {
            within(total);
        }
    }

    void override(AwsRequestOverrideConfiguration configuration) {
        override = Objects.requireNonNull(configuration, "configuration");
    }

    void capacity(Consumer<ConsumedCapacity> listener) {
        capacity = Objects.requireNonNull(listener, "listener");
    }

    /** How long the operation may take; null for as long as the client's own limits let it. */
    @Nullable
    Duration within() {
        return within;
    }

    /** Who hears what each request consumed; null for nobody. */
    @Nullable
    Consumer<ConsumedCapacity> capacity() {
        return capacity;
    }

    /** What a request takes as its override; null for none. */
    public @Nullable AwsRequestOverrideConfiguration override() {
        return override;
    }

    /** What a request asks to be told of its consumption; null for nothing. */
    public @Nullable ReturnConsumedCapacity returnConsumedCapacity() {
        if (capacity != null) {
            return ReturnConsumedCapacity.INDEXES;
        }
        return observed ? ReturnConsumedCapacity.TOTAL : null;
    }

    /** The same settings, for an operation that goes on from this one. */
    void copy(Settings other) {
        within = other.within;
        override = other.override;
        capacity = other.capacity;
    }
}
