package io.keywright.runtime.query;

import io.keywright.runtime.execution.Call;
import io.keywright.runtime.execution.Calls;
import io.keywright.runtime.execution.Continuation;
import io.keywright.runtime.execution.Course;
import io.keywright.runtime.execution.Step;
import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** One request for each partition that has not come to its end. */
final class PageCourse<T> implements Course<Page<T>>, Continuation<List<QueryResponse>, Page<T>> {

    private final ResultWalk<T> walk;

    PageCourse(ResultWalk<T> walk) {
        this.walk = walk;
    }

    @Override
    public Step<Page<T>> begin() {
        List<Call<QueryResponse>> calls = new ArrayList<>();
        for (QueryRequest request : walk.pageRequests()) {
            calls.add(Calls.query(request));
        }
        return Step.sendAll(calls, this);
    }

    @Override
    public Step<Page<T>> answered(List<QueryResponse> responses) {
        return Step.done(walk.pageOf(responses));
    }
}
