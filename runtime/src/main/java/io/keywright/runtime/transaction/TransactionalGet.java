package io.keywright.runtime.transaction;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.decoding.SingleItem;
import io.keywright.runtime.error.DeadlineException;
import io.keywright.runtime.error.TransactionConflictedException;
import io.keywright.runtime.error.TransactionTooLargeException;
import io.keywright.runtime.execution.Backoff;
import io.keywright.runtime.execution.Calls;
import io.keywright.runtime.execution.Continuation;
import io.keywright.runtime.execution.Operation;
import io.keywright.runtime.execution.OperationName;
import io.keywright.runtime.execution.Passing;
import io.keywright.runtime.execution.Step;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.EntityMappers;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.FoundItems;
import io.keywright.runtime.operation.KeyAttributes;
import io.keywright.runtime.operation.Refusals;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.Get;
import software.amazon.awssdk.services.dynamodb.model.ItemResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * TransactGetItems: reads up to 100 items of any entities as they were at one moment. A key that is given twice is read
 * once. If a transaction is at one of the items the read is tried again after a pause, for as long as {@link
 * io.keywright.runtime.TableOptions#patience} or {@link #within} lets it.
 *
 * <p>Fails with {@link TransactionTooLargeException} for more than 100 keys, and for items of more than 4 MB;
 * with {@link TransactionConflictedException} if it
 * met conflicts until its time was over; with {@link io.keywright.runtime.error.UnexpectedTypeException} if an item is of
 * another type than its key, {@link io.keywright.runtime.error.MissingTypeException} if it does not carry its type and {@link
 * io.keywright.runtime.error.UnmappableItemException} if it cannot become an object.
 */
public final class TransactionalGet extends Operation<FoundItems, TransactionalGet>
        implements Continuation<TransactGetItemsResponse, FoundItems> {

    private static final int MOST = 100;

    private final EntityMappers mappers;
    private final List<PrimaryKey<?>> keys;
    private int attempts;
    private @Nullable RuntimeException last;

    /**
     * A read that sends nothing yet.
     *
     * @throws IllegalArgumentException if a key is of an entity of another table
     */
    public TransactionalGet(TableContext table, EntityMappers mappers, Iterable<? extends PrimaryKey<?>> keys) {
        super(table, OperationName.ofTable("transactionalGet"), table.options().patience());
        this.mappers = mappers;
        Set<PrimaryKey<?>> distinct = new LinkedHashSet<>();
        for (PrimaryKey<?> key : keys) {
            mappers.of(key);
            distinct.add(key);
        }
        this.keys = new ArrayList<>(distinct);
    }

    /**
     * The request that {@link #execute} sends.
     *
     * @throws IllegalStateException if there are no keys
     * @throws TransactionTooLargeException if there are more than 100 keys
     */
    public TransactGetItemsRequest toRequest() {
        if (keys.isEmpty()) {
            throw new IllegalStateException("There are no keys, so there is no request.");
        }
        if (keys.size() > MOST) {
            throw new TransactionTooLargeException(keys.size(), 0);
        }
        List<TransactGetItem> items = new ArrayList<>(keys.size());
        for (PrimaryKey<?> key : keys) {
            Get get = Get.builder()
                    .tableName(table().tableName())
                    .key(KeyAttributes.of(table(), key))
                    .build();
            items.add(TransactGetItem.builder().get(get).build());
        }
        return TransactGetItemsRequest.builder()
                .transactItems(items)
                .returnConsumedCapacity(settings().returnConsumedCapacity())
                .overrideConfiguration(settings().override())
                .build();
    }

    @Override
    public Step<FoundItems> begin() {
        return keys.isEmpty() ? Step.done(FoundItems.of(keys, Map.of())) : send();
    }

    private Step<FoundItems> send() {
        attempts++;
        return Step.send(Calls.transactGet(toRequest()), this);
    }

    @Override
    public Step<FoundItems> answered(TransactGetItemsResponse response) {
        Map<PrimaryKey<?>, Object> found = new HashMap<>();
        List<ItemResponse> responses = response.responses();
        for (int index = 0; index < responses.size(); index++) {
            PrimaryKey<?> key = keys.get(index);
            Object object = decode(mappers.of(key), responses.get(index).item());
            if (object != null) {
                found.put(key, object);
            }
        }
        return Step.done(FoundItems.of(keys, found));
    }

    private <T> @Nullable T decode(EntityMapper<T> mapper, Map<String, AttributeValue> item) {
        return SingleItem.decode(table(), mapper, item).orElse(null);
    }

    @Override
    public Step<FoundItems> failed(RuntimeException failure) {
        if (failure instanceof TransactionCanceledException cancelled && Cancellation.isPassing(cancelled)) {
            return tryAgain(new TransactionConflictedException(attempts, List.of(), cancelled));
        }
        if (Passing.test(failure)) {
            return tryAgain(failure);
        }
        throw Refusals.saysTransactionTooLarge(failure)
                ? TransactionTooLargeException.refused(keys.size(), failure)
                : lastReason(failure);
    }

    private Step<FoundItems> tryAgain(RuntimeException reason) {
        last = reason;
        return Step.pause(Backoff.after(attempts), new Again());
    }

    /** A deadline says less than what kept the read from ending before it. */
    private RuntimeException lastReason(RuntimeException failure) {
        return failure instanceof DeadlineException && last != null ? last : failure;
    }

    /** After a pause, or instead of one that would take too long. */
    private final class Again implements Continuation<Duration, FoundItems> {

        @Override
        public Step<FoundItems> answered(Duration passed) {
            return send();
        }

        @Override
        public Step<FoundItems> failed(RuntimeException failure) {
            throw lastReason(failure);
        }
    }
}
