package io.keywright.testing;

import static io.keywright.testing.Shapes.THINGS;
import static io.keywright.testing.Shapes.item;
import static io.keywright.testing.Shapes.put;
import static io.keywright.testing.Shapes.refusal;
import static io.keywright.testing.Shapes.things;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.Select;

@DynamoDbTest
class ScanTest {

    private DynamoDbClient client;

    @BeforeEach
    void open(DynamoDbClient given) {
        client = things(given);
    }

    private void fill(int partitions) {
        for (int i = 0; i < partitions; i++) {
            put(client, "pk", "p" + i, "sk", "a", "num", i);
            put(client, "pk", "p" + i, "sk", "b", "num", i);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7, 16})
    void segments_together_read_every_item_once(int segments) {
        fill(60);
        List<Map<String, AttributeValue>> all = new ArrayList<>();
        for (int segment = 0; segment < segments; segment++) {
            int number = segment;
            client.scanPaginator(request -> request.tableName(THINGS)
                            .segment(number)
                            .totalSegments(segments)
                            .limit(5))
                    .items()
                    .forEach(all::add);
        }

        assertThat(all).hasSize(120).doesNotHaveDuplicates();
    }

    @Test
    void two_scans_read_in_the_same_order_and_keep_partitions_together() {
        fill(20);
        List<String> first = partitions();

        assertThat(partitions()).isEqualTo(first);
        List<String> changes = new ArrayList<>();
        first.forEach(partition -> {
            if (changes.isEmpty() || !changes.get(changes.size() - 1).equals(partition)) {
                changes.add(partition);
            }
        });
        assertThat(changes).hasSize(20).doesNotHaveDuplicates();
    }

    private List<String> partitions() {
        return Shapes.texts(client.scan(request -> request.tableName(THINGS)).items(), "pk");
    }

    @Test
    void a_filter_may_name_a_key_attribute() {
        fill(3);

        assertThat(client.scan(request -> request.tableName(THINGS)
                                .filterExpression("sk = :a AND pk <> :p0")
                                .expressionAttributeValues(item(":a", "a", ":p0", "p0")))
                        .count())
                .isEqualTo(2);
    }

    @Test
    void counts_and_projections() {
        fill(3);
        ScanResponse counted = client.scan(request -> request.tableName(THINGS).select(Select.COUNT));

        assertThat(counted.count()).isEqualTo(6);
        assertThat(counted.scannedCount()).isEqualTo(6);
        assertThat(counted.hasItems()).isFalse();
        assertThat(client.scan(request -> request.tableName(THINGS).projectionExpression("num"))
                        .items())
                .allSatisfy(found -> assertThat(found).containsOnlyKeys("num"));
    }

    @Test
    void an_item_deleted_between_pages_does_not_lose_the_place() {
        fill(10);
        Set<Map<String, AttributeValue>> seen = new HashSet<>();
        ScanResponse page = client.scan(request -> request.tableName(THINGS).limit(5));
        seen.addAll(page.items());
        Map<String, AttributeValue> place = page.lastEvaluatedKey();
        client.deleteItem(request -> request.tableName(THINGS).key(place));
        ScanResponse rest = client.scan(request -> request.tableName(THINGS).exclusiveStartKey(place));
        seen.addAll(rest.items());

        assertThat(seen).hasSize(20);
    }

    @Test
    void segments_must_be_given_together_and_fit() {
        assertThat(refusal(
                        () -> client.scan(request -> request.tableName(THINGS).segment(1))))
                .isEqualTo("ValidationException: The TotalSegments parameter is required but was not present in the "
                        + "request when Segment parameter is present");
        assertThat(refusal(
                        () -> client.scan(request -> request.tableName(THINGS).totalSegments(1))))
                .isEqualTo("ValidationException: The Segment parameter is required but was not present in the request "
                        + "when parameter TotalSegments is present");
        assertThat(refusal(() -> client.scan(
                        request -> request.tableName(THINGS).segment(2).totalSegments(2))))
                .isEqualTo("ValidationException: The Segment parameter is zero-based and must be less than parameter "
                        + "TotalSegments: Segment: 2 is not less than TotalSegments: 2");
        assertThat(refusal(
                        () -> client.scan(request -> request.tableName(THINGS).limit(0))))
                .isEqualTo("ValidationException: 1 validation error detected: Value '0' at 'limit' failed to satisfy "
                        + "constraint: Member must have value greater than or equal to 1");
    }

    @Test
    void a_start_key_that_is_no_key_is_refused() {
        assertThat(refusal(
                        () -> client.scan(request -> request.tableName(THINGS).exclusiveStartKey(item("pk", "p")))))
                .isEqualTo("ValidationException: The provided starting key is invalid: The provided key element does "
                        + "not match the schema");
    }

    @Test
    void a_start_key_of_another_segment_is_refused() {
        fill(30);
        Map<String, AttributeValue> ofFirst = client.scan(request ->
                        request.tableName(THINGS).segment(0).totalSegments(4).limit(1))
                .lastEvaluatedKey();

        assertThat(refusal(() -> client.scan(request ->
                        request.tableName(THINGS).segment(3).totalSegments(4).exclusiveStartKey(ofFirst))))
                .startsWith("ValidationException: The provided starting key is invalid: Invalid ExclusiveStartKey. "
                        + "Please use ExclusiveStartKey with correct Segment.");
    }
}
