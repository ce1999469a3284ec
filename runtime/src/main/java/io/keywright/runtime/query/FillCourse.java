package io.keywright.runtime.query;

import io.keywright.runtime.execution.Calls;
import io.keywright.runtime.execution.Continuation;
import io.keywright.runtime.execution.Course;
import io.keywright.runtime.execution.Step;
import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** As many requests as it takes to the walk's limit or end, and where it then stands. */
final class FillCourse<T> implements Course<Page<T>>, Continuation<QueryResponse, Page<T>> {

    private final ResultWalk<T> walk;
    private final List<T> results = new ArrayList<>();

    FillCourse(ResultWalk<T> walk) {
        this.walk = walk;
    }

    @Override
    public Step<Page<T>> begin() {
        QueryRequest request = walk.next();
        return request == null ? Step.done(walk.page(results)) : Step.send(Calls.query(request), this);
    }

    @Override
    public Step<Page<T>> answered(QueryResponse response) {
        results.addAll(walk.accept(response));
        return begin();
    }
}
