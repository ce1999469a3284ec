package io.keywright.runtime.batch;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.error.DuplicateWriteException;
import io.keywright.runtime.error.ItemKey;
import io.keywright.runtime.execution.Operation;
import io.keywright.runtime.execution.OperationName;
import io.keywright.runtime.execution.Step;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.ItemLimit;
import io.keywright.runtime.operation.KeyAttributes;
import io.keywright.runtime.operation.WholeItem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteRequest;
import software.amazon.awssdk.services.dynamodb.model.PutRequest;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * BatchWriteItem: puts and deletions of any number of items, 25 in a request, without conditions and each for itself: some
 * may be carried out and others not. What DynamoDB leaves unprocessed is sent again after a pause, for as long as {@link
 * io.keywright.runtime.TableOptions#patience} or {@link #within} lets it. Gives the number of writes. The generated
 * subclass adds a method for each entity whose promises hold without conditions.
 *
 * @param <O> the batch itself
 */
public abstract class BatchWrite<O extends BatchWrite<O>> extends Operation<Integer, O> {

    private final Map<String, BatchEntry> entries = new LinkedHashMap<>();
    private boolean sent;

    /** Without writes. */
    protected BatchWrite(TableContext table) {
        super(table, OperationName.ofTable("batch"), table.options().patience());
    }

    /**
     * Adds the writing of a whole item.
     *
     * @throws DuplicateWriteException if the batch writes the item already
     * @throws io.keywright.runtime.error.InvalidKeyException if a component cannot be part of a key
     * @throws io.keywright.runtime.error.InvalidEntityException if a property cannot be stored
     * @throws io.keywright.runtime.error.ItemTooLargeException if the item is over 400 KB in any case
     */
    protected final <T> O put(EntityMapper<T> mapper, T entity) {
        Map<String, AttributeValue> item = WholeItem.of(
                        table(), mapper, Objects.requireNonNull(entity, "entity"), false)
                .item();
        ItemLimit.require(table(), mapper.entity(), item);
        WriteRequest request = WriteRequest.builder()
                .putRequest(PutRequest.builder().item(item).build())
                .build();
        return add(mapper, "put", mapper.key(entity), entity, request);
    }

    /**
     * Adds the deletion of what is under a key, whatever it is.
     *
     * @throws DuplicateWriteException if the batch writes the item already
     */
    protected final <T> O delete(EntityMapper<T> mapper, PrimaryKey<T> key) {
        WriteRequest request = WriteRequest.builder()
                .deleteRequest(DeleteRequest.builder()
                        .key(KeyAttributes.of(table(), Objects.requireNonNull(key, "key")))
                        .build())
                .build();
        return add(mapper, "delete", key, null, request);
    }

    /**
     * Adds the deletion of what is under an object's key, whatever it is.
     *
     * @throws DuplicateWriteException if the batch writes the item already
     */
    protected final <T> O delete(EntityMapper<T> mapper, T entity) {
        return delete(mapper, mapper.key(Objects.requireNonNull(entity, "entity")));
    }

    private O add(
            EntityMapper<?> mapper, String verb, PrimaryKey<?> key, @Nullable Object entity, WriteRequest request) {
        requireUnsent();
        String name = OperationName.of(verb, mapper.entity()).toString();
        BatchEntry earlier = entries.putIfAbsent(KeyText.of(key), new BatchEntry(name, key, entity, request));
        if (earlier != null) {
            ItemKey itemKey =
                    ItemKey.of(key.partition(), key.sort(), table().options().keysInMessages());
            throw new DuplicateWriteException(earlier.name(), name, itemKey);
        }
        return self();
    }

    /** The requests that {@link #execute} sends, but for what it has to send again; none without writes. */
    public final List<BatchWriteItemRequest> toRequests() {
        List<BatchWriteItemRequest> requests = new ArrayList<>();
        BatchWriteCourse course = course();
        for (BatchWriteItemRequest request = course.next(); request != null; request = course.next()) {
            requests.add(request);
        }
        return requests;
    }

    /**
     * {@inheritDoc}
     *
     * @throws io.keywright.runtime.error.UnprocessedWritesException if some writes were not carried out in time, or a
     *     request failed
     * @throws IllegalStateException if it has been executed before: what it has written may have changed since
     */
    @Override
    public final Step<Integer> begin() {
        requireUnsent();
        sent = true;
        return course().begin();
    }

    private void requireUnsent() {
        if (sent) {
            throw new IllegalStateException(
                    "The batch has been sent; what comes now, or was left over, goes into another one.");
        }
    }

    private BatchWriteCourse course() {
        return new BatchWriteCourse(table(), settings(), entries);
    }
}
