package io.keywright.runtime.shop;

import io.keywright.testing.InProcessDynamoDb;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.Record;
import software.amazon.awssdk.services.dynamodb.model.ShardIteratorType;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;
import software.amazon.awssdk.services.dynamodb.streams.DynamoDbStreamsClient;

/** The records of the shop's stream, all of them each time. */
public final class StreamOfShop {

    private final DynamoDbStreamsClient streams;
    private final String arn;

    private StreamOfShop(DynamoDbStreamsClient streams, String arn) {
        this.streams = streams;
        this.arn = arn;
    }

    /** Begins a stream of a view. */
    public static StreamOfShop of(InProcessDynamoDb engine, StreamViewType view) {
        String arn = engine.client()
                .updateTable(update -> update.tableName(ShopTable.NAME)
                        .streamSpecification(
                                stream -> stream.streamEnabled(true).streamViewType(view)))
                .tableDescription()
                .latestStreamArn();
        return new StreamOfShop(engine.streamsClient(), arn);
    }

    public List<Record> records() {
        String shard = streams.describeStream(describe -> describe.streamArn(arn))
                .streamDescription()
                .shards()
                .get(0)
                .shardId();
        String iterator = streams.getShardIterator(
                        get -> get.streamArn(arn).shardId(shard).shardIteratorType(ShardIteratorType.TRIM_HORIZON))
                .shardIterator();
        return streams.getRecords(get -> get.shardIterator(iterator)).records();
    }
}
