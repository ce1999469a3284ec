package io.keywright.testing.operation;

import io.keywright.testing.json.Fields;
import io.keywright.testing.table.Database;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the service says of the account and itself: the quotas of a new account, and its public endpoint. */
final class Account {

    private Account() {}

    /** DescribeLimits. */
    static Map<String, ?> limits(Fields request, Database database) {
        Map<String, Object> limits = new LinkedHashMap<>();
        limits.put("AccountMaxReadCapacityUnits", 80_000);
        limits.put("AccountMaxWriteCapacityUnits", 80_000);
        limits.put("TableMaxReadCapacityUnits", 40_000);
        limits.put("TableMaxWriteCapacityUnits", 40_000);
        return limits;
    }

    /** DescribeEndpoints. */
    static Map<String, ?> endpoints(Fields request, Database database) {
        Map<String, Object> endpoint = new LinkedHashMap<>();
        endpoint.put("Address", "dynamodb.us-east-1.amazonaws.com");
        endpoint.put("CachePeriodInMinutes", 1440);
        return Map.of("Endpoints", List.of(endpoint));
    }
}
