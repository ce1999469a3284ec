package io.keywright.runtime.batch;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.error.DeadlineException;
import io.keywright.runtime.error.UnprocessedWritesException;
import io.keywright.runtime.execution.Backoff;
import io.keywright.runtime.execution.Calls;
import io.keywright.runtime.execution.Continuation;
import io.keywright.runtime.execution.Course;
import io.keywright.runtime.execution.Passing;
import io.keywright.runtime.execution.Settings;
import io.keywright.runtime.execution.Step;
import io.keywright.runtime.key.PrimaryKey;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Sends the writes of a batch, 25 at a time, until all are carried out or its time is over. */
final class BatchWriteCourse implements Course<Integer>, Continuation<BatchWriteItemResponse, Integer> {

    private static final int MOST = 25;

    private final TableContext table;
    private final Settings settings;
    private final Map<String, BatchEntry> entries;
    private final Deque<BatchEntry> waiting;
    private final List<BatchEntry> sent = new ArrayList<>(MOST);
    private int fruitless;
    private @Nullable RuntimeException last;

    BatchWriteCourse(TableContext table, Settings settings, Map<String, BatchEntry> entries) {
        this.table = table;
        this.settings = settings;
        this.entries = entries;
        this.waiting = new ArrayDeque<>(entries.values());
    }

    @Override
    public Step<Integer> begin() {
        BatchWriteItemRequest request = next();
        return request == null ? Step.done(entries.size()) : Step.send(Calls.batchWrite(request), this);
    }

    /** The request for the writes that have waited longest; null if none wait. */
    @Nullable
    BatchWriteItemRequest next() {
        sent.clear();
        List<WriteRequest> requests = new ArrayList<>(MOST);
        while (!waiting.isEmpty() && requests.size() < MOST) {
            BatchEntry entry = waiting.remove();
            sent.add(entry);
            requests.add(entry.request());
        }
        if (requests.isEmpty()) {
            return null;
        }
        return BatchWriteItemRequest.builder()
                .requestItems(Map.of(table.tableName(), requests))
                .returnConsumedCapacity(settings.returnConsumedCapacity())
                .overrideConfiguration(settings.override())
                .build();
    }

    @Override
    public Step<Integer> answered(BatchWriteItemResponse response) {
        List<WriteRequest> unprocessed = response.unprocessedItems().getOrDefault(table.tableName(), List.of());
        boolean fruitful = unprocessed.size() < sent.size();
        sent.clear();
        last = null;
        for (WriteRequest request : unprocessed) {
            waiting.add(entry(request));
        }
        if (unprocessed.isEmpty()) {
            fruitless = 0;
            return begin();
        }
        fruitless = fruitful ? 1 : fruitless + 1;
        return Step.pause(Backoff.after(fruitless), new Again());
    }

    private BatchEntry entry(WriteRequest request) {
        Map<String, AttributeValue> key = request.putRequest() == null
                ? request.deleteRequest().key()
                : request.putRequest().item();
        BatchEntry entry = entries.get(KeyText.of(table.layout(), key));
        if (entry == null) {
            throw new IllegalStateException("DynamoDB left a write unprocessed that was not sent.");
        }
        return entry;
    }

    @Override
    public Step<Integer> failed(RuntimeException failure) {
        if (!Passing.test(failure)) {
            throw leftOver(failure);
        }
        fruitless++;
        last = failure;
        waiting.addAll(sent);
        sent.clear();
        return Step.pause(Backoff.after(fruitless), new Again());
    }

    private UnprocessedWritesException leftOver(RuntimeException failure) {
        // A deadline says less than what kept the batch from ending before it.
        RuntimeException cause = failure instanceof DeadlineException && last != null ? last : failure;
        List<BatchEntry> left = new ArrayList<>(sent);
        left.addAll(waiting);
        List<Object> puts = new ArrayList<>();
        List<PrimaryKey<?>> deletes = new ArrayList<>();
        for (BatchEntry entry : left) {
            Object entity = entry.entity();
            if (entity == null) {
                deletes.add(entry.key());
            } else {
                puts.add(entity);
            }
        }
        return new UnprocessedWritesException(puts, deletes, entries.size() - left.size(), cause);
    }

    /** After a pause, or instead of one that would take too long. */
    private final class Again implements Continuation<Duration, Integer> {

        @Override
        public Step<Integer> answered(Duration passed) {
            return begin();
        }

        @Override
        public Step<Integer> failed(RuntimeException failure) {
            throw leftOver(failure);
        }
    }
}
