package io.keywright.runtime.execution;

import io.keywright.runtime.TableContext;
import java.time.Duration;
import java.util.Objects;
import java.util.function.Consumer;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;

/**
 * What can be said of a single operation beside what it does: its deadline, settings for the SDK, who hears of its
 * consumption.
 *
 * @param <O> the operation
 */
public abstract class Adjustable<O extends Adjustable<O>> {

    private final Settings settings;

    /** At a table. */
    protected Adjustable(TableContext table) {
        settings = new Settings(table.options().listener() != null);
    }

    /** At a table, with a deadline for what could otherwise try without end; {@link #within} takes its place. */
    protected Adjustable(TableContext table, Duration patience) {
        this(table);
        settings.withinUnlessSet(patience);
    }

    /** At a table, with what has been said of another one. */
    protected Adjustable(TableContext table, Adjustable<?> from) {
        this(table);
        settings.copy(from.settings());
    }

    /**
     * A deadline for the whole operation, all its requests, the SDK's retries and the pauses between them included. Unless
     * set, each request ends within the limits that the client has.
     *
     * @param total from the moment it is executed, more than 0; what is below a millisecond is over at once; once it has passed, the operation fails with {@link
     *     io.keywright.runtime.error.DeadlineException}. What was sent may then have been carried out
     */
    public final O within(Duration total) {
        settings.within(Objects.requireNonNull(total, "total"));
        return self();
    }

    /**
     * The SDK's own settings for each request of this operation: timeouts of a call and of an attempt, headers, metric
     * publishers and so on.
     */
    public final O overrideConfiguration(AwsRequestOverrideConfiguration configuration) {
        settings.override(configuration);
        return self();
    }

    /**
     * Asks DynamoDB what each request consumes.
     *
     * @param listener is told once for each response and table, with the parts that indexes took; on the thread that
     *     carries out the operation,
     *     whose handler of uncaught exceptions gets what it throws
     */
    public final O onCapacity(Consumer<ConsumedCapacity> listener) {
        settings.capacity(listener);
        return self();
    }

    /** What has been said. */
    protected final Settings settings() {
        return settings;
    }

    /** A deadline for an operation that could otherwise try without end; {@link #within} takes its place. */
    protected final void withinUnlessSet(Duration total) {
        settings.withinUnlessSet(total);
    }

    /** Says of this what has been said of another one. */
    protected final void adjustLike(Adjustable<?> other) {
        settings.copy(other.settings());
    }

    /** This, as what it is. */
    @SuppressWarnings("unchecked")
    protected final O self() {
        return (O) this;
    }
}
