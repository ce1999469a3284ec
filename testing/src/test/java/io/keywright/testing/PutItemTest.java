package io.keywright.testing;

import static io.keywright.testing.Shapes.THINGS;
import static io.keywright.testing.Shapes.attribute;
import static io.keywright.testing.Shapes.b;
import static io.keywright.testing.Shapes.gsi;
import static io.keywright.testing.Shapes.hash;
import static io.keywright.testing.Shapes.item;
import static io.keywright.testing.Shapes.n;
import static io.keywright.testing.Shapes.projection;
import static io.keywright.testing.Shapes.put;
import static io.keywright.testing.Shapes.range;
import static io.keywright.testing.Shapes.refusal;
import static io.keywright.testing.Shapes.table;
import static io.keywright.testing.Shapes.things;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

@DynamoDbTest
class PutItemTest {

    private static final String INDEXED = DynamoDbExtension.tableName("indexed");
    private static final String INVALID = "ValidationException: One or more parameter values were invalid: ";
    private static final String NOT_VALID = "ValidationException: One or more parameter values are not valid. ";

    private DynamoDbClient client;

    @BeforeEach
    void open(DynamoDbClient given) {
        client = things(given);
    }

    private String refused(Map<String, AttributeValue> item) {
        return refusal(() -> client.putItem(request -> request.tableName(THINGS).item(item)));
    }

    @Test
    void replaces_the_whole_item() {
        put(client, "pk", "p", "sk", "s", "old", 1);
        put(client, "pk", "p", "sk", "s", "fresh", 2);

        assertThat(client.getItem(request -> request.tableName(THINGS).key(item("pk", "p", "sk", "s")))
                        .item())
                .isEqualTo(item("pk", "p", "sk", "s", "fresh", 2));
    }

    @Test
    void returns_the_old_item_when_asked() {
        put(client, "pk", "p", "sk", "s", "old", 1);

        assertThat(client.putItem(request -> request.tableName(THINGS)
                                .item(item("pk", "p", "sk", "s"))
                                .returnValues(ReturnValue.ALL_OLD))
                        .attributes())
                .isEqualTo(item("pk", "p", "sk", "s", "old", 1));
        assertThat(client.putItem(request -> request.tableName(THINGS).item(item("pk", "p", "sk", "s")))
                        .hasAttributes())
                .isFalse();
        assertThat(client.putItem(request -> request.tableName(THINGS)
                                .item(item("pk", "p", "sk", "other"))
                                .returnValues(ReturnValue.ALL_OLD))
                        .hasAttributes())
                .isFalse();
    }

    @Test
    void refuses_return_values_that_a_put_does_not_have() {
        assertThat(refusal(() -> client.putItem(request -> request.tableName(THINGS)
                        .item(item("pk", "p", "sk", "s"))
                        .returnValues(ReturnValue.ALL_NEW))))
                .isEqualTo(
                        "ValidationException: 1 validation error detected: ReturnValues can only be ALL_OLD or NONE");
        assertThat(refusal(() -> client.putItem(request ->
                        request.tableName(THINGS).item(item("pk", "p")).returnValues("SOME"))))
                .isEqualTo("ValidationException: 1 validation error detected: Value 'SOME' at 'returnValues' failed to "
                        + "satisfy constraint: Member must satisfy enum value set: [ALL_NEW, UPDATED_OLD, ALL_OLD, "
                        + "NONE, UPDATED_NEW]");
    }

    @Test
    void needs_all_key_attributes_of_the_right_type() {
        assertThat(refused(item("pk", "p"))).isEqualTo(INVALID + "Missing the key sk in the item");
        assertThat(refused(item("sk", "s"))).isEqualTo(INVALID + "Missing the key pk in the item");
        assertThat(refused(item("pk", 1, "sk", "s")))
                .isEqualTo(INVALID + "Type mismatch for key pk expected: S actual: N");
    }

    @Test
    void key_values_may_not_be_empty() {
        assertThat(refused(item("pk", "", "sk", "s")))
                .isEqualTo(NOT_VALID + "The AttributeValue for a key attribute cannot contain an empty string value. "
                        + "Key: pk");
        assertThat(refused(item("pk", "p", "sk", "")))
                .isEqualTo(NOT_VALID + "The AttributeValue for a key attribute cannot contain an empty string value. "
                        + "Key: sk");
    }

