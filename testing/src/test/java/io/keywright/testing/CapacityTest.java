package io.keywright.testing;

import static io.keywright.testing.Shapes.THINGS;
import static io.keywright.testing.Shapes.attribute;
import static io.keywright.testing.Shapes.gsi;
import static io.keywright.testing.Shapes.hash;
import static io.keywright.testing.Shapes.item;
import static io.keywright.testing.Shapes.lsi;
import static io.keywright.testing.Shapes.projection;
import static io.keywright.testing.Shapes.range;
import static io.keywright.testing.Shapes.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ReturnItemCollectionMetrics;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/** Capacity units by the rules of the developer guide: 4 KB a read, half for eventual; 1 KB a write; twice in transactions. */
@DynamoDbTest
class CapacityTest {

    private static final Map<String, AttributeValue> KEY = item("pk", "p", "sk", "s");

    private DynamoDbClient client;

    @BeforeEach
    void createTable(DynamoDbClient given) {
        client = given;
        client.createTable(table(THINGS)
                .attributeDefinitions(
                        attribute("pk", ScalarAttributeType.S),
                        attribute("sk", ScalarAttributeType.S),
                        attribute("g", ScalarAttributeType.S))
                .globalSecondaryIndexes(gsi("byG", projection(ProjectionType.KEYS_ONLY), hash("g")))
                .localSecondaryIndexes(lsi("local", projection(ProjectionType.KEYS_ONLY), hash("pk"), range("g")))
                .build());
    }

    private ConsumedCapacity put(Map<String, AttributeValue> item) {
        return client.putItem(request ->
                        request.tableName(THINGS).item(item).returnConsumedCapacity(ReturnConsumedCapacity.INDEXES))
                .consumedCapacity();
    }

    private double got(boolean consistent) {
        return client.getItem(request -> request.tableName(THINGS)
                        .key(KEY)
                        .consistentRead(consistent)
                        .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL))
                .consumedCapacity()
                .capacityUnits();
    }

    @Test
    void nothing_is_reported_unless_asked_for() {
        assertThat(client.putItem(request -> request.tableName(THINGS).item(KEY))
                        .consumedCapacity())
                .isNull();
    }

    @Test
    void writes_count_kilobytes_begun_of_the_larger_item() {
        assertThat(put(KEY).capacityUnits()).isEqualTo(1);
        assertThat(put(item("pk", "p", "sk", "s", "v", "x".repeat(1024))).capacityUnits())
                .isEqualTo(2);
        assertThat(put(KEY).capacityUnits()).isEqualTo(2);
    }

    @Test
    void writes_count_each_index_they_touch() {
        ConsumedCapacity first = put(item("pk", "p", "sk", "s", "g", "one"));

        assertThat(first.capacityUnits()).isEqualTo(3);
        assertThat(first.table().capacityUnits()).isEqualTo(1);
        assertThat(first.globalSecondaryIndexes()).containsOnlyKeys("byG");
        assertThat(first.localSecondaryIndexes()).containsOnlyKeys("local");

        ConsumedCapacity unchanged = put(item("pk", "p", "sk", "s", "g", "one", "v", 1));

        assertThat(unchanged.capacityUnits()).isEqualTo(1);

        ConsumedCapacity moved = put(item("pk", "p", "sk", "s", "g", "two"));

        assertThat(moved.globalSecondaryIndexes())
                .hasEntrySatisfying(
                        "byG", index -> assertThat(index.capacityUnits()).isEqualTo(2));
    }

    @Test
    void reads_count_four_kilobytes_and_half_when_eventual() {
        assertThat(got(false)).isEqualTo(0.5);
        put(item("pk", "p", "sk", "s", "v", "x".repeat(5000)));
        assertThat(got(false)).isEqualTo(1);
        assertThat(got(true)).isEqualTo(2);
    }

    @Test
    void a_query_counts_the_sum_of_what_it_evaluates() {
        for (int i = 0; i < 10; i++) {
            put(item("pk", "p", "sk", "s" + i, "v", "x".repeat(1000)));
        }

        assertThat(client.query(request -> request.tableName(THINGS)
                                .keyConditionExpression("pk = :p")
                                .expressionAttributeValues(item(":p", "p"))
                                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL))
                        .consumedCapacity()
                        .capacityUnits())
                .isEqualTo(1.5);
    }

    @Test
    void transactions_count_twice() {
        TransactWriteItem write = TransactWriteItem.builder()
                .put(put -> put.tableName(THINGS).item(KEY))
                .build();

        assertThat(client.transactWriteItems(request -> request.transactItems(List.of(write))
                                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL))
                        .consumedCapacity())
                .singleElement()
                .satisfies(consumed -> {
                    assertThat(consumed.capacityUnits()).isEqualTo(2);
                    assertThat(consumed.writeCapacityUnits()).isEqualTo(2);
                });
    }

    @Test
    void collection_metrics_are_given_for_tables_with_local_indexes() {
        assertThat(client.putItem(request -> request.tableName(THINGS)
                                .item(KEY)
                                .returnItemCollectionMetrics(ReturnItemCollectionMetrics.SIZE))
                        .itemCollectionMetrics())
                .satisfies(metrics -> {
                    assertThat(metrics.itemCollectionKey()).isEqualTo(item("pk", "p"));
                    assertThat(metrics.sizeEstimateRangeGB()).containsExactly(0.0, 1.0);
                });
    }
}
