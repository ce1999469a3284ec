package io.keywright.testing;

import static io.keywright.testing.Shapes.THINGS;
import static io.keywright.testing.Shapes.attribute;
import static io.keywright.testing.Shapes.gsi;
import static io.keywright.testing.Shapes.hash;
import static io.keywright.testing.Shapes.item;
import static io.keywright.testing.Shapes.projection;
import static io.keywright.testing.Shapes.range;
import static io.keywright.testing.Shapes.table;
import static io.keywright.testing.Shapes.text;
import static io.keywright.testing.Shapes.texts;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** One walk through the engine by the client, as a user's first test would take it. */
@DynamoDbTest
class FirstStepsTest {

    private DynamoDbClient client;

    @BeforeEach
    void createTable(DynamoDbClient given) {
        client = given;
        client.createTable(table(THINGS)
                .attributeDefinitions(
                        attribute("pk", ScalarAttributeType.S),
                        attribute("sk", ScalarAttributeType.S),
                        attribute("GSI1PK", ScalarAttributeType.S),
                        attribute("GSI1SK", ScalarAttributeType.S))
                .globalSecondaryIndexes(gsi("GSI1", projection(ProjectionType.ALL), hash("GSI1PK"), range("GSI1SK")))
                .build());
    }

    private void put(Object... namesAndValues) {
        client.putItem(request -> request.tableName(THINGS).item(item(namesAndValues)));
    }

    private List<String> sortKeys(List<Map<String, AttributeValue>> items) {
        return texts(items, "sk");
    }

    @Test
    void a_created_table_is_active_at_once() {
        assertThat(client.describeTable(request -> request.tableName(THINGS))
                        .table()
                        .tableStatus())
                .isEqualTo(TableStatus.ACTIVE);
        client.waiter().waitUntilTableExists(request -> request.tableName(THINGS));
    }

    @Test
    void what_was_put_can_be_got() {
        put("pk", "a", "sk", "1", "name", "Ada");

        assertThat(client.getItem(request -> request.tableName(THINGS).key(item("pk", "a", "sk", "1")))
                        .item())
                .isEqualTo(item("pk", "a", "sk", "1", "name", "Ada"));
        assertThat(client.getItem(request -> request.tableName(THINGS).key(item("pk", "a", "sk", "2")))
                        .hasItem())
                .isFalse();
    }

    @Test
    void a_failed_condition_is_the_sdks_exception() {
        put("pk", "a", "sk", "1");

        assertThatThrownBy(() -> client.putItem(request -> request.tableName(THINGS)
                        .item(item("pk", "a", "sk", "1"))
                        .conditionExpression("attribute_not_exists(pk)")
                        .returnValuesOnConditionCheckFailure("ALL_OLD")))
                .isInstanceOfSatisfying(
                        ConditionalCheckFailedException.class,
                        failure -> assertThat(failure.item()).isEqualTo(item("pk", "a", "sk", "1")))
                .hasMessageContaining("The conditional request failed");
    }

    @Test
    void an_update_changes_only_what_it_names() {
        put("pk", "a", "sk", "1", "name", "Ada", "visits", 1);

        assertThat(client.updateItem(request -> request.tableName(THINGS)
                                .key(item("pk", "a", "sk", "1"))
                                .updateExpression("SET #n = :n ADD visits :one")
                                .expressionAttributeNames(Map.of("#n", "name"))
                                .expressionAttributeValues(item(":n", "Grace", ":one", 1))
                                .returnValues(ReturnValue.ALL_NEW))
                        .attributes())
                .isEqualTo(item("pk", "a", "sk", "1", "name", "Grace", "visits", 2));
    }

    @Test
    void a_query_reads_one_partition_in_order() {
        put("pk", "a", "sk", "2");
        put("pk", "a", "sk", "1");
        put("pk", "a", "sk", "10");
        put("pk", "b", "sk", "1");

        assertThat(sortKeys(client.query(request -> request.tableName(THINGS)
                                .keyConditionExpression("pk = :p AND begins_with(sk, :s)")
                                .expressionAttributeValues(item(":p", "a", ":s", "1")))
                        .items()))
                .containsExactly("1", "10");
        assertThat(sortKeys(client.query(request -> request.tableName(THINGS)
                                .keyConditionExpression("pk = :p")
                                .scanIndexForward(false)
                                .expressionAttributeValues(item(":p", "a")))
                        .items()))
                .containsExactly("2", "10", "1");
    }

    @Test
    void an_index_holds_only_items_that_have_its_keys() {
        put("pk", "a", "sk", "1", "GSI1PK", "x", "GSI1SK", "1");
        put("pk", "a", "sk", "2", "GSI1PK", "x");

        assertThat(sortKeys(client.query(request -> request.tableName(THINGS)
                                .indexName("GSI1")
                                .keyConditionExpression("GSI1PK = :p")
                                .expressionAttributeValues(item(":p", "x")))
                        .items()))
                .containsExactly("1");
    }

    @Test
    void pages_of_a_scan_join_to_the_whole_table() {
        for (int i = 0; i < 25; i++) {
            put("pk", "p" + i, "sk", "1");
        }

        assertThat(client.scanPaginator(request -> request.tableName(THINGS).limit(4)).items().stream()
                        .map(item -> text(item, "pk")))
                .hasSize(25)
                .doesNotHaveDuplicates();
    }

    @Test
    void a_transaction_is_all_or_nothing_and_says_which_action_failed() {
        put("pk", "a", "sk", "1");

        TransactWriteItem first = TransactWriteItem.builder()
                .put(put -> put.tableName(THINGS).item(item("pk", "a", "sk", "2")))
                .build();
        TransactWriteItem second = TransactWriteItem.builder()
                .put(put -> put.tableName(THINGS)
                        .item(item("pk", "a", "sk", "1"))
                        .conditionExpression("attribute_not_exists(pk)"))
                .build();

        assertThatThrownBy(() -> client.transactWriteItems(request -> request.transactItems(List.of(first, second))))
                .isInstanceOfSatisfying(
                        TransactionCanceledException.class,
                        cancelled -> assertThat(cancelled.cancellationReasons())
                                .extracting(reason -> reason.code())
                                .containsExactly("None", "ConditionalCheckFailed"));
        assertThat(client.scan(request -> request.tableName(THINGS)).count()).isEqualTo(1);
    }

    @Test
    @InProcessOnly("reads the log of requests")
    void requests_are_recorded_with_their_operation_and_body(InProcessDynamoDb engine) {
        engine.clearRequests();
        put("pk", "a", "sk", "1");

        assertThat(engine.requestCount()).isEqualTo(1);
        assertThat(engine.requests()).singleElement().satisfies(request -> {
            assertThat(request.operation()).isEqualTo("PutItem");
            assertThat(request.body()).contains("\"TableName\":\"things\"").contains("\"pk\":{\"S\":\"a\"}");
        });
    }
}
