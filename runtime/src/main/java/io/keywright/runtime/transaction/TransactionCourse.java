package io.keywright.runtime.transaction;

import io.keywright.runtime.error.DeadlineException;
import io.keywright.runtime.execution.Backoff;
import io.keywright.runtime.execution.Calls;
import io.keywright.runtime.execution.Continuation;
import io.keywright.runtime.execution.Course;
import io.keywright.runtime.execution.Passing;
import io.keywright.runtime.execution.Step;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** Sends a transaction until it is carried out, refused for good, or its time is over. */
final class TransactionCourse
        implements Course<TransactionResult>, Continuation<TransactWriteItemsResponse, TransactionResult> {

    private final FrozenTransaction transaction;
    private final TransactWriteItemsRequest request;
    private int failures;
    private @Nullable RuntimeException last;

    TransactionCourse(FrozenTransaction transaction, TransactWriteItemsRequest request) {
        this.transaction = transaction;
        this.request = request;
    }

    @Override
    public Step<TransactionResult> begin() {
        return Step.send(Calls.transactWrite(request), this);
    }

    @Override
    public Step<TransactionResult> answered(TransactWriteItemsResponse response) {
        return Step.done(TransactionResult.of(transaction.actions()));
    }

    @Override
    public Step<TransactionResult> failed(RuntimeException failure) {
        if (failure instanceof TransactionCanceledException cancelled) {
            if (!Cancellation.isPassing(cancelled)) {
                throw Cancellation.of(transaction, cancelled);
            }
            return tryAgain(Cancellation.conflicted(transaction, cancelled, failures + 1));
        }
        // The token makes it safe to send it again.
        if (Passing.test(failure)) {
            return tryAgain(failure);
        }
        throw lastReason(failure);
    }

    private Step<TransactionResult> tryAgain(RuntimeException reason) {
        failures++;
        last = reason;
        return Step.pause(Backoff.after(failures), new Again());
    }

    /** A deadline says less than what kept the transaction from ending before it. */
    private RuntimeException lastReason(RuntimeException failure) {
        return failure instanceof DeadlineException && last != null ? last : failure;
    }

    /** After a pause, or instead of one that would take too long. */
    private final class Again implements Continuation<Duration, TransactionResult> {

        @Override
        public Step<TransactionResult> answered(Duration passed) {
            return begin();
        }

        @Override
        public Step<TransactionResult> failed(RuntimeException failure) {
            throw lastReason(failure);
        }
    }
}
