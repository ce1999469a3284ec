package io.keywright.runtime.query;

import io.keywright.runtime.expression.Condition;
import io.keywright.runtime.expression.Placeholders;
import io.keywright.runtime.expression.ProjectionExpression;
import io.keywright.runtime.item.Projection;
import io.keywright.runtime.key.Partitions;
import io.keywright.runtime.mark.MarkedAttribute;
import io.keywright.runtime.position.Identity;
import io.keywright.runtime.text.KeyLimits;
import io.keywright.runtime.text.Utf8;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.Select;

/** Everything that has been said of a query, and the requests that follow from it. It sends nothing. */
final class QueryPlan<T> {

    /** How many items a request evaluates that looks for fewer results behind a filter: one read unit or a few. */
    private static final int FILTERED_PAGE = 100;

    private final QuerySource<T> source;
    private final List<String> partitions;
    private final String prefix;
    private final SortKeyCondition condition;
    private Filter<T> filter;
    private boolean descending;
    private boolean consistent;
    private int limit;
    private int pageSize;
    private boolean sparing;
    private @Nullable String cursor;
    private boolean prefetching;
    private List<String> projected = List.of();

    /** The items of some partitions whose sort keys start with a prefix. */
    QueryPlan(QuerySource<T> source, Partitions partitions, String prefix, PropertyFilter... filters) {
        this(source, partitions.texts(), prefix, SortKeyCondition.beginsWith(prefix), new Filter<>(source, filters));
    }

    /** The items of some partitions whose sort keys fulfil a condition that is not narrowed any more. */
    QueryPlan(QuerySource<T> source, Partitions partitions, SortKeyCondition condition, PropertyFilter... filters) {
        this(source, partitions.texts(), "", condition, new Filter<>(source, filters));
    }

    private QueryPlan(
            QuerySource<T> source,
            List<String> partitions,
            String prefix,
            SortKeyCondition condition,
            Filter<T> filter) {
        this.source = source;
        this.partitions = partitions;
        this.prefix = prefix;
        this.condition = condition;
        this.filter = filter;
    }

    /** The same with another condition and more filters. */
    QueryPlan<T> where(SortKeyCondition narrower, PropertyFilter... more) {
        return narrowed(prefix, narrower, more);
    }

    /** The same with a longer prefix and more filters. */
    QueryPlan<T> behind(String component, PropertyFilter... more) {
        String longer = prefix.concat(component);
        return narrowed(longer, SortKeyCondition.beginsWith(longer), more);
    }

    private QueryPlan<T> narrowed(String longer, SortKeyCondition narrower, PropertyFilter... more) {
        return like(new QueryPlan<>(source, partitions, longer, narrower, filter.and(more)));
    }

    /** The same with other results, for which only some attributes are sent. */
    <P> QueryPlan<P> as(Projection<T, P> projection) {
        QuerySource<P> cut = source.decodedBy(projection);
        QueryPlan<P> plan = like(new QueryPlan<>(cut, partitions, prefix, condition, filter.of(cut)));
        plan.projected = projection.attributes();
        return plan;
    }

    private <P> QueryPlan<P> like(QueryPlan<P> plan) {
        plan.descending = descending;
        plan.consistent = consistent;
        plan.limit = limit;
        plan.pageSize = pageSize;
        plan.cursor = cursor;
        plan.prefetching = prefetching;
        return plan;
    }

    void descending(boolean down) {
        descending = down;
    }

    void consistent() {
        consistent = true;
    }

    void limit(int results) {
        limit = requirePositive(results, "a limit");
    }

    /** Has the first request read no more than is wanted, though items can be left out. */
    void beginSparingly() {
        sparing = true;
    }

    void pageSize(int items) {
        pageSize = requirePositive(items, "a page size");
    }

    void filter(Condition<T> asked) {
        filter = filter.and(asked);
    }

    void hideExpired(List<MarkedAttribute> timesToLive) {
        filter = filter.without(timesToLive);
    }

    void after(@Nullable String pageCursor) {
        cursor = pageCursor;
    }

    void prefetch() {
        prefetching = true;
    }

    /** Whether the next page is read while the last one is used. */
    boolean isPrefetching() {
        return prefetching;
    }

    QuerySource<T> source() {
        return source;
    }

    SortKeyCondition condition() {
        return condition;
    }

    /** The partition keys, in the order of the shards; more than one if there are shards. */
    List<String> partitions() {
        return partitions;
    }

    boolean isDescending() {
        return descending;
    }

