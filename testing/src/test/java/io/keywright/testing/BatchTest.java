package io.keywright.testing;

import static io.keywright.testing.Shapes.THINGS;
import static io.keywright.testing.Shapes.item;
import static io.keywright.testing.Shapes.put;
import static io.keywright.testing.Shapes.refusal;
import static io.keywright.testing.Shapes.table;
import static io.keywright.testing.Shapes.things;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

@DynamoDbTest
class BatchTest {

    private DynamoDbClient client;

    @BeforeEach
    void open(DynamoDbClient given) {
        client = things(given);
    }

    private static WriteRequest putting(Object... namesAndValues) {
        return WriteRequest.builder()
                .putRequest(put -> put.item(item(namesAndValues)))
                .build();
    }

    private static WriteRequest deleting(Object... namesAndValues) {
        return WriteRequest.builder()
                .deleteRequest(delete -> delete.key(item(namesAndValues)))
                .build();
    }

    private BatchWriteItemResponse write(List<WriteRequest> writes) {
        return client.batchWriteItem(request -> request.requestItems(Map.of(THINGS, writes)));
    }

    private BatchGetItemResponse get(List<Map<String, AttributeValue>> keys) {
        return client.batchGetItem(request -> request.requestItems(
                Map.of(THINGS, KeysAndAttributes.builder().keys(keys).build())));
    }

    private static List<Map<String, AttributeValue>> keys(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> item("pk", "p" + i, "sk", "s"))
                .toList();
    }

    @Test
    void writes_put_and_delete() {
        put(client, "pk", "p", "sk", "old");
        BatchWriteItemResponse response =
                write(List.of(putting("pk", "p", "sk", "a"), deleting("pk", "p", "sk", "old")));

        assertThat(response.unprocessedItems()).isEmpty();
        assertThat(client.scan(request -> request.tableName(THINGS)).items())
                .containsExactly(item("pk", "p", "sk", "a"));
    }

    @Test
    void writes_refuse_the_same_key_twice() {
        assertThat(refusal(() -> write(List.of(putting("pk", "p", "sk", "a"), deleting("pk", "p", "sk", "a")))))
                .isEqualTo("ValidationException: Provided list of item keys contains duplicates");
        assertThat(client.scan(request -> request.tableName(THINGS)).count()).isZero();
    }

    @Test
    void one_bad_write_stops_all() {
        assertThat(refusal(() -> write(List.of(putting("pk", "p", "sk", "a"), putting("pk", "p")))))
                .isEqualTo("ValidationException: The provided key element does not match the schema");
        assertThat(client.scan(request -> request.tableName(THINGS)).count()).isZero();
    }

    @Test
    void writes_are_25_at_most() {
        List<WriteRequest> writes = new ArrayList<>();
        for (int i = 0; i < 26; i++) {
            writes.add(putting("pk", "p" + i, "sk", "s"));
        }
        assertThat(refusal(() -> write(writes)))
                .startsWith("ValidationException: 1 validation error detected: Value")
                .endsWith("at 'requestItems' failed to satisfy constraint: Map value must satisfy constraint: [Member "
                        + "must have length less than or equal to 25, Member must have length greater than or equal to "
                        + "1]");
        assertThat(write(writes.subList(0, 25)).hasUnprocessedItems()).isTrue();
        assertThat(client.scan(request -> request.tableName(THINGS)).count()).isEqualTo(25);
    }

    @Test
    void writes_over_several_tables_count_together() {
        String others = DynamoDbExtension.tableName("others");
        client.createTable(table(others).build());
        List<WriteRequest> some = Collections.nCopies(13, putting("pk", "p", "sk", "a"));
        assertThat(refusal(() ->
                        client.batchWriteItem(request -> request.requestItems(Map.of(THINGS, some, others, some)))))
                .isEqualTo("ValidationException: Too many items requested for the BatchWriteItem call");
    }

    @Test
    void gets_what_is_there_and_leaves_out_what_is_not() {
        put(client, "pk", "p1", "sk", "s", "v", 1);

        BatchGetItemResponse response = get(keys(3));

        assertThat(response.responses().get(THINGS)).containsExactly(item("pk", "p1", "sk", "s", "v", 1));
        assertThat(response.unprocessedKeys()).isEmpty();
    }

    @Test
    void gets_refuse_the_same_key_twice() {
        assertThat(refusal(() -> get(List.of(item("pk", "p", "sk", "s"), item("pk", "p", "sk", "s")))))
                .isEqualTo("ValidationException: Provided list of item keys contains duplicates");
    }

    @Test
    void gets_are_100_at_most() {
        assertThat(refusal(() -> get(keys(101))))
                .isEqualTo("ValidationException: 1 validation error detected: Value at "
                        + "'requestItems." + THINGS
                        + ".member.keys' failed to satisfy constraint: Member must have length "
                        + "less than or equal to 100");
        assertThat(get(keys(100)).hasResponses()).isTrue();
        String others = DynamoDbExtension.tableName("others");
        client.createTable(table(others).build());
        assertThat(refusal(() -> client.batchGetItem(request -> request.requestItems(Map.of(
                        THINGS,
                        KeysAndAttributes.builder().keys(keys(60)).build(),
                        "others",
                        KeysAndAttributes.builder().keys(keys(60)).build())))))
                .isEqualTo("ValidationException: Too many items requested for the BatchGetItem call");
    }

    @Test
    void gets_stop_at_16_megabytes_and_hand_back_the_rest() {
        for (int i = 0; i < 50; i++) {
            put(client, "pk", "p" + i, "sk", "s", "v", "x".repeat(390_000));
        }

        BatchGetItemResponse first = get(keys(50));
        List<Map<String, AttributeValue>> left = first.unprocessedKeys()
                .getOrDefault(THINGS, KeysAndAttributes.builder().build())
                .keys();

        assertThat(first.responses().getOrDefault(THINGS, List.of())).hasSize(43);
        assertThat(left).hasSize(7);
        assertThat(get(left).responses().getOrDefault(THINGS, List.of())).hasSize(7);
    }

    @Test
    void an_empty_batch_is_refused() {
        assertThat(refusal(() -> client.batchGetItem(request -> request.requestItems(Map.of()))))
                .isEqualTo(
                        "ValidationException: 1 validation error detected: Value at 'RequestItems' failed to satisfy "
                                + "constraint: Member must have length greater than or equal to 1");
        assertThat(refusal(() -> client.batchWriteItem(request -> request.requestItems(Map.of()))))
                .isEqualTo("ValidationException: The requestItems parameter is required for BatchWriteItem");
    }

    @Test
    void an_unknown_table_is_not_found() {
        assertThat(refusal(() -> client.batchGetItem(request -> request.requestItems(Map.of(
                        "nothing", KeysAndAttributes.builder().keys(keys(1)).build())))))
                .isEqualTo("ResourceNotFoundException: Requested resource not found");
    }
}
