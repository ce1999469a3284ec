package io.keywright.runtime.relation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.execution.Settings;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.AttributeReference;
import io.keywright.runtime.expression.Condition;
import io.keywright.runtime.expression.Placeholders;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.KeyAttributes;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** The requests by which a node is deleted. */
final class NodeRequests<T> {

    /** Keys in a page; four transactions of deletions. */
    private static final int PAGE = 100;

    private final TableContext table;
    private final Settings settings;
    private final EntityMapper<T> mapper;
    private final PrimaryKey<T> key;
    private final String mark;

    NodeRequests(TableContext table, Settings settings, EntityMapper<T> mapper, PrimaryKey<T> key) {
        this.table = table;
        this.settings = settings;
        this.mapper = mapper;
        this.key = key;
        this.mark = Objects.requireNonNull(mapper.marks().node(), "the head of a node has a mark");
    }

    /** Marks the head, if it is there. */
    UpdateItemRequest mark() {
        Placeholders placeholders = new Placeholders();
        AttributeReference<T, String> type = attribute(table.layout().typeAttribute());
        String condition = type.in(mapper.types()).expression("ConditionExpression", placeholders);
        String update = "SET "
                .concat(placeholders.name(mark))
                .concat(" = ")
                .concat(placeholders.value(AttributeValue.createBool(true)));
        return UpdateItemRequest.builder()
                .tableName(table.tableName())
                .key(KeyAttributes.of(table, key))
                .updateExpression(update)
                .conditionExpression(condition)
                .expressionAttributeNames(placeholders.names())
                .expressionAttributeValues(placeholders.values())
                .returnValues(ReturnValue.ALL_NEW)
                .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
                .returnConsumedCapacity(settings.returnConsumedCapacity())
                .overrideConfiguration(settings.override())
                .build();
    }

    /** A page of what lies in the node's partition. */
    QueryRequest within(Map<String, AttributeValue> behind) {
        return page(table.layout().partitionKey(), key.partition(), behind)
                .consistentRead(true)
                .build();
    }

    /** A page of what an index puts into the node's partition. */
    QueryRequest pointing(NodeParts.Direction direction, String partition, Map<String, AttributeValue> behind) {
        return page(direction.partitionKey(), partition, behind)
                .indexName(direction.index())
                .build();
    }

    private QueryRequest.Builder page(String attribute, String partition, Map<String, AttributeValue> behind) {
        Placeholders placeholders = new Placeholders();
        String condition = placeholders.name(attribute).concat(" = ").concat(placeholders.value(partition));
        String keys = placeholders
                .name(table.layout().partitionKey())
                .concat(", ")
                .concat(placeholders.name(table.layout().typeAttribute()));
        String sortKey = table.layout().sortKey();
        String projected = sortKey == null ? keys : keys.concat(", ").concat(placeholders.name(sortKey));
        return QueryRequest.builder()
                .tableName(table.tableName())
                .keyConditionExpression(condition)
                .projectionExpression(projected)
                .expressionAttributeNames(placeholders.names())
                .expressionAttributeValues(placeholders.values())
                .exclusiveStartKey(behind.isEmpty() ? null : behind)
                .limit(PAGE)
                .returnConsumedCapacity(settings.returnConsumedCapacity())
                .overrideConfiguration(settings.override());
    }

    /** The deletion of the head, if it is the one that was marked; one that has gone is as good. */
    Delete<T> head() {
        return new Delete<>(table, mapper, key).onlyIf(isMarkedOrGone());
    }

    /**
     * That the node is still the one that is being deleted: another call can have brought that to its end, and somebody
     * written a new node under the same key.
     */
    Check<T> ongoing() {
        return Check.any(table, mapper, key).onlyIf(isMarkedOrGone());
    }

    private Condition<T> isMarkedOrGone() {
        AttributeReference<T, String> marked = attribute(mark);
        AttributeReference<T, String> any = attribute(table.layout().partitionKey());
        return marked.exists().or(any.notExists());
    }

    private AttributeReference<T, String> attribute(String name) {
        return new AttributeReference<>(AttributePath.of(name, name), Converters.ofString());
    }

    /** Whether an item is the head. */
    boolean isHead(String partition, @Nullable String sort) {
        return key.partition().equals(partition) && Objects.equals(key.sort(), sort);
    }
}
