package io.keywright.runtime.query;

import io.keywright.runtime.execution.Calls;
import io.keywright.runtime.execution.Continuation;
import io.keywright.runtime.execution.Course;
import io.keywright.runtime.execution.Step;
import java.util.List;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** As many requests as it takes to a first result. */
final class FirstCourse<T> implements Course<Optional<T>>, Continuation<QueryResponse, Optional<T>> {

    private final ResultWalk<T> walk;

    FirstCourse(ResultWalk<T> walk) {
        this.walk = walk;
    }

    @Override
    public Step<Optional<T>> begin() {
        QueryRequest request = walk.next();
        return request == null ? Step.done(Optional.empty()) : Step.send(Calls.query(request), this);
    }

    @Override
    public Step<Optional<T>> answered(QueryResponse response) {
        List<T> results = walk.accept(response);
        return results.isEmpty() ? begin() : Step.done(Optional.of(results.get(0)));
    }
}