    /** Compares two sort keys by the query's direction. */
    int compareSortKeys(String one, String other) {
        return descending ? Utf8.compare(other, one) : Utf8.compare(one, other);
    }

    /** What all sort keys start with that the query can find. */
    String prefix() {
        return prefix;
    }

    /** The number of results at most; 0 for all. */
    int limit() {
        return limit;
    }

    /** Where the reading of each partition begins. */
    List<Position> starts() {
        return cursor == null
                ? Collections.nCopies(partitions.size(), Position.BEGINNING)
                : new Cursor(this).read(cursor);
    }

    /** What a cursor is bound to. */
    Identity identity() {
        Identity identity = new Identity();
        identity.text("table", source.table().tableName());
        identity.text("index", source.index());
        identity.texts("partitions", partitions);
        condition.identify(identity);
        identity.text("order", descending ? "descending" : "ascending");
        identity.texts("types", source.decoder().types());
        filter.identify(identity);
        return identity;
    }

    /**
     * The request for one page of a partition.
     *
     * @param start where to go on; null at the beginning
     */
    QueryRequest.Builder pageRequest(String partition, @Nullable Map<String, AttributeValue> start) {
        int evaluated = limit == 0 || pageSize == 0 ? Math.max(limit, pageSize) : Math.min(limit, pageSize);
        return request(partition, evaluated, start, false);
    }

    /**
     * A request on the way to a number of results.
     *
     * @param missing how many results are still wanted; 0 for all
     * @param start where to go on; null at the beginning
     */
    QueryRequest.Builder requestFor(String partition, int missing, @Nullable Map<String, AttributeValue> start) {
        // Mostly nothing is left out; where it is, one such request tells.
        boolean first = sparing && start == null;
        return request(partition, first ? missing : enough(missing), start, false);
    }

    /**
     * A request on the way to the number of results. DynamoDB tells it, unless its condition on the sort key finds too
     * much; then the sort keys are read.
     *
     * @param missing how many are still to be counted; 0 for all
     * @param start where to go on; null at the beginning
     */
    QueryRequest.Builder countRequest(String partition, int missing, @Nullable Map<String, AttributeValue> start) {
        return request(partition, enough(missing), start, true);
    }

    private int enough(int missing) {
        if (missing == 0) {
            return pageSize;
        }
        int enough = filter.leavesItemsOut() ? Math.max(missing, FILTERED_PAGE) : missing;
        return pageSize == 0 ? enough : Math.min(pageSize, enough);
    }

    private QueryRequest.Builder request(
            String partition, int evaluated, @Nullable Map<String, AttributeValue> start, boolean counting) {
        Placeholders placeholders = new Placeholders();
        QueryRequest.Builder request = QueryRequest.builder()
                .tableName(source.table().tableName())
                .indexName(source.index())
                .keyConditionExpression(keyCondition(partition, placeholders))
                .filterExpression(counting ? filter.countingExpression(placeholders) : filter.expression(placeholders));
        if (counting) {
            count(request, placeholders);
        } else if (!projected.isEmpty()) {
            // With the keys of the place, which tell where a page ends.
            List<String> attributes = new ArrayList<>(source.positionAttributes());
            attributes.addAll(projected);
            request.projectionExpression(ProjectionExpression.of(source.table().layout(), attributes, placeholders));
        }
        request.expressionAttributeNames(placeholders.names()).expressionAttributeValues(placeholders.values());
        if (descending) {
            request.scanIndexForward(false);
        }
        if (consistent) {
            request.consistentRead(true);
        }
        if (evaluated > 0) {
            request.limit(evaluated);
        }
        if (start != null) {
            request.exclusiveStartKey(new LinkedHashMap<>(start));
        }
        return request;
    }

    private void count(QueryRequest.Builder request, Placeholders placeholders) {
        String sortKey = source.sortKey();
        if (sortKey == null || condition.isExact()) {
            request.select(Select.COUNT);
        } else {
            request.projectionExpression(placeholders.name(sortKey));
        }
    }

    private String keyCondition(String partition, Placeholders placeholders) {
        String entity = source.entities();
        String equal = placeholders.name(source.partitionKey()) + " = "
                + placeholders.value(KeyLimits.requirePartition(entity, partition));
        String sortKey = source.sortKey();
        if (sortKey == null || condition == SortKeyCondition.none()) {
            return equal;
        }
        String range = condition.expression(entity, placeholders.name(sortKey), placeholders);
        return range == null ? equal : equal + " AND " + range;
    }

    private static int requirePositive(int number, String what) {
        if (number < 1) {
            throw new IllegalArgumentException(what + " is at least 1");
        }
        return number;
    }
}
