package io.keywright.runtime.query;

import io.keywright.runtime.execution.Calls;
import io.keywright.runtime.execution.Continuation;
import io.keywright.runtime.execution.Course;
import io.keywright.runtime.execution.Step;
import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** As many requests as it takes to the walk's limit or end. */
final class ListCourse<T> implements Course<List<T>>, Continuation<QueryResponse, List<T>> {

    private final ResultWalk<T> walk;
    private final List<T> results = new ArrayList<>();

    ListCourse(ResultWalk<T> walk) {
        this.walk = walk;
    }

    @Override
    public Step<List<T>> begin() {
        QueryRequest request = walk.next();
        return request == null ? Step.done(results) : Step.send(Calls.query(request), this);
    }

    @Override
    public Step<List<T>> answered(QueryResponse response) {
        results.addAll(walk.accept(response));
        return begin();
    }
}
