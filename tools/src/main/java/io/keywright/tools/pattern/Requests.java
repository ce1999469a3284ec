package io.keywright.tools.pattern;

import io.keywright.runtime.operation.Get;
import io.keywright.runtime.query.CollectionQuery;
import io.keywright.runtime.query.Query;
import io.keywright.tools.output.Explanation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** The requests behind prepared reads. */
final class Requests {

    private Requests() {}

    /** A request of either kind. */
    interface Request {

        /** What it asks for, in words. */
        List<String> lines();

        /** What DynamoDB answers to it, not looked at by any mapper. */
        List<Map<String, AttributeValue>> send(DynamoDbClient client);
    }

    /** The requests of a get, a query or a query of a collection: one, or one for each shard. */
    static List<Request> of(Object read) {
        List<Request> requests = new ArrayList<>();
        if (read instanceof Get<?> get) {
            requests.add(new OfItem(get.toRequest()));
        } else if (read instanceof Query<?, ?> query) {
            query.toRequests().forEach(request -> requests.add(new OfQuery(request)));
        } else if (read instanceof CollectionQuery<?, ?> collection) {
            requests.add(new OfQuery(collection.toRequest()));
        }
        return requests;
    }

    private record OfItem(GetItemRequest request) implements Request {
        @Override
        public List<String> lines() {
            return Explanation.of(request);
        }

        @Override
        public List<Map<String, AttributeValue>> send(DynamoDbClient client) {
            GetItemResponse response = client.getItem(request);
            return response.hasItem() ? List.of(response.item()) : List.of();
        }
    }

    private record OfQuery(QueryRequest request) implements Request {
        @Override
        public List<String> lines() {
            return Explanation.of(request);
        }

        @Override
        public List<Map<String, AttributeValue>> send(DynamoDbClient client) {
            return client.query(request).items();
        }
    }
}
