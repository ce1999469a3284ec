package com.daintree.data;

import static org.assertj.core.api.Assertions.assertThat;

import com.daintree.data.tour.Exchange;
import com.daintree.data.tour.Recorder;
import com.daintree.seed.Store;
import io.keywright.testing.DynamoDbExtension;
import io.keywright.testing.InProcessDynamoDb;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** A table of its own for a test, with the whole store in it, and an ear at the client. The store is written once. */
final class SeededTable {

    static final String NAME = DynamoDbExtension.tableName("daintree-test");

    /** As many writes as one BatchWriteItem takes. */
    private static final int BATCH = 25;

    private static final Store STORE;
    private static final List<Map<String, AttributeValue>> ITEMS;

    static {
        try (InProcessDynamoDb engine = InProcessDynamoDb.create()) {
            DaintreeTable.createTable(engine.client(), NAME);
            STORE = Seeding.write(Store.seeded(), DaintreeTable.open(engine.client(), NAME));
            ITEMS = engine.client().scanPaginator(request -> request.tableName(NAME)).items().stream()
                    .toList();
        }
    }

    final Store store = STORE;
    final DynamoDbClient client;
    final Recorder recorder;
    final DaintreeTable daintree;

    private SeededTable(DynamoDbClient client) {
        this.client = client;
        recorder = new Recorder(client);
        daintree = DaintreeTable.open(recorder.client(), NAME);
    }

    /** The table behind this client, in process or elsewhere. */
    static SeededTable at(DynamoDbClient client) {
        DaintreeTable.createTable(client, NAME);
        for (int from = 0; from < ITEMS.size(); from += BATCH) {
            List<WriteRequest> writes = ITEMS.subList(from, Math.min(from + BATCH, ITEMS.size())).stream()
                    .map(item -> WriteRequest.builder()
                            .putRequest(put -> put.item(item))
                            .build())
                    .toList();
            assertThat(client.batchWriteItem(request -> request.requestItems(Map.of(NAME, writes)))
                            .unprocessedItems())
                    .isEmpty();
        }
        return new SeededTable(client);
    }

    /** What the call returns, after making sure that it took one request. */
    <T> T inOneRequest(Supplier<T> call) {
        recorder.drain();
        T result = call.get();
        assertThat(recorder.drain()).as("requests").hasSize(1);
        return result;
    }

    /** The requests that the call sends. */
    List<DynamoDbRequest> requestsOf(Runnable call) {
        recorder.drain();
        call.run();
        return recorder.drain().stream().map(Exchange::request).toList();
    }
}
