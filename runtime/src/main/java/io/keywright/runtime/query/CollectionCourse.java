package io.keywright.runtime.query;

import io.keywright.runtime.execution.Calls;
import io.keywright.runtime.execution.Continuation;
import io.keywright.runtime.execution.Course;
import io.keywright.runtime.execution.Step;
import java.util.Deque;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** One or several queries, one after the other, whose items become one record. */
final class CollectionCourse<R> implements Course<Optional<R>>, Continuation<QueryResponse, Optional<R>> {

    private final CollectionDecoder<R> decoder;
    private final CollectedItems items;
    private final Deque<ResultWalk<CollectedItem>> walks;
    private final int most;

    /**
     * At the beginning.
     *
     * @param most how many items of each list are kept
     */
    CollectionCourse(CollectionDecoder<R> decoder, Deque<ResultWalk<CollectedItem>> walks, int most) {
        this.decoder = decoder;
        this.items = new CollectedItems(decoder.shape().head());
        this.walks = walks;
        this.most = most;
    }

    @Override
    public Step<Optional<R>> begin() {
        while (!walks.isEmpty()) {
            QueryRequest request = walks.getFirst().next();
            if (request != null) {
                return Step.send(Calls.query(request), this);
            }
            walks.removeFirst();
        }
        items.keep(most);
        return Step.done(Optional.ofNullable(decoder.result(items)));
    }

    @Override
    public Step<Optional<R>> answered(QueryResponse response) {
        items.add(walks.getFirst().accept(response));
        return begin();
    }
}
