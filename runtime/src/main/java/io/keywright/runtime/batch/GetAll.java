package io.keywright.runtime.batch;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.execution.Adjustable;
import io.keywright.runtime.execution.Operation;
import io.keywright.runtime.execution.OperationName;
import io.keywright.runtime.execution.Step;
import io.keywright.runtime.item.EntityMappers;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.FoundItems;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;

/**
 * BatchGetItem: reads any number of items of any entities by their keys, 100 in a request, each for itself. A key that is
 * given twice is read once. What DynamoDB leaves unprocessed, as it does after 16 MB, is asked for again, for as long as
 * {@link io.keywright.runtime.TableOptions#patience} or {@link #within} lets it.
 *
 * <p>Fails with {@link io.keywright.runtime.error.UnprocessedReadsException} if some keys were not read in time, or a request
 * failed; with {@link io.keywright.runtime.error.UnexpectedTypeException} if an item is of another type than its key, {@link
 * io.keywright.runtime.error.MissingTypeException} if it does not carry its type and {@link
 * io.keywright.runtime.error.UnmappableItemException} if it cannot become an object.
 */
public final class GetAll extends Operation<FoundItems, GetAll> {

    private final EntityMappers mappers;
    private final Map<String, PrimaryKey<?>> keys = new LinkedHashMap<>();
    private boolean consistent;

    /**
     * A read that sends nothing yet.
     *
     * @throws IllegalArgumentException if a key is of an entity of another table
     */
    public GetAll(TableContext table, EntityMappers mappers, Iterable<? extends PrimaryKey<?>> keys) {
        super(table, OperationName.ofTable("getAll"), table.options().patience());
        this.mappers = mappers;
        for (PrimaryKey<?> key : keys) {
            mappers.of(key);
            this.keys.putIfAbsent(KeyText.of(key), key);
        }
    }

    /** Sees every write that was acknowledged before it, for twice the read capacity. */
    public GetAll consistent() {
        consistent = true;
        return this;
    }

    /** With the deadline and the settings of another operation, of which this is a part. */
    public GetAll like(Adjustable<?> whole) {
        adjustLike(whole);
        return this;
    }

    /** The requests that {@link #execute} sends, but for what it has to send again; none without keys. */
    public List<BatchGetItemRequest> toRequests() {
        List<BatchGetItemRequest> requests = new ArrayList<>();
        GetAllCourse course = course();
        for (BatchGetItemRequest request = course.next(); request != null; request = course.next()) {
            requests.add(request);
        }
        return requests;
    }

    @Override
    public Step<FoundItems> begin() {
        return course().begin();
    }

    private GetAllCourse course() {
        return new GetAllCourse(table(), settings(), mappers, keys, consistent);
    }
}
