package io.keywright.runtime.execution;

import io.keywright.runtime.TableContext;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;

/**
 * Something to do at a table, not sent yet. Used once, by one thread.
 *
 * @param <T> what it gives
 * @param <O> the operation
 */
public abstract class Operation<T, O extends Operation<T, O>> extends Adjustable<O> implements Course<T> {

    private final TableContext table;
    private final OperationName name;

    /** At a table, under a name for whoever observes it. */
    protected Operation(TableContext table, OperationName name) {
        super(table);
        this.table = table;
        this.name = name;
    }

    /** The same, with a deadline for what could otherwise try without end; {@link #within} takes its place. */
    protected Operation(TableContext table, OperationName name, Duration patience) {
        super(table, patience);
        this.table = table;
        this.name = name;
    }

    /**
     * Carries it out on the table's {@link software.amazon.awssdk.services.dynamodb.DynamoDbClient} and gives its result.
     *
     * @throws io.keywright.runtime.error.MissingClientException if the table was opened without one
     * @throws io.keywright.runtime.error.DeadlineException if a deadline was set by {@link #within} and has passed
     */
    public final T execute() {
        return Execution.blocking(table, settings(), name, this);
    }

    /**
     * Carries it out on the table's {@link software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient}.
     *
     * @return completes with what {@link #execute} gives or throws, not wrapped. Cancelling it gives up the request under
     *     way and sends no other; what was sent may then have been carried out. What follows it without an executor of its
     *     own runs on the client's threads, and must not block
     * @throws io.keywright.runtime.error.MissingClientException if the table was opened without one
     */
    public final CompletableFuture<T> executeAsync() {
        return Execution.asynchronous(table, settings(), name, this);
    }

    /** The table. */
    protected final TableContext table() {
        return table;
    }
}
