package io.keywright.runtime.operation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.decoding.SingleItem;
import io.keywright.runtime.execution.Calls;
import io.keywright.runtime.execution.Continuation;
import io.keywright.runtime.execution.Operation;
import io.keywright.runtime.execution.OperationName;
import io.keywright.runtime.execution.Step;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.Projection;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.Expiry;
import io.keywright.runtime.mark.MarkedAttribute;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

/**
 * GetItem: reads one object by its key; gives nothing if there is no item under it.
 *
 * <p>Fails with {@link io.keywright.runtime.error.UnexpectedTypeException} if the item is of another type, {@link
 * io.keywright.runtime.error.MissingTypeException} if it does not carry its type and {@link
 * io.keywright.runtime.error.UnmappableItemException} if it cannot become an object.
 *
 * @param <T> the entity
 */
public sealed class Get<T> extends Operation<Optional<T>, Get<T>> implements Continuation<GetItemResponse, Optional<T>>
        permits ExpiringGet {

    private final EntityMapper<T> mapper;
    private final PrimaryKey<T> key;
    private boolean consistent;
    private @Nullable MarkedAttribute hiding;

    /** A read that sends nothing yet. */
    public Get(TableContext table, EntityMapper<T> mapper, PrimaryKey<T> key) {
        super(table, OperationName.of("get", mapper.entity()));
        this.mapper = mapper;
        this.key = key;
    }

    /** Sees every write that was acknowledged before it, for twice the read capacity. */
    public final Get<T> consistent() {
        consistent = true;
        return this;
    }

    /**
     * The same read of some of the properties; its last step, since all that was said before holds for it.
     *
     * @param projection the generated {@code INSTANCE} of a record with {@code @Projection}
     */
    public final <P> ProjectedGet<P> as(Projection<T, P> projection) {
        return new ProjectedGet<>(table(), projection, toRequest(), hiding, this);
    }

    final void leaveOutExpired() {
        hiding = mapper.marks().timeToLive();
    }

    /** The request that {@link #execute} sends. */
    public final GetItemRequest toRequest() {
        GetItemRequest.Builder request = GetItemRequest.builder()
                .tableName(table().tableName())
                .key(KeyAttributes.of(table(), key))
                .returnConsumedCapacity(settings().returnConsumedCapacity())
                .overrideConfiguration(settings().override());
        if (consistent) {
            request.consistentRead(true);
        }
        return request.build();
    }

    @Override
    public final Step<Optional<T>> begin() {
        return Step.send(Calls.get(toRequest()), this);
    }

    @Override
    public final Step<Optional<T>> answered(GetItemResponse response) {
        boolean expired = hiding != null
                && Expiry.isReached(hiding, response.item(), table().options().clock());
        return Step.done(expired ? Optional.empty() : SingleItem.decode(table(), mapper, response.item()));
    }
}
