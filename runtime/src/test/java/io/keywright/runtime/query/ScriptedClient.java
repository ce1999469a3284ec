package io.keywright.runtime.query;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** A client that answers queries with prepared responses, for what an engine does only under load. */
final class ScriptedClient implements DynamoDbClient {

    private final Deque<QueryResponse> responses = new ArrayDeque<>();
    private final List<QueryRequest> requests = new ArrayList<>();

    void answer(List<Map<String, AttributeValue>> items, Map<String, AttributeValue> lastKey) {
        responses.add(
                QueryResponse.builder().items(items).lastEvaluatedKey(lastKey).build());
    }

    List<QueryRequest> requests() {
        return requests;
    }

    @Override
    public QueryResponse query(QueryRequest request) {
        requests.add(request);
        return responses.remove();
    }

    @Override
    public String serviceName() {
        return "dynamodb";
    }

    @Override
    public void close() {}
}
