package io.keywright.runtime.operation;

import io.keywright.runtime.error.WriteConflictException;
import io.keywright.runtime.execution.Backoff;
import io.keywright.runtime.execution.Continuation;
import io.keywright.runtime.execution.Course;
import io.keywright.runtime.execution.Step;
import java.time.Duration;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;

/**
 * What a single write does that meets a transaction at its item: it has not been carried out, and is sent again after a
 * while.
 */
public final class Conflicts {

    private int attempts;
    private long since;

    /** None yet. */
    public Conflicts() {}

    /**
     * Tries it again.
     *
     * @param write what is begun again
     * @throws WriteConflictException if it has met conflicts for as long as the options' patience says
     */
    public <R> Step<R> again(TransactionConflictException conflict, WriteAction<?> action, Course<R> write) {
        long now = System.nanoTime();
        since = attempts == 0 ? now : since;
        attempts++;
        WriteConflictException met =
                new WriteConflictException(action.mapper().entity(), action.itemKey(), attempts, conflict);
        if (Duration.ofNanos(now - since).compareTo(action.table().options().patience()) >= 0) {
            throw met;
        }
        return Step.pause(Backoff.after(attempts), new Again<>(write, met));
    }

    /** After a pause, or instead of one that would take too long. */
    private static final class Again<R> implements Continuation<Duration, R> {

        private final Course<R> write;
        private final WriteConflictException met;

        Again(Course<R> write, WriteConflictException met) {
            this.write = write;
            this.met = met;
        }

        @Override
        public Step<R> answered(Duration passed) {
            return write.begin();
        }

        @Override
        public Step<R> failed(RuntimeException late) {
            met.addSuppressed(late);
            throw met;
        }
    }
}
