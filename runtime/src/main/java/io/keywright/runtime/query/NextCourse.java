package io.keywright.runtime.query;

import io.keywright.runtime.execution.Calls;
import io.keywright.runtime.execution.Continuation;
import io.keywright.runtime.execution.Course;
import io.keywright.runtime.execution.Step;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** As many requests as it takes to some more results; gives none at the end. */
final class NextCourse<T> implements Course<List<T>>, Continuation<QueryResponse, List<T>> {

    private final ResultWalk<T> walk;

    NextCourse(ResultWalk<T> walk) {
        this.walk = walk;
    }

    @Override
    public Step<List<T>> begin() {
        QueryRequest request = walk.next();
        return request == null ? Step.done(List.of()) : Step.send(Calls.query(request), this);
    }

    @Override
    public Step<List<T>> answered(QueryResponse response) {
        List<T> results = walk.accept(response);
        return results.isEmpty() ? begin() : Step.done(results);
    }
}
