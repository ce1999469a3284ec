package io.keywright.runtime.transaction;

import io.keywright.runtime.error.DeadlineException;
import io.keywright.runtime.error.TokenReusedException;
import io.keywright.runtime.error.TransactionTooLargeException;
import io.keywright.runtime.execution.Backoff;
import io.keywright.runtime.execution.Call;
import io.keywright.runtime.execution.Calls;
import io.keywright.runtime.execution.Continuation;
import io.keywright.runtime.execution.Course;
import io.keywright.runtime.execution.Passing;
import io.keywright.runtime.execution.Settings;
import io.keywright.runtime.execution.Step;
import io.keywright.runtime.operation.Guards;
import io.keywright.runtime.operation.KeyAttributes;
import io.keywright.runtime.operation.Refusals;
import io.keywright.runtime.operation.WriteAction;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.IdempotentParameterMismatchException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** Sends a transaction until it is carried out, refused for good, or its time is over. */
final class TransactionCourse<R> implements Course<R>, Continuation<TransactWriteItemsResponse, R> {

    private final TransactionPlan plan;
    private final Settings settings;
    private final Outcome<R> outcome;
    private @Nullable Duration patience;
    private long begun;
    private int failures;
    private @Nullable RuntimeException last;

    TransactionCourse(TransactionPlan plan, Settings settings, Outcome<R> outcome) {
        this.plan = plan;
        this.settings = settings;
        this.outcome = outcome;
    }

    /** Lets it meet conflicts no longer than this, whatever the operation's deadline. */
    TransactionCourse<R> within(Duration most) {
        patience = most;
        begun = System.nanoTime();
        return this;
    }

    @Override
    public Step<R> begin() {
        List<WriteAction<?>> unread = plan.unread();
        if (unread.isEmpty()) {
            return Step.send(Calls.transactWrite(request(plan, settings)), this);
        }
        plan.look();
        List<Call<GetItemResponse>> reads = new ArrayList<>(unread.size());
        for (WriteAction<?> action : unread) {
            reads.add(Calls.get(GetItemRequest.builder()
                    .tableName(action.table().tableName())
                    .key(KeyAttributes.of(action.table(), action.key()))
                    .consistentRead(true)
                    .returnConsumedCapacity(settings.returnConsumedCapacity())
                    .overrideConfiguration(settings.override())
                    .build()));
        }
        return Step.sendAll(reads, new Known(unread));
    }

    static TransactWriteItemsRequest request(TransactionPlan plan, Settings settings) {
        return plan.freeze().request().toBuilder()
                .returnConsumedCapacity(settings.returnConsumedCapacity())
                .overrideConfiguration(settings.override())
                .build();
    }

    @Override
    public Step<R> answered(TransactWriteItemsResponse response) {
        List<WriteAction<?>> actions = new ArrayList<>();
        for (PlannedAction planned : plan.freeze().actions()) {
            actions.add(planned.action());
        }
        return outcome.committed(actions);
    }

    @Override
    public Step<R> failed(RuntimeException failure) {
        if (failure instanceof TransactionCanceledException cancelled) {
            FrozenTransaction sent = plan.freeze();
            // What was to follow what others have changed has met a conflict, too, and not a condition of its own.
            boolean outdated = plan.isOutdated(cancelled);
            if (!outdated && !Cancellation.isPassing(cancelled)) {
                throw outcome.refused(Cancellation.of(sent, cancelled));
            }
            RuntimeException conflict = Cancellation.conflicted(sent, cancelled, failures + 1);
            if (outdated && !plan.planAnew()) {
                throw conflict;
            }
            return tryAgain(conflict);
        }
        // The token makes it safe to send it again.
        if (Passing.test(failure)) {
            return tryAgain(failure);
        }
        throw meaning(lastReason(failure));
    }

    private RuntimeException meaning(RuntimeException failure) {
        if (failure instanceof IdempotentParameterMismatchException mismatch) {
            return new TokenReusedException(mismatch);
        }
        return Refusals.saysTransactionTooLarge(failure)
                ? TransactionTooLargeException.refused(plan.freeze().actions().size(), failure)
                : failure;
    }

    private Step<R> tryAgain(RuntimeException reason) {
        if (patience != null && System.nanoTime() - begun >= patience.toNanos()) {
            throw reason;
        }
        failures++;
        last = reason;
        return Step.pause(Backoff.after(failures), new Again());
    }

    /** A deadline says less than what kept the transaction from ending before it. */
    private RuntimeException lastReason(RuntimeException failure) {
        return failure instanceof DeadlineException && last != null ? last : failure;
    }

    /** After what guards follow from has been read. */
    private final class Known implements Continuation<List<GetItemResponse>, R> {

        private final List<WriteAction<?>> actions;

        private Known(List<WriteAction<?>> actions) {
            this.actions = actions;
        }

        @Override
        public Step<R> answered(List<GetItemResponse> responses) {
            for (int i = 0; i < responses.size(); i++) {
                Guards<?> guards = actions.get(i).guards();
                if (guards != null) {
                    guards.know(responses.get(i).hasItem() ? responses.get(i).item() : null);
                }
            }
            return begin();
        }

        /** Nothing has been written yet, so the items can be read again. */
        @Override
        public Step<R> failed(RuntimeException failure) {
            if (Passing.test(failure)) {
                return tryAgain(failure);
            }
            throw lastReason(failure);
        }
    }

    /** After a pause, or instead of one that would take too long. */
    private final class Again implements Continuation<Duration, R> {

        @Override
        public Step<R> answered(Duration passed) {
            return begin();
        }

        @Override
        public Step<R> failed(RuntimeException failure) {
            throw lastReason(failure);
        }
    }
}
