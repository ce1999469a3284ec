package io.keywright.runtime.query;

import io.keywright.runtime.execution.Calls;
import io.keywright.runtime.execution.Continuation;
import io.keywright.runtime.execution.Course;
import io.keywright.runtime.execution.Step;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** A page of a collection, and its head if that lies on another one. */
final class CollectionPageCourse<R>
        implements Course<CollectionPage<R>>, Continuation<QueryResponse, CollectionPage<R>> {

    private final CollectionDecoder<R> decoder;
    private final CollectedItems items;
    private final ResultWalk<CollectedItem> walk;
    private final ResultWalk<CollectedItem> head;
    private final boolean fromTheBeginning;
    private @Nullable String cursor;
    private boolean read;

    CollectionPageCourse(
            CollectionDecoder<R> decoder,
            ResultWalk<CollectedItem> walk,
            ResultWalk<CollectedItem> head,
            boolean fromTheBeginning) {
        this.decoder = decoder;
        this.items = new CollectedItems(decoder.shape().head());
        this.walk = walk;
        this.head = head;
        this.fromTheBeginning = fromTheBeginning;
    }

    @Override
    public Step<CollectionPage<R>> begin() {
        List<QueryRequest> requests = walk.pageRequests();
        return requests.isEmpty() ? done() : Step.send(Calls.query(requests.get(0)), this);
    }

    @Override
    public Step<CollectionPage<R>> answered(QueryResponse response) {
        if (read) {
            items.add(head.accept(response));
            return headOrDone();
        }
        read = true;
        Page<CollectedItem> page = walk.pageOf(List.of(response));
        items.add(page.items());
        cursor = page.cursor().orElse(null);
        boolean whole = fromTheBeginning && cursor == null;
        return items.hasHead() || whole ? done() : headOrDone();
    }

    private Step<CollectionPage<R>> headOrDone() {
        QueryRequest request = head.next();
        return request == null ? done() : Step.send(Calls.query(request), this);
    }

    private Step<CollectionPage<R>> done() {
        return Step.done(new CollectionPage<>(decoder.result(items), cursor));
    }
}
