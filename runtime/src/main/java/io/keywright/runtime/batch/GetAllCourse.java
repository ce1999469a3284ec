package io.keywright.runtime.batch;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.decoding.SingleItem;
import io.keywright.runtime.error.DeadlineException;
import io.keywright.runtime.error.UnprocessedReadsException;
import io.keywright.runtime.execution.Backoff;
import io.keywright.runtime.execution.Calls;
import io.keywright.runtime.execution.Continuation;
import io.keywright.runtime.execution.Course;
import io.keywright.runtime.execution.Passing;
import io.keywright.runtime.execution.Settings;
import io.keywright.runtime.execution.Step;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.EntityMappers;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.FoundItems;
import io.keywright.runtime.operation.KeyAttributes;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;

/** Reads the keys of a batch, 100 at a time, until all are read or its time is over. */
final class GetAllCourse implements Course<FoundItems>, Continuation<BatchGetItemResponse, FoundItems> {

    private static final int MOST = 100;

    private final TableContext table;
    private final Settings settings;
    private final EntityMappers mappers;
    private final Map<String, PrimaryKey<?>> keys;
    private final boolean consistent;
    private final Deque<PrimaryKey<?>> waiting;
    private final List<PrimaryKey<?>> sent = new ArrayList<>(MOST);
    private final Map<PrimaryKey<?>, Object> found = new HashMap<>();
    private int fruitless;
    private @Nullable RuntimeException last;

    GetAllCourse(
            TableContext table,
            Settings settings,
            EntityMappers mappers,
            Map<String, PrimaryKey<?>> keys,
            boolean consistent) {
        this.table = table;
        this.settings = settings;
        this.mappers = mappers;
        this.keys = keys;
        this.consistent = consistent;
        this.waiting = new ArrayDeque<>(keys.values());
    }

    @Override
    public Step<FoundItems> begin() {
        BatchGetItemRequest request = next();
        return request == null
                ? Step.done(FoundItems.of(keys.values(), found))
                : Step.send(Calls.batchGet(request), this);
    }

    /** The request for the keys that have waited longest; null if none wait. */
    @Nullable
    BatchGetItemRequest next() {
        sent.clear();
        List<Map<String, AttributeValue>> wanted = new ArrayList<>(MOST);
        while (!waiting.isEmpty() && wanted.size() < MOST) {
            PrimaryKey<?> key = waiting.remove();
            sent.add(key);
            wanted.add(KeyAttributes.of(table, key));
        }
        if (wanted.isEmpty()) {
            return null;
        }
        KeysAndAttributes.Builder one = KeysAndAttributes.builder().keys(wanted);
        if (consistent) {
            one.consistentRead(true);
        }
        return BatchGetItemRequest.builder()
                .requestItems(Map.of(table.tableName(), one.build()))
                .returnConsumedCapacity(settings.returnConsumedCapacity())
                .overrideConfiguration(settings.override())
                .build();
    }

    @Override
    public Step<FoundItems> answered(BatchGetItemResponse response) {
        List<Map<String, AttributeValue>> items = response.responses().getOrDefault(table.tableName(), List.of());
        for (Map<String, AttributeValue> item : items) {
            accept(item);
        }
        KeysAndAttributes rest = response.unprocessedKeys().get(table.tableName());
        List<Map<String, AttributeValue>> unprocessed = rest == null ? List.of() : rest.keys();
        last = null;
        boolean fruitful = unprocessed.size() < sent.size();
        sent.clear();
        for (Map<String, AttributeValue> key : unprocessed) {
            waiting.add(key(key));
        }
        if (unprocessed.isEmpty()) {
            fruitless = 0;
            return begin();
        }
        fruitless = fruitful ? 1 : fruitless + 1;
        return Step.pause(Backoff.after(fruitless), new Again());
    }

    private void accept(Map<String, AttributeValue> item) {
        PrimaryKey<?> key = key(item);
        Object object = decode(mappers.of(key), item);
        if (object != null) {
            found.put(key, object);
        }
    }

    private <T> @Nullable T decode(EntityMapper<T> mapper, Map<String, AttributeValue> item) {
        return SingleItem.decode(table, mapper, item).orElse(null);
    }

    private PrimaryKey<?> key(Map<String, AttributeValue> attributes) {
        PrimaryKey<?> key = keys.get(KeyText.of(table.layout(), attributes));
        if (key == null) {
            throw new IllegalStateException("DynamoDB gave a key that was not asked for.");
        }
        return key;
    }

    @Override
    public Step<FoundItems> failed(RuntimeException failure) {
        if (!Passing.test(failure)) {
            throw leftOver(failure);
        }
        fruitless++;
        last = failure;
        waiting.addAll(sent);
        sent.clear();
        return Step.pause(Backoff.after(fruitless), new Again());
    }

    private UnprocessedReadsException leftOver(RuntimeException failure) {
        // A deadline says less than what kept the batch from ending before it.
        RuntimeException cause = failure instanceof DeadlineException && last != null ? last : failure;
        List<PrimaryKey<?>> left = new ArrayList<>(sent);
        left.addAll(waiting);
        List<Object> objects = FoundItems.of(keys.values(), found).all();
        return new UnprocessedReadsException(left, objects, cause);
    }

    /** After a pause, or instead of one that would take too long. */
    private final class Again implements Continuation<Duration, FoundItems> {

        @Override
        public Step<FoundItems> answered(Duration passed) {
            return begin();
        }

        @Override
        public Step<FoundItems> failed(RuntimeException failure) {
            throw leftOver(failure);
        }
    }
}
