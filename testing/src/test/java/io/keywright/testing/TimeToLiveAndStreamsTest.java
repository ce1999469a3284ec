package io.keywright.testing;

import static io.keywright.testing.Shapes.THINGS;
import static io.keywright.testing.Shapes.item;
import static io.keywright.testing.Shapes.n;
import static io.keywright.testing.Shapes.refusal;
import static io.keywright.testing.Shapes.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DescribeStreamResponse;
import software.amazon.awssdk.services.dynamodb.model.GetRecordsResponse;
import software.amazon.awssdk.services.dynamodb.model.OperationType;
import software.amazon.awssdk.services.dynamodb.model.Record;
import software.amazon.awssdk.services.dynamodb.model.ShardIteratorType;
import software.amazon.awssdk.services.dynamodb.model.StreamStatus;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveStatus;
import software.amazon.awssdk.services.dynamodb.streams.DynamoDbStreamsClient;

@Tag("dynamodb")
class TimeToLiveAndStreamsTest {

    private static final Map<String, AttributeValue> KEY = item("pk", "p", "sk", "s");

    private final TestClock clock = new TestClock(Instant.parse("2026-01-02T03:04:05Z"));

    @RegisterExtension
    private final DynamoDbExtension dynamoDb = new DynamoDbExtension().on(clock);

    private DynamoDbClient client;
    private DynamoDbStreamsClient streams;

    @BeforeEach
    void open(DynamoDbClient given, DynamoDbStreamsClient givenStreams) {
        client = given;
        streams = givenStreams;
    }

    private String createTable(StreamViewType view) {
        return client.createTable(table(THINGS)
                        .streamSpecification(
                                stream -> stream.streamEnabled(true).streamViewType(view))
                        .build())
                .tableDescription()
                .latestStreamArn();
    }

    private void setTimeToLive(String attribute, boolean enabled) {
        client.updateTimeToLive(request -> request.tableName(THINGS)
                .timeToLiveSpecification(
                        specification -> specification.attributeName(attribute).enabled(enabled)));
    }

    private void putChangeDelete() {
        client.putItem(request -> request.tableName(THINGS).item(item("pk", "p", "sk", "s", "v", 1)));
        client.putItem(request -> request.tableName(THINGS).item(item("pk", "p", "sk", "s", "v", 2)));
        client.putItem(request -> request.tableName(THINGS).item(item("pk", "p", "sk", "s", "v", 2)));
        client.deleteItem(request -> request.tableName(THINGS).key(KEY));
    }

    private String iterator(String arn, ShardIteratorType type) {
        return streams.getShardIterator(
                        request -> request.streamArn(arn).shardId(shard(arn)).shardIteratorType(type))
                .shardIterator();
    }

    private String shard(String arn) {
        return streams.describeStream(request -> request.streamArn(arn))
                .streamDescription()
                .shards()
                .get(0)
                .shardId();
    }

    private List<Record> records(String arn) {
        return streams.getRecords(request -> request.shardIterator(iterator(arn, ShardIteratorType.TRIM_HORIZON)))
                .records();
    }

    @Test
    void writes_that_change_something_are_recorded_in_order() {
        String arn = createTable(StreamViewType.NEW_AND_OLD_IMAGES);
        putChangeDelete();
        List<Record> records = records(arn);

        assertThat(records)
                .extracting(Record::eventName)
                .containsExactly(OperationType.INSERT, OperationType.MODIFY, OperationType.REMOVE);
        assertThat(records)
                .extracting(record -> record.dynamodb().sequenceNumber())
                .isSorted();
        assertThat(records.get(1).dynamodb().keys()).isEqualTo(KEY);
        assertThat(records.get(1).dynamodb().oldImage()).containsEntry("v", n(1));
        assertThat(records.get(1).dynamodb().newImage()).containsEntry("v", n(2));
        assertThat(records.get(2).userIdentity()).isNull();
    }

    @ParameterizedTest
    @CsvSource({"KEYS_ONLY, false, false", "NEW_IMAGE, true, false", "OLD_IMAGE, false, true"})
    void the_view_decides_what_a_record_shows(StreamViewType view, boolean newImage, boolean oldImage) {
        String arn = createTable(view);
        putChangeDelete();
        Record change = records(arn).get(1);

        assertThat(change.dynamodb().hasNewImage()).isEqualTo(newImage);
        assertThat(change.dynamodb().hasOldImage()).isEqualTo(oldImage);
        assertThat(change.dynamodb().streamViewType()).isEqualTo(view);
    }

    @Test
    void readers_go_on_where_they_stopped() {
        String arn = createTable(StreamViewType.KEYS_ONLY);
        String latest = iterator(arn, ShardIteratorType.LATEST);
        putChangeDelete();
        GetRecordsResponse first =
                streams.getRecords(request -> request.shardIterator(iterator(arn, ShardIteratorType.TRIM_HORIZON))
                        .limit(2));
        GetRecordsResponse second = streams.getRecords(request -> request.shardIterator(first.nextShardIterator()));

        assertThat(first.records()).hasSize(2);
        assertThat(second.records()).hasSize(1);
        assertThat(second.nextShardIterator()).isNotNull();
        assertThat(streams.getRecords(request -> request.shardIterator(latest)).records())
                .hasSize(3);
        String after = streams.getShardIterator(request -> request.streamArn(arn)
                        .shardId(shard(arn))
                        .shardIteratorType(ShardIteratorType.AFTER_SEQUENCE_NUMBER)
                        .sequenceNumber(first.records().get(0).dynamodb().sequenceNumber()))
                .shardIterator();
        assertThat(streams.getRecords(request -> request.shardIterator(after)).records())
                .hasSize(2);
    }

