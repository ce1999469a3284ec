package io.keywright.runtime.query;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** The way through one partition: what has been read of it, and how much of that has been taken. */
final class PartitionWalk<T> {

    private final QueryPlan<T> plan;
    private final int number;
    private List<Map<String, AttributeValue>> items = List.of();
    private int taken;
    private Position behindTaken;
    private Position behindRead;

    /**
     * At the position where the reading begins.
     *
     * @param number of the partition among those of the query
     */
    PartitionWalk(QueryPlan<T> plan, int number, Position start) {
        this.plan = plan;
        this.number = number;
        this.behindTaken = start;
        this.behindRead = start;
    }

    String partition() {
        return plan.partitions().get(number);
    }

    /** Whether there is an item that has been read and not been taken. */
    boolean hasItem() {
        return taken < items.size();
    }

    /** Whether there is nothing more to read or to take. */
    boolean isDone() {
        return !hasItem() && behindRead == Position.END;
    }

    /** Behind the last item that was taken, or where the last request came to if all have been. */
    Position position() {
        return hasItem() ? behindTaken : behindRead;
    }

    /** Adds what a request behind {@link #position} has found. */
    void accept(QueryResponse response) {
        Map<String, AttributeValue> lastKey = ResultReader.lastKey(response);
        behindTaken = behindRead;
        behindRead = lastKey == null ? Position.END : Position.behind(lastKey);
        items = response.items();
        taken = 0;
    }

    /** The next item. */
    Map<String, AttributeValue> take() {
        Map<String, AttributeValue> item = items.get(taken++);
        if (hasItem()) {
            behindTaken = Position.behind(key(item));
        }
        return item;
    }

    /**
     * Whether what comes next here stands before what comes next there: by sort key, then by partition. Where nothing
     * has been read, that is not before the position, and at the beginning it could be anything.
     */
    boolean isBefore(PartitionWalk<T> other) {
        String mine = sortKey();
        String others = other.sortKey();
        if (mine == null || others == null) {
            return mine == null && (others != null || number < other.number);
        }
        int order = plan.compareSortKeys(mine, others);
        return order < 0 || (order == 0 && (number < other.number) != plan.isDescending());
    }

    private @Nullable String sortKey() {
        Map<String, AttributeValue> from = hasItem() ? items.get(taken) : behindRead.key();
        if (from == null) {
            return null;
        }
        String attribute = plan.source().sortKey();
        AttributeValue value = attribute == null ? null : from.get(attribute);
        return value == null || value.s() == null ? "" : value.s();
    }

    private Map<String, AttributeValue> key(Map<String, AttributeValue> item) {
        Map<String, AttributeValue> key = new LinkedHashMap<>();
        key.put(plan.source().partitionKey(), AttributeValue.createS(partition()));
        for (String attribute : plan.source().positionAttributes()) {
            AttributeValue value = item.get(attribute);
            if (value != null) {
                key.put(attribute, value);
            }
        }
        return key;
    }
}
