package io.keywright.runtime.query;

import io.keywright.runtime.execution.Settings;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/**
 * The way through a query up to its limit: which request comes next, and what its response adds. Whoever walks it sends
 * the requests, so that it serves every kind of client.
 *
 * <p>Of several partitions the results are merged by their sort keys. A result is given once no partition can still
 * have one before it, so the next request is always for the partition that holds the others up.
 */
final class ResultWalk<T> {

    private final QueryPlan<T> plan;
    private final Settings settings;
    private final ResultReader<T> reader;
    private final List<PartitionWalk<T>> partitions = new ArrayList<>();
    private final boolean limited;
    private int missing;
    private @Nullable PartitionWalk<T> asked;

    /**
     * At the beginning of the query.
     *
     * @param limit the number of results at most; 0 for all
     */
    ResultWalk(QueryPlan<T> plan, Settings settings, int limit) {
        this.plan = plan;
        this.settings = settings;
        this.reader = new ResultReader<>(plan);
        this.limited = limit > 0;
        this.missing = limit;
        List<Position> starts = plan.starts();
        for (int number = 0; number < starts.size(); number++) {
            Position start = plan.condition().isEmpty() ? Position.END : starts.get(number);
            partitions.add(new PartitionWalk<>(plan, number, start));
        }
    }

    /** The request to send; null if there is nothing more to read. */
    @Nullable
    QueryRequest next() {
        asked = isFull() ? null : first();
        return asked == null
                ? null
                : adjusted(plan.requestFor(
                        asked.partition(), missing, asked.position().key()));
    }

    /** The results that the response of the request makes certain. */
    List<T> accept(QueryResponse response) {
        if (asked == null) {
            throw new IllegalStateException("no request has been asked for");
        }
        asked.accept(response);
        return merged();
    }

    /** The requests of one page: one for each partition that is not at its end. */
    List<QueryRequest> pageRequests() {
        List<QueryRequest> requests = new ArrayList<>();
        for (PartitionWalk<T> partition : unfinished()) {
            requests.add(adjusted(
                    plan.pageRequest(partition.partition(), partition.position().key())));
        }
        return requests;
    }

    /** The page that the responses of its requests give, in the same order. */
    Page<T> pageOf(List<QueryResponse> responses) {
        List<PartitionWalk<T>> open = unfinished();
        for (int index = 0; index < open.size(); index++) {
            open.get(index).accept(responses.get(index));
        }
        return page(merged());
    }

    /** The results as a page that ends where the walk stands: right behind the last result that it gave. */
    Page<T> page(List<T> results) {
        return new Page<>(results, unfinished().isEmpty() ? null : new Cursor(plan).write(positions()));
    }

    private QueryRequest adjusted(QueryRequest.Builder request) {
        return request.returnConsumedCapacity(settings.returnConsumedCapacity())
                .overrideConfiguration(settings.override())
                .build();
    }

    private List<T> merged() {
        List<T> results = new ArrayList<>();
        PartitionWalk<T> next = first();
        while (!isFull() && next != null && next.hasItem()) {
            T result = reader.result(next.take());
            if (result != null) {
                results.add(result);
                missing -= limited ? 1 : 0;
            }
            next = first();
        }
        return results;
    }

    /** Whether there is nothing more to give or to read. */
    boolean isAtEnd() {
        return isFull() || first() == null;
    }

    private boolean isFull() {
        return limited && missing == 0;
    }

    /** The partition whose next item or request comes first; null at the end of all. */
    private @Nullable PartitionWalk<T> first() {
        PartitionWalk<T> first = null;
        for (PartitionWalk<T> partition : partitions) {
            if (!partition.isDone() && (first == null || partition.isBefore(first))) {
                first = partition;
            }
        }
        return first;
    }

    private List<PartitionWalk<T>> unfinished() {
        List<PartitionWalk<T>> unfinished = new ArrayList<>();
        for (PartitionWalk<T> partition : partitions) {
            if (!partition.isDone()) {
                unfinished.add(partition);
            }
        }
        return unfinished;
    }

    private List<Position> positions() {
        List<Position> positions = new ArrayList<>();
        for (PartitionWalk<T> partition : partitions) {
            positions.add(partition.position());
        }
        return positions;
    }
}
