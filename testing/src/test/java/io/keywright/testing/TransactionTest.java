package io.keywright.testing;

import static io.keywright.testing.Shapes.THINGS;
import static io.keywright.testing.Shapes.item;
import static io.keywright.testing.Shapes.n;
import static io.keywright.testing.Shapes.put;
import static io.keywright.testing.Shapes.refusal;
import static io.keywright.testing.Shapes.things;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.ItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

@Tag("dynamodb")
class TransactionTest {

    private final TestClock clock = new TestClock(Instant.parse("2026-01-01T00:00:00Z"));

    @RegisterExtension
    private final DynamoDbExtension dynamoDb = new DynamoDbExtension().on(clock);

    private DynamoDbClient client;
    /** Of a request that is to be carried out once; such tokens are known to a whole account. */
    private final String token = UUID.randomUUID().toString();

    @BeforeEach
    void open(DynamoDbClient given) {
        client = things(given);
    }

    private static TransactWriteItem putting(Object... namesAndValues) {
        return TransactWriteItem.builder()
                .put(put -> put.tableName(THINGS).item(item(namesAndValues)))
                .build();
    }

    private static TransactWriteItem creating(Object... namesAndValues) {
        return TransactWriteItem.builder()
                .put(put -> put.tableName(THINGS)
                        .item(item(namesAndValues))
                        .conditionExpression("attribute_not_exists(pk)")
                        .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD))
                .build();
    }

    private static TransactWriteItem adding(String sk, int amount) {
        return TransactWriteItem.builder()
                .update(update -> update.tableName(THINGS)
                        .key(item("pk", "p", "sk", sk))
                        .updateExpression("ADD v :v")
                        .expressionAttributeValues(item(":v", amount)))
                .build();
    }

    private static TransactWriteItem deleting(String sk) {
        return TransactWriteItem.builder()
                .delete(delete -> delete.tableName(THINGS).key(item("pk", "p", "sk", sk)))
                .build();
    }

    private static TransactWriteItem checking(String sk, String condition) {
        return TransactWriteItem.builder()
                .conditionCheck(check ->
                        check.tableName(THINGS).key(item("pk", "p", "sk", sk)).conditionExpression(condition))
                .build();
    }

    private void write(TransactWriteItem... actions) {
        client.transactWriteItems(request -> request.transactItems(List.of(actions)));
    }

    private TransactionCanceledException cancelled(TransactWriteItem... actions) {
        return Assertions.catchThrowableOfType(TransactionCanceledException.class, () -> write(actions));
    }

    private Map<String, AttributeValue> stored(String sk) {
        return client.getItem(request -> request.tableName(THINGS).key(item("pk", "p", "sk", sk)))
                .item();
    }

    @Test
    void carries_out_all_kinds_of_action() {
        put(client, "pk", "p", "sk", "gone");
        put(client, "pk", "p", "sk", "checked");
        write(
                putting("pk", "p", "sk", "a"),
                adding("b", 5),
                deleting("gone"),
                checking("checked", "attribute_exists(pk)"));

        assertThat(stored("a")).isNotEmpty();
        assertThat(stored("b")).containsEntry("v", n(5));
        assertThat(stored("gone")).isEmpty();
    }

    @Test
    void gives_a_reason_for_each_action_in_its_place() {
        put(client, "pk", "p", "sk", "a", "v", 1);
        TransactionCanceledException failure = cancelled(
                adding("c", 1),
                creating("pk", "p", "sk", "a"),
                checking("b", "attribute_exists(pk)"),
                putting("pk", "p"));

        assertThat(failure.awsErrorDetails().errorMessage())
                .isEqualTo("Transaction cancelled, please refer cancellation reasons for specific reasons "
                        + "[None, None, None, ValidationError]");

        failure = cancelled(adding("c", 1), creating("pk", "p", "sk", "a"), checking("b", "attribute_exists(pk)"));

        assertThat(failure.awsErrorDetails().errorMessage())
                .isEqualTo("Transaction cancelled, please refer cancellation reasons for specific reasons "
                        + "[None, ConditionalCheckFailed, ConditionalCheckFailed]");
        assertThat(failure.cancellationReasons())
                .extracting(CancellationReason::message)
                .containsExactly(null, "The conditional request failed", "The conditional request failed");
        assertThat(failure.cancellationReasons().get(1).item()).isEqualTo(item("pk", "p", "sk", "a", "v", 1));
        assertThat(failure.cancellationReasons().get(2).hasItem()).isFalse();
        assertThat(stored("c")).isEmpty();
    }

    @Test
    void an_update_that_cannot_be_done_is_a_validation_error_of_its_action() {
        put(client, "pk", "p", "sk", "a", "v", "text");
        TransactionCanceledException failure = cancelled(putting("pk", "p", "sk", "b"), adding("a", 1));

        assertThat(failure.cancellationReasons())
                .extracting(CancellationReason::code)
                .containsExactly("None", "ValidationError");
        assertThat(failure.cancellationReasons().get(1).message())
                .isEqualTo("An operand in the update expression has an incorrect data type");
        assertThat(stored("b")).isEmpty();
    }

    @Test
    void an_empty_key_is_refused_before_the_transaction_begins() {
        assertThat(refusal(() -> write(adding("a", 1), putting("pk", "p", "sk", ""))))
                .isEqualTo("ValidationException: One or more parameter values are not valid. The AttributeValue for a "
                        + "key attribute cannot contain an empty string value. Key: sk");
        assertThat(refusal(() -> write(adding("a", 1), deleting(""))))
                .isEqualTo("ValidationException: One or more parameter values are not valid. The AttributeValue for a "
                        + "key attribute cannot contain an empty string value. Key: sk");
    }

    @Test
    void refuses_two_actions_on_one_item() {
        assertThat(refusal(() -> write(putting("pk", "p", "sk", "a"), checking("a", "attribute_exists(pk)"))))
                .isEqualTo("ValidationException: Transaction request cannot include multiple operations on one item");
    }

    @Test
    void takes_1_to_100_actions() {
        List<TransactWriteItem> actions = new ArrayList<>();
        for (int i = 0; i < 101; i++) {
            actions.add(putting("pk", "p" + i, "sk", "s"));
        }
        assertThat(refusal(() -> client.transactWriteItems(request -> request.transactItems(actions))))
                .startsWith("ValidationException: 1 validation error detected: Value '")
                .endsWith("at 'transactItems' failed to satisfy constraint: Member must have length less than or equal "
                        + "to 100");
        client.transactWriteItems(request -> request.transactItems(actions.subList(0, 100)));

        assertThat(client.scan(request -> request.tableName(THINGS)).count()).isEqualTo(100);
    }

    @Test
    void a_syntax_error_is_no_cancellation() {
        assertThat(refusal(() -> write(checking("a", "attribute_exists("))))
                .isEqualTo("ValidationException: Invalid ConditionExpression: Syntax error; token: \"<EOF>\", near: "
                        + "\"(\"");
    }

    @Test
    void an_action_must_be_of_one_kind() {
        assertThat(refusal(() -> write(TransactWriteItem.builder().build())))
                .isEqualTo("ValidationException: Invalid Request: TransactWriteRequest should contain Delete or Put or "
                        + "Update request");
        assertThat(refusal(() -> write(TransactWriteItem.builder()
                        .put(put -> put.tableName(THINGS).item(item("pk", "p", "sk", "a")))
                        .delete(delete -> delete.tableName(THINGS).key(item("pk", "p", "sk", "a")))
                        .build())))
                .isEqualTo("ValidationException: TransactItems can only contain one of Check, Put, Update or Delete");
    }

    @Test
    void a_missing_table_is_not_found() {
        assertThat(refusal(() -> write(TransactWriteItem.builder()
                        .put(put -> put.tableName("nothing").item(item("pk", "p", "sk", "a")))
                        .build())))
                .isEqualTo("ResourceNotFoundException: Requested resource not found");
    }

    @Test
    void a_token_carries_out_one_request_once() {
        for (int i = 0; i < 3; i++) {
            client.transactWriteItems(
                    request -> request.clientRequestToken(token).transactItems(List.of(adding("a", 5))));
        }
        assertThat(stored("a")).containsEntry("v", n(5));
        assertThat(refusal(() -> client.transactWriteItems(
                        request -> request.clientRequestToken(token).transactItems(List.of(adding("a", 6))))))
                .startsWith("IdempotentParameterMismatchException: ");
        assertThat(stored("a")).containsEntry("v", n(5));
    }

    @Test
    @InProcessOnly("sets the clock")
    void a_token_is_forgotten_after_ten_minutes() {
        client.transactWriteItems(request -> request.clientRequestToken(token).transactItems(List.of(adding("a", 5))));
        clock.advance(Duration.ofMinutes(10));
        client.transactWriteItems(request -> request.clientRequestToken(token).transactItems(List.of(adding("a", 5))));

        assertThat(stored("a")).containsEntry("v", n(10));
    }

    @Test
    void a_token_of_a_cancelled_request_can_be_used_again() {
        assertThat(refusal(() -> client.transactWriteItems(request -> request.clientRequestToken(token)
                        .transactItems(List.of(checking("a", "attribute_exists(pk)"))))))
                .startsWith("TransactionCanceledException");
        put(client, "pk", "p", "sk", "a");
        client.transactWriteItems(request ->
                request.clientRequestToken(token).transactItems(List.of(checking("a", "attribute_exists(pk)"))));

        assertThat(stored("a")).isNotEmpty();
    }

    @Test
    void gets_answer_in_their_order_with_nothing_for_what_is_not_there() {
        put(client, "pk", "p", "sk", "a", "v", 1, "w", 2);
        List<ItemResponse> responses = client.transactGetItems(
                        request -> request.transactItems(List.of(getting("none", "v"), getting("a", "v"))))
                .responses();

        assertThat(responses).hasSize(2);
        assertThat(responses.get(0).hasItem()).isFalse();
        assertThat(responses.get(1).item()).isEqualTo(item("v", 1));
    }

    @Test
    void gets_refuse_one_item_twice() {
        assertThat(refusal(() -> client.transactGetItems(
                        request -> request.transactItems(List.of(getting("a", "v"), getting("a", "w"))))))
                .isEqualTo("ValidationException: Transaction request cannot include multiple operations on one item");
    }

    private static TransactGetItem getting(String sk, String projection) {
        return TransactGetItem.builder()
                .get(get -> get.tableName(THINGS).key(item("pk", "p", "sk", sk)).projectionExpression(projection))
                .build();
    }
}
