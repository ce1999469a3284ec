package io.keywright.testing;

import static io.keywright.testing.Shapes.engine;
import static io.keywright.testing.Shapes.item;
import static io.keywright.testing.Shapes.put;
import static io.keywright.testing.Shapes.refusal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** What an engine does when it is over, and when it is put back. */
class ClosedEngineTest {

    @Test
    void a_client_that_outlives_its_engine_is_told_so() {
        InProcessDynamoDb engine = engine();
        DynamoDbClient own = ClientSettings.apply(DynamoDbClient.builder(), URI.create("http://own.invalid"))
                .httpClient(engine.httpClient())
                .build();
        own.listTables();
        engine.close();

        assertThatThrownBy(own::listTables)
                .hasStackTraceContaining(
                        "This in-process DynamoDB is closed: DynamoDB_20120810.ListTables came too late");
        assertThatThrownBy(() -> engine.client().listTables()).isInstanceOf(RuntimeException.class);
        own.close();
    }

    @Test
    void what_a_stream_holds_and_which_transactions_were_done_goes_back_with_the_tables() {
        try (InProcessDynamoDb engine = engine()) {
            DynamoDbClient client = engine.client();
            client.updateTable(request -> request.tableName("things")
                    .streamSpecification(stream -> stream.streamEnabled(true).streamViewType("KEYS_ONLY")));
            put(client, "pk", "p", "sk", "1");
            Snapshot snapshot = engine.snapshot();
            put(client, "pk", "p", "sk", "2");
            assertThat(records(engine)).isEqualTo(2);

            engine.restore(snapshot);
            assertThat(records(engine)).isEqualTo(1);
            put(client, "pk", "p", "sk", "3");
            assertThat(records(engine)).isEqualTo(2);
            engine.restore(snapshot);
            assertThat(records(engine)).isEqualTo(1);
        }
    }

    @Test
    void a_stream_that_began_after_the_snapshot_is_gone_after_it_is_restored() {
        try (InProcessDynamoDb engine = engine()) {
            Snapshot snapshot = engine.snapshot();
            engine.client()
                    .updateTable(request -> request.tableName("things")
                            .streamSpecification(
                                    stream -> stream.streamEnabled(true).streamViewType("KEYS_ONLY")));
            assertThat(engine.streamsClient().listStreams().streams()).hasSize(1);

            engine.restore(snapshot);

            assertThat(engine.streamsClient().listStreams().streams()).isEmpty();
            assertThat(refusal(() -> engine.client()
                            .putItem(request -> request.tableName("none").item(item("a", 1)))))
                    .startsWith("ResourceNotFoundException");
        }
    }

    @Test
    void an_iterator_from_before_the_restore_is_expired_and_passes_over_nothing() {
        try (InProcessDynamoDb engine = engine()) {
            DynamoDbClient client = engine.client();
            client.updateTable(request -> request.tableName("things")
                    .streamSpecification(stream -> stream.streamEnabled(true).streamViewType("KEYS_ONLY")));
            Snapshot snapshot = engine.snapshot();
            put(client, "pk", "p", "sk", "1");
            var streams = engine.streamsClient();
            String before = streams.getRecords(request -> request.shardIterator(oldest(engine)))
                    .nextShardIterator();

            engine.restore(snapshot);
            put(client, "pk", "p", "sk", "2");

            assertThat(refusal(() -> streams.getRecords(request -> request.shardIterator(before))))
                    .startsWith("ExpiredIteratorException");
            assertThat(records(engine)).isEqualTo(1);
        }
    }

    private static int records(InProcessDynamoDb engine) {
        String iterator = oldest(engine);
        return engine.streamsClient()
                .getRecords(request -> request.shardIterator(iterator))
                .records()
                .size();
    }

    private static String oldest(InProcessDynamoDb engine) {
        var streams = engine.streamsClient();
        String arn = streams.listStreams().streams().get(0).streamArn();
        String shard = streams.describeStream(request -> request.streamArn(arn))
                .streamDescription()
                .shards()
                .get(0)
                .shardId();
        return streams.getShardIterator(
                        request -> request.streamArn(arn).shardId(shard).shardIteratorType("TRIM_HORIZON"))
                .shardIterator();
    }
}
