package io.keywright.testing;

import static io.keywright.testing.Shapes.THINGS;
import static io.keywright.testing.Shapes.engine;
import static io.keywright.testing.Shapes.item;
import static io.keywright.testing.Shapes.n;
import static io.keywright.testing.Shapes.put;
import static io.keywright.testing.Shapes.refusal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

@InProcessOnly("injects faults")
class FaultTest {

    private static final Map<String, AttributeValue> KEY = item("pk", "p", "sk", "s");

    private final InProcessDynamoDb engine = engine();
    private final DynamoDbClient client = engine.client();

    @AfterEach
    void close() {
        engine.close();
    }

    private void add() {
        client.updateItem(request -> request.tableName(THINGS)
                .key(KEY)
                .updateExpression("ADD v :one")
                .expressionAttributeValues(item(":one", 1)));
    }

    private Map<String, AttributeValue> stored() {
        return client.getItem(request -> request.tableName(THINGS).key(KEY)).item();
    }

    @Test
    void throttling_that_passes_is_retried_by_the_client() {
        engine.inject(Fault.throttling().on("UpdateItem"));
        engine.clearRequests();
        add();

        assertThat(engine.requestCount()).isEqualTo(2);
        assertThat(stored()).containsEntry("v", n(1));
    }

    @Test
    void throttling_that_lasts_reaches_the_caller_until_it_is_cleared() {
        engine.inject(Fault.throttling().on("UpdateItem").always());

        assertThatThrownBy(this::add).isInstanceOf(ProvisionedThroughputExceededException.class);
        assertThat(stored()).isEmpty();

        engine.clearFaults();
        add();

        assertThat(stored()).containsEntry("v", n(1));
    }

    @Test
    void a_reply_that_is_lost_was_carried_out() {
        engine.inject(Fault.lostReply().on("UpdateItem"));
        add();

        assertThat(stored()).containsEntry("v", n(2));
    }

    @Test
    void a_lost_reply_that_no_retry_mends_is_the_clients_exception() {
        engine.inject(Fault.lostReply().on("UpdateItem").always());

        assertThatThrownBy(this::add).isInstanceOf(SdkClientException.class).hasMessageContaining("lost on purpose");
    }

    @Test
    void server_errors_are_retried() {
        engine.inject(Fault.serverError().on("UpdateItem").times(2));
        engine.clearRequests();
        add();

        assertThat(engine.requestCount()).isEqualTo(3);
    }

    @Test
    void a_fault_waits_for_a_request_that_fits() {
        engine.inject(Fault.error("AccessDeniedException", "no")
                .when(request -> request.body().contains("secret")));
        put(client, "pk", "open", "sk", "s");

        assertThat(refusal(() -> put(client, "pk", "secret", "sk", "s"))).isEqualTo("AccessDeniedException: no");
        put(client, "pk", "secret", "sk", "s");

        assertThat(client.scan(request -> request.tableName(THINGS)).count()).isEqualTo(2);
    }

    @Test
    void a_transaction_conflict_cancels_a_transaction() {
        engine.inject(Fault.transactionConflict().on("TransactWriteItems"));
        TransactWriteItem first = TransactWriteItem.builder()
                .put(put -> put.tableName(THINGS).item(KEY))
                .build();
        TransactWriteItem second = TransactWriteItem.builder()
                .put(put -> put.tableName(THINGS).item(item("pk", "p", "sk", "other")))
                .build();

        assertThatThrownBy(() -> client.transactWriteItems(request -> request.transactItems(List.of(first, second))))
                .isInstanceOfSatisfying(
                        TransactionCanceledException.class,
                        cancelled -> assertThat(cancelled.cancellationReasons())
                                .extracting(CancellationReason::code)
                                .containsExactly("TransactionConflict", "None"));
        assertThat(stored()).isEmpty();
    }

    @Test
    void a_transaction_conflict_refuses_a_single_write() {
        engine.inject(Fault.transactionConflict().on("UpdateItem").always());

        assertThatThrownBy(this::add).isInstanceOf(TransactionConflictException.class);
    }

    @Test
    void a_batch_of_writes_leaves_some_undone() {
        engine.inject(Fault.unprocessed(1));
        List<WriteRequest> writes = List.of(writing("a"), writing("b"), writing("c"));
        BatchWriteItemResponse response =
                client.batchWriteItem(request -> request.requestItems(Map.of(THINGS, writes)));

        assertThat(response.unprocessedItems()).isEqualTo(Map.of(THINGS, writes.subList(1, 3)));
        assertThat(client.scan(request -> request.tableName(THINGS)).count()).isEqualTo(1);
    }

    private static WriteRequest writing(String sk) {
        return WriteRequest.builder()
                .putRequest(put -> put.item(item("pk", "p", "sk", sk)))
                .build();
    }

    @Test
    void a_batch_of_reads_leaves_some_undone() {
        put(client, "pk", "p", "sk", "a");
        put(client, "pk", "p", "sk", "b");
        engine.inject(Fault.unprocessed(1));
        KeysAndAttributes keys = KeysAndAttributes.builder()
                .keys(List.of(item("pk", "p", "sk", "a"), item("pk", "p", "sk", "b")))
                .consistentRead(true)
                .build();
        var response = client.batchGetItem(request -> request.requestItems(Map.of(THINGS, keys)));

        assertThat(response.responses()).isEqualTo(Map.of(THINGS, List.of(item("pk", "p", "sk", "a"))));
        assertThat(response.unprocessedKeys())
                .isEqualTo(Map.of(
                        THINGS,
                        keys.toBuilder()
                                .keys(List.of(item("pk", "p", "sk", "b")))
                                .build()));
    }

    @Test
    void latency_holds_a_request_up() {
        engine.inject(Fault.latency(Duration.ofMillis(30)).on("UpdateItem"));
        long start = System.nanoTime();
        add();

        assertThat(Duration.ofNanos(System.nanoTime() - start)).isGreaterThanOrEqualTo(Duration.ofMillis(30));
        assertThat(stored()).containsEntry("v", n(1));
    }

    @Test
    void a_snapshot_brings_the_tables_back() {
        add();
        Snapshot snapshot = engine.snapshot();
        add();
        client.createTable(Shapes.table("more").build());

        engine.restore(snapshot);

        assertThat(stored()).containsEntry("v", n(1));
        assertThat(client.listTables().tableNames()).containsExactly(THINGS);

        client.deleteTable(request -> request.tableName(THINGS));
        engine.restore(snapshot);

        assertThat(stored()).containsEntry("v", n(1));
    }
}