    @Test
    void a_stream_that_was_disabled_can_be_read_to_its_end() {
        String arn = createTable(StreamViewType.KEYS_ONLY);
        putChangeDelete();
        client.updateTable(
                request -> request.tableName(THINGS).streamSpecification(stream -> stream.streamEnabled(false)));
        client.putItem(request -> request.tableName(THINGS).item(KEY));
        DescribeStreamResponse described = streams.describeStream(request -> request.streamArn(arn));
        GetRecordsResponse all =
                streams.getRecords(request -> request.shardIterator(iterator(arn, ShardIteratorType.TRIM_HORIZON)));

        assertThat(described.streamDescription().streamStatus()).isEqualTo(StreamStatus.DISABLED);
        assertThat(all.records()).hasSize(3);
        assertThat(all.nextShardIterator()).isNull();
        assertThat(streams.listStreams(request -> request.tableName(THINGS)).streams())
                .singleElement()
                .satisfies(stream -> assertThat(stream.streamArn()).isEqualTo(arn));
    }

    @Test
    @InProcessOnly("sets the clock")
    void a_record_says_when_it_happened() {
        String arn = createTable(StreamViewType.NEW_AND_OLD_IMAGES);
        putChangeDelete();

        assertThat(records(arn))
                .extracting(record -> record.dynamodb().approximateCreationDateTime())
                .containsOnly(clock.instant());
    }

    @Test
    @InProcessOnly("sets the clock")
    void an_iterator_expires_after_fifteen_minutes() {
        String arn = createTable(StreamViewType.KEYS_ONLY);
        String iterator = iterator(arn, ShardIteratorType.TRIM_HORIZON);
        clock.advance(Duration.ofMinutes(15).plusSeconds(1));

        assertThat(refusal(() -> streams.getRecords(request -> request.shardIterator(iterator))))
                .startsWith("ExpiredIteratorException: ");
    }

    @Test
    void a_stream_needs_a_view_and_cannot_be_enabled_twice() {
        createTable(StreamViewType.KEYS_ONLY);

        assertThat(refusal(() -> client.updateTable(request -> request.tableName(THINGS)
                        .streamSpecification(
                                stream -> stream.streamEnabled(true).streamViewType(StreamViewType.NEW_IMAGE)))))
                .startsWith("ValidationException: Table already has an enabled stream: ");
        assertThat(refusal(() -> client.createTable(table("more")
                        .streamSpecification(stream -> stream.streamEnabled(true))
                        .build())))
                .startsWith("ValidationException: One or more parameter values were invalid: ");
    }

    @Test
    @InProcessOnly("sets the clock")
    void expired_items_stay_until_they_are_deleted(InProcessDynamoDb engine) {
        String arn = createTable(StreamViewType.NEW_AND_OLD_IMAGES);
        setTimeToLive("end", true);
        long now = clock.instant().getEpochSecond();
        client.putItem(request -> request.tableName(THINGS).item(item("pk", "p", "sk", "s", "end", n(now + 60))));
        client.putItem(request -> request.tableName(THINGS).item(item("pk", "q", "sk", "s", "end", n(now + 600))));
        client.putItem(request -> request.tableName(THINGS).item(item("pk", "r", "sk", "s", "end", "" + now)));

        assertThat(engine.deleteExpiredItems()).isZero();

        clock.advance(Duration.ofSeconds(61));

        assertThat(client.scan(request -> request.tableName(THINGS)).count()).isEqualTo(3);
        assertThat(engine.deleteExpiredItems()).isEqualTo(1);
        assertThat(client.getItem(request -> request.tableName(THINGS).key(KEY)).hasItem())
                .isFalse();
        assertThat(records(arn)).last().satisfies(record -> {
            assertThat(record.eventName()).isEqualTo(OperationType.REMOVE);
            assertThat(record.userIdentity().principalId()).isEqualTo("dynamodb.amazonaws.com");
            assertThat(record.userIdentity().type()).isEqualTo("Service");
        });
    }

    @Test
    @InProcessOnly("deletes what has expired")
    void a_time_more_than_five_years_past_is_not_taken_for_one(InProcessDynamoDb engine) {
        createTable(StreamViewType.KEYS_ONLY);
        setTimeToLive("end", true);
        client.putItem(request -> request.tableName(THINGS).item(item("pk", "p", "sk", "s", "end", 1000)));

        assertThat(engine.deleteExpiredItems()).isZero();
    }

    @Test
    void time_to_live_is_enabled_and_disabled_once() {
        createTable(StreamViewType.KEYS_ONLY);

        assertThat(client.describeTimeToLive(request -> request.tableName(THINGS))
                        .timeToLiveDescription()
                        .timeToLiveStatus())
                .isEqualTo(TimeToLiveStatus.DISABLED);
        assertThat(refusal(() -> setTimeToLive("end", false)))
                .isEqualTo("ValidationException: TimeToLive is already disabled");

        setTimeToLive("end", true);

        assertThat(client.describeTimeToLive(request -> request.tableName(THINGS))
                        .timeToLiveDescription()
                        .attributeName())
                .isEqualTo("end");
        assertThat(refusal(() -> setTimeToLive("end", true)))
                .isEqualTo("ValidationException: TimeToLive is already enabled");
        assertThat(refusal(() -> setTimeToLive("other", true)))
                .isEqualTo("ValidationException: TimeToLive is active on a different AttributeName: current "
                        + "AttributeName is end");
    }
}
