package com.daintree.data;

import static org.assertj.core.api.Assertions.assertThat;

import com.daintree.data.tour.Exchange;
import com.daintree.data.tour.Recorder;
import com.daintree.seed.Store;
import io.keywright.testing.InProcessDynamoDb;
import io.keywright.testing.Snapshot;
import java.util.List;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/** A table of its own for a test, with the whole store in it, and an ear at the client. The store is written once. */
final class SeededTable implements AutoCloseable {

    static final String NAME = "daintree-test";

    private static final Store STORE = Store.seeded();
    private static final Snapshot SNAPSHOT = snapshot();

    final Store store = STORE;
    final InProcessDynamoDb engine = InProcessDynamoDb.create();
    final DynamoDbClient client = engine.client();
    final Recorder recorder = new Recorder(client);
    final DaintreeTable daintree = DaintreeTable.open(recorder.client(), NAME);

    SeededTable() {
        engine.restore(SNAPSHOT);
    }

    private static Snapshot snapshot() {
        try (InProcessDynamoDb engine = InProcessDynamoDb.create()) {
            DaintreeTable.createTable(engine.client(), NAME);
            Seeding.write(STORE, DaintreeTable.open(engine.client(), NAME));
            return engine.snapshot();
        }
    }

    /** What the call returns, after making sure that it took one request. */
    <T> T inOneRequest(Supplier<T> call) {
        engine.clearRequests();
        T result = call.get();
        assertThat(engine.requestCount()).as("requests that reached the engine").isEqualTo(1);
        return result;
    }

    /** The requests that the call sends. */
    List<DynamoDbRequest> requestsOf(Runnable call) {
        recorder.drain();
        call.run();
        return recorder.drain().stream().map(Exchange::request).toList();
    }

    @Override
    public void close() {
        engine.close();
    }
}
