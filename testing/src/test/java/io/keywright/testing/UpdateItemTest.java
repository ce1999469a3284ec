package io.keywright.testing;

import static io.keywright.testing.Shapes.THINGS;
import static io.keywright.testing.Shapes.attribute;
import static io.keywright.testing.Shapes.gsi;
import static io.keywright.testing.Shapes.hash;
import static io.keywright.testing.Shapes.item;
import static io.keywright.testing.Shapes.l;
import static io.keywright.testing.Shapes.m;
import static io.keywright.testing.Shapes.n;
import static io.keywright.testing.Shapes.projection;
import static io.keywright.testing.Shapes.put;
import static io.keywright.testing.Shapes.refusal;
import static io.keywright.testing.Shapes.s;
import static io.keywright.testing.Shapes.ss;
import static io.keywright.testing.Shapes.table;
import static io.keywright.testing.Shapes.things;
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

@DynamoDbTest
class UpdateItemTest {

    private static final String INDEXED = DynamoDbExtension.tableName("indexed");
    private static final Map<String, AttributeValue> KEY = item("pk", "p", "sk", "s");

    private DynamoDbClient client;

    private Map<String, AttributeValue> stored() {
        return client.getItem(request -> request.tableName(THINGS).key(KEY)).item();
    }

    private Map<String, AttributeValue> updated(ReturnValue returnValues) {
        return client.updateItem(request -> request.tableName(THINGS)
                        .key(KEY)
                        .updateExpression("SET doc.a = :one, xs[1] = :one, fresh = :one REMOVE gone")
                        .expressionAttributeValues(item(":one", 1))
                        .returnValues(returnValues))
                .attributes();
    }

    @BeforeEach
    void open(DynamoDbClient given) {
        client = things(given);
    }

    private void putStart() {
        put(client, "pk", "p", "sk", "s", "doc", m("a", 0, "b", 0), "xs", l(n(0), n(0)), "gone", "x", "kept", "y");
    }

    @Test
    void makes_the_item_where_there_is_none() {
        client.updateItem(request -> request.tableName(THINGS)
                .key(KEY)
                .updateExpression("SET v = :v")
                .expressionAttributeValues(item(":v", 1)));

        assertThat(stored()).isEqualTo(item("pk", "p", "sk", "s", "v", 1));
    }

    @Test
    void without_an_expression_it_makes_an_item_of_the_key_alone() {
        client.updateItem(request -> request.tableName(THINGS).key(KEY));

        assertThat(stored()).isEqualTo(KEY);
    }

    @Test
    void what_is_wrong_with_the_request_alone_is_told_from_what_it_meets() {
        assertThat(refusal(() -> client.updateItem(request -> request.tableName("nothing")
                        .key(KEY)
                        .updateExpression("SET v = :v")
                        .expressionAttributeValues(item(":v", ss())))))
                .isEqualTo("ValidationException: 1 validation error detected: One or more parameter values were "
                        + "invalid: An string set  may not be empty");
        assertThat(refusal(() -> client.updateItem(request -> request.tableName("nothing")
                        .key(KEY)
                        .updateExpression("SET v = :v")
                        .expressionAttributeValues(item(":v", 1, ":w", 2)))))
                .isEqualTo("ValidationException: 1 validation error detected: Value provided in "
                        + "ExpressionAttributeValues unused in expressions: keys: {:w}");
        assertThat(refusal(() -> client.updateItem(
                        request -> request.tableName("nothing").key(KEY).updateExpression("REMOVE v"))))
                .isEqualTo("ResourceNotFoundException: Requested resource not found");
    }

    @Test
    void returns_nothing_unless_asked() {
        putStart();

        assertThat(updated(ReturnValue.NONE)).isEmpty();
    }

    @Test
    void returns_the_whole_item_before_or_after() {
        putStart();
        Map<String, AttributeValue> before = stored();

        assertThat(updated(ReturnValue.ALL_OLD)).isEqualTo(before);
        assertThat(updated(ReturnValue.ALL_NEW)).isEqualTo(stored());
    }

    @Test
    void returns_only_what_was_named_before_or_after() {
        putStart();

        assertThat(updated(ReturnValue.UPDATED_OLD)).isEqualTo(item("doc", m("a", 0), "xs", l(n(0)), "gone", "x"));

        putStart();

        assertThat(updated(ReturnValue.UPDATED_NEW)).isEqualTo(item("doc", m("a", 1), "xs", l(n(1)), "fresh", 1));
    }

    @Test
    void a_condition_sees_the_item_before_the_update() {
        putStart();

        assertThatThrownBy(() -> client.updateItem(request -> request.tableName(THINGS)
                        .key(KEY)
                        .updateExpression("SET kept = :z")
                        .conditionExpression("kept = :z")
                        .expressionAttributeValues(item(":z", "z"))
                        .returnValuesOnConditionCheckFailure("ALL_OLD")))
                .isInstanceOfSatisfying(
                        ConditionalCheckFailedException.class,
                        failure -> assertThat(failure.item()).containsEntry("kept", s("y")));
        assertThat(stored()).containsEntry("kept", s("y"));
    }