    @Test
    void keys_are_limited_to_2048_and_1024_bytes() {
        put(client, "pk", "p".repeat(2048), "sk", "s".repeat(1024));

        assertThat(refused(item("pk", "p".repeat(2049), "sk", "s")))
                .isEqualTo(INVALID + "Size of hashkey has exceeded the maximum size limit of2048 bytes");
        assertThat(refused(item("pk", "p", "sk", "s".repeat(1025))))
                .isEqualTo(INVALID + "Aggregated size of all range keys has exceeded the size limit of 1024 bytes");
    }

    @Test
    void a_missing_table_is_not_found() {
        assertThatThrownBy(() ->
                        client.putItem(request -> request.tableName("nothing").item(item("pk", "p"))))
                .isInstanceOf(ResourceNotFoundException.class)
                .hasMessageContaining("Requested resource not found");
    }

    @Test
    void the_shape_of_the_request_is_checked_first_and_all_at_once() {
        assertThat(refusal(() -> client.putItem(request -> request.tableName("a;"))))
                .isEqualTo("ValidationException: 3 validation errors detected: Value 'a;' at 'tableName' failed to "
                        + "satisfy constraint: Member must satisfy regular expression pattern: [a-zA-Z0-9_.-]+; "
                        + "Value 'a;' at 'tableName' failed to satisfy constraint: Member must have length greater "
                        + "than or equal to 3; Value null at 'item' failed to satisfy constraint: Member must not be "
                        + "null");
    }

    @Test
    void a_condition_that_fails_keeps_the_item() {
        put(client, "pk", "p", "sk", "s", "v", 1);

        assertThatThrownBy(() -> client.putItem(request -> request.tableName(THINGS)
                        .item(item("pk", "p", "sk", "s", "v", 2))
                        .conditionExpression("v = :three")
                        .expressionAttributeValues(item(":three", 3))))
                .isInstanceOfSatisfying(
                        ConditionalCheckFailedException.class,
                        failure -> assertThat(failure.hasItem()).isFalse());
        assertThat(client.getItem(request -> request.tableName(THINGS).key(item("pk", "p", "sk", "s")))
                        .item())
                .containsEntry("v", n(1));
    }

    @Test
    void index_keys_are_checked_for_type_and_emptiness() {
        client.createTable(table(INDEXED)
                .attributeDefinitions(
                        attribute("pk", ScalarAttributeType.S),
                        attribute("sk", ScalarAttributeType.S),
                        attribute("g", ScalarAttributeType.S),
                        attribute("bin", ScalarAttributeType.B))
                .globalSecondaryIndexes(gsi("byG", projection(ProjectionType.ALL), hash("g"), range("bin")))
                .build());

        assertThat(refusal(() ->
                        client.putItem(request -> request.tableName(INDEXED).item(item("pk", "p", "sk", "s", "g", 1)))))
                .isEqualTo(INVALID + "Type mismatch for Index Key g Expected: S Actual: N IndexName: byG");
        assertThat(refusal(() -> client.putItem(
                        request -> request.tableName(INDEXED).item(item("pk", "p", "sk", "s", "g", "")))))
                .isEqualTo(NOT_VALID + "A value specified for a secondary index key is not supported. The "
                        + "AttributeValue for a key attribute cannot contain an empty string value. IndexName: byG, "
                        + "IndexKey: g");
        assertThat(refusal(() -> client.putItem(
                        request -> request.tableName(INDEXED).item(item("pk", "p", "sk", "s", "g", "g", "bin", b())))))
                .isEqualTo(NOT_VALID + "A value specified for a secondary index key is not supported. The "
                        + "AttributeValue for a key attribute cannot contain an empty binary value. IndexName: byG, "
                        + "IndexKey: bin");
    }

    @Test
    void a_table_can_be_named_by_its_arn() {
        String arn = client.describeTable(request -> request.tableName(THINGS))
                .table()
                .tableArn();
        client.putItem(request -> request.tableName(arn).item(item("pk", "p", "sk", "s")));

        assertThat(client.scan(request -> request.tableName(THINGS)).count()).isEqualTo(1);
    }
}
