package io.keywright.runtime.query;

import io.keywright.runtime.execution.Call;
import io.keywright.runtime.execution.Calls;
import io.keywright.runtime.execution.Continuation;
import io.keywright.runtime.execution.Course;
import io.keywright.runtime.execution.Settings;
import io.keywright.runtime.execution.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** As many requests as it takes to count what is there, up to the query's limit. Order does not matter to it. */
final class CountCourse implements Course<Long>, Continuation<List<QueryResponse>, Long> {

    private final QueryPlan<?> plan;
    private final Settings settings;
    private final List<Position> positions;
    private final List<Integer> asked = new ArrayList<>();
    private long count;

    CountCourse(QueryPlan<?> plan, Settings settings) {
        this.plan = plan;
        this.settings = settings;
        this.positions = plan.condition().isEmpty() ? new ArrayList<>() : new ArrayList<>(plan.starts());
    }

    @Override
    public Step<Long> begin() {
        asked.clear();
        // Of several partitions the first may hold enough.
        int most = plan.limit() > 0 ? 1 : positions.size();
        for (int number = 0; number < positions.size() && asked.size() < most && !isFull(); number++) {
            if (positions.get(number) != Position.END) {
                asked.add(number);
            }
        }
        if (asked.isEmpty()) {
            return Step.done(isFull() ? plan.limit() : count);
        }
        List<Call<QueryResponse>> calls = new ArrayList<>(asked.size());
        for (int number : asked) {
            calls.add(Calls.query(request(number)));
        }
        return Step.sendAll(calls, this);
    }

    @Override
    public Step<Long> answered(List<QueryResponse> responses) {
        for (int index = 0; index < responses.size(); index++) {
            QueryResponse response = responses.get(index);
            count += results(response);
            Map<String, AttributeValue> lastKey = ResultReader.lastKey(response);
            positions.set(asked.get(index), lastKey == null ? Position.END : Position.behind(lastKey));
        }
        return begin();
    }

    private boolean isFull() {
        return plan.limit() > 0 && count >= plan.limit();
    }

    private QueryRequest request(int number) {
        int missing = plan.limit() == 0 ? 0 : (int) (plan.limit() - count);
        return plan.countRequest(
                        plan.partitions().get(number),
                        missing,
                        positions.get(number).key())
                .returnConsumedCapacity(settings.returnConsumedCapacity())
                .overrideConfiguration(settings.override())
                .build();
    }

    private long results(QueryResponse response) {
        String sortKey = plan.source().sortKey();
        if (sortKey == null || plan.condition().isExact()) {
            Integer found = response.count();
            return found == null ? 0 : found;
        }
        long admitted = 0;
        for (Map<String, AttributeValue> item : response.items()) {
            AttributeValue sort = item.get(sortKey);
            if (sort != null && plan.condition().admits(sort.s())) {
                admitted++;
            }
        }
        return admitted;
    }
}