    @Test
    void a_condition_on_existence_stops_the_making_of_a_new_item() {
        assertThatThrownBy(() -> client.updateItem(request -> request.tableName(THINGS)
                        .key(KEY)
                        .updateExpression("SET v = :v")
                        .conditionExpression("attribute_exists(pk)")
                        .expressionAttributeValues(item(":v", 1))))
                .isInstanceOfSatisfying(
                        ConditionalCheckFailedException.class,
                        failure -> assertThat(failure.hasItem()).isFalse());
        assertThat(stored()).isEmpty();
    }

    @Test
    void the_key_must_be_exactly_the_tables_key() {
        for (Map<String, AttributeValue> key :
                List.of(item("pk", "p"), item("pk", "p", "sk", 1), item("pk", "p", "sk", "s", "x", "y"))) {
            assertThat(refusal(() -> client.updateItem(
                            request -> request.tableName(THINGS).key(key))))
                    .isEqualTo("ValidationException: The provided key element does not match the schema");
        }
    }

    @Test
    void an_item_that_would_grow_over_400_kilobytes_is_refused() {
        put(client, "pk", "p", "sk", "s", "v", "x".repeat(300_000));

        assertThat(refusal(() -> client.updateItem(request -> request.tableName(THINGS)
                        .key(KEY)
                        .updateExpression("SET w = :w")
                        .expressionAttributeValues(item(":w", "y".repeat(110_000))))))
                .isEqualTo("ValidationException: Item size to update has exceeded the maximum allowed size");
    }

    @Test
    void index_keys_keep_their_type() {
        client.createTable(table(INDEXED)
                .attributeDefinitions(
                        attribute("pk", ScalarAttributeType.S),
                        attribute("sk", ScalarAttributeType.S),
                        attribute("g", ScalarAttributeType.S))
                .globalSecondaryIndexes(gsi("byG", projection(ProjectionType.ALL), hash("g")))
                .build());
        client.putItem(request -> request.tableName(INDEXED).item(item("pk", "p", "sk", "s", "num", 1)));

        assertThat(refusal(() -> client.updateItem(request -> request.tableName(INDEXED)
                        .key(KEY)
                        .updateExpression("SET g = :one")
                        .expressionAttributeValues(item(":one", 1)))))
                .isEqualTo("ValidationException: One or more parameter values were invalid: Type mismatch for Index "
                        + "Key g Expected: S Actual: N IndexName: byG");
        assertThat(refusal(() -> client.updateItem(
                        request -> request.tableName(INDEXED).key(KEY).updateExpression("SET g = num"))))
                .isEqualTo("ValidationException: The update expression attempted to update the secondary index key to "
                        + "unsupported type");
    }

    @Test
    void an_index_key_cannot_be_emptied() {
        client.createTable(table(INDEXED)
                .attributeDefinitions(
                        attribute("pk", ScalarAttributeType.S),
                        attribute("sk", ScalarAttributeType.S),
                        attribute("g", ScalarAttributeType.S))
                .globalSecondaryIndexes(gsi("byG", projection(ProjectionType.ALL), hash("g")))
                .build());

        assertThat(refusal(() -> client.updateItem(request -> request.tableName(INDEXED)
                        .key(KEY)
                        .updateExpression("SET g = :empty")
                        .expressionAttributeValues(item(":empty", "")))))
                .isEqualTo("ValidationException: One or more parameter values are not valid. The update expression "
                        + "attempted to update a secondary index key to a value that is not supported. The "
                        + "AttributeValue for a key attribute cannot contain an empty string value.");
    }

    @Test
    void an_index_follows_the_update() {
        client.createTable(table(INDEXED)
                .attributeDefinitions(
                        attribute("pk", ScalarAttributeType.S),
                        attribute("sk", ScalarAttributeType.S),
                        attribute("g", ScalarAttributeType.S))
                .globalSecondaryIndexes(gsi("byG", projection(ProjectionType.ALL), hash("g")))
                .build());
        client.putItem(request -> request.tableName(INDEXED).item(item("pk", "p", "sk", "s", "g", "old")));
        client.updateItem(request -> request.tableName(INDEXED)
                .key(KEY)
                .updateExpression("SET g = :g")
                .expressionAttributeValues(item(":g", "fresh")));

        assertThat(client.scan(request -> request.tableName(INDEXED).indexName("byG"))
                        .items())
                .containsExactly(item("pk", "p", "sk", "s", "g", "fresh"));

        client.updateItem(request -> request.tableName(INDEXED).key(KEY).updateExpression("REMOVE g"));

        assertThat(client.scan(request -> request.tableName(INDEXED).indexName("byG"))
                        .items())
                .isEmpty();
    }
}
