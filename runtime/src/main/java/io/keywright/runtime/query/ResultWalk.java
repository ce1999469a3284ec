package io.keywright.runtime.query;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/**
 * The way through all pages of a query up to its limit: which request comes next, and what its response adds. Whoever
 * walks it sends the requests, so that it serves every kind of client.
 */
final class ResultWalk<T> {

    private final QueryPlan<T> plan;
    private final ResultReader<T> reader;
    private final boolean limited;
    private int missing;
    private @Nullable Map<String, AttributeValue> start;
    private boolean finished;

    /**
     * At the beginning of the query.
     *
     * @param limit the number of results at most; 0 for all
     */
    ResultWalk(QueryPlan<T> plan, int limit) {
        this.plan = plan;
        this.reader = new ResultReader<>(plan);
        this.limited = limit > 0;
        this.missing = limit;
        this.start = plan.start();
        this.finished = plan.condition().isEmpty();
    }

    /** The request to send; null if there is nothing more to read. */
    @Nullable
    QueryRequest next() {
        return finished ? null : plan.requestFor(missing, start);
    }

    /** The results of the request's response. */
    List<T> accept(QueryResponse response) {
        List<T> results = reader.results(response);
        start = ResultReader.lastKey(response);
        if (limited && results.size() > missing) {
            results = results.subList(0, missing);
        }
        if (limited) {
            missing -= results.size();
        }
        finished = start == null || (limited && missing == 0);
        return results;
    }
}
