package io.keywright.runtime.operation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.decoding.SingleItem;
import io.keywright.runtime.execution.Calls;
import io.keywright.runtime.execution.Continuation;
import io.keywright.runtime.execution.Operation;
import io.keywright.runtime.execution.OperationName;
import io.keywright.runtime.execution.Step;
import io.keywright.runtime.expression.Placeholders;
import io.keywright.runtime.expression.ProjectionExpression;
import io.keywright.runtime.item.Projection;
import io.keywright.runtime.mark.Expiry;
import io.keywright.runtime.mark.MarkedAttribute;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

/**
 * GetItem of some of an item's attributes: reads a record of some of the entity's properties, which is all that DynamoDB sends.
 * It costs the read capacity of the whole item. Gives nothing, and fails, as {@link Get} does.
 *
 * @param <P> the record
 */
public final class ProjectedGet<P> extends Operation<Optional<P>, ProjectedGet<P>>
        implements Continuation<GetItemResponse, Optional<P>> {

    private final Projection<?, P> projection;
    private final GetItemRequest whole;
    private final @Nullable MarkedAttribute hiding;

    /**
     * The read of an item, cut down.
     *
     * @param whole the request for the whole item
     * @param hiding what says that the item is none any more; null if nobody asks
     */
    ProjectedGet(
            TableContext table,
            Projection<?, P> projection,
            GetItemRequest whole,
            @Nullable MarkedAttribute hiding,
            Get<?> from) {
        super(table, OperationName.of("get", projection.mapper().entity()));
        this.projection = projection;
        this.whole = whole;
        this.hiding = hiding;
        adjustLike(from);
    }

    /** The request that {@link #execute} sends. */
    public GetItemRequest toRequest() {
        Placeholders placeholders = new Placeholders();
        List<String> attributes = new ArrayList<>(projection.attributes());
        if (hiding != null) {
            attributes.addAll(hiding.names());
        }
        return whole.toBuilder()
                .projectionExpression(ProjectionExpression.of(table().layout(), attributes, placeholders))
                .expressionAttributeNames(placeholders.names())
                .returnConsumedCapacity(settings().returnConsumedCapacity())
                .overrideConfiguration(settings().override())
                .build();
    }

    @Override
    public Step<Optional<P>> begin() {
        return Step.send(Calls.get(toRequest()), this);
    }

    @Override
    public Step<Optional<P>> answered(GetItemResponse response) {
        boolean expired = hiding != null
                && Expiry.isReached(hiding, response.item(), table().options().clock());
        return Step.done(expired ? Optional.empty() : SingleItem.decode(table(), projection, response.item()));
    }
}
