package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.json.Fields;
import io.keywright.testing.stream.ChangeRecord;
import io.keywright.testing.stream.ChangeStream;
import io.keywright.testing.stream.ShardIterator;
import io.keywright.testing.table.Database;
import io.keywright.testing.table.TableDescription;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The four operations of DynamoDB Streams. */
final class StreamOperations {

    private static final String SHARD = "shardId-00000000000000000000-00000001";
    private static final int MOST = 1000;
    private static final List<String> ITERATORS =
            List.of("TRIM_HORIZON", "LATEST", "AT_SEQUENCE_NUMBER", "AFTER_SEQUENCE_NUMBER");

    private StreamOperations() {}

    static Map<String, ?> list(Fields request, Database database) {
        Constraints constraints = new Constraints();
        Long limit = request.integer("Limit");
        constraints.atLeast(limit, "limit", 1);
        constraints.atMost(limit, "limit", 100);
        constraints.check();
        String table = request.string("TableName");
        String start = request.string("ExclusiveStartStreamArn");
        List<ChangeStream> streams = database.streams().values().stream()
                .filter(stream -> table == null || stream.tableName().equals(Database.plainName(table)))
                .dropWhile(stream -> start != null && !stream.arn().equals(start))
                .skip(start == null ? 0 : 1)
                .toList();
        int count = (int) Math.min(limit == null ? 100 : limit, streams.size());
        Map<String, Object> reply = new LinkedHashMap<>();
        reply.put(
                "Streams",
                streams.subList(0, count).stream().map(Streams::summary).toList());
        reply.put(
                "LastEvaluatedStreamArn",
                count < streams.size() ? streams.get(count - 1).arn() : null);
        return reply;
    }

    static Map<String, ?> describe(Fields request, Database database) {
        Constraints constraints = new Constraints();
        constraints.present(request.string("StreamArn"), "streamArn");
        constraints.check();
        ChangeStream stream = Streams.require(request.string("StreamArn"), database);
        Map<String, Object> description = Streams.summary(stream);
        description.put("StreamStatus", stream.isEnabled() ? "ENABLED" : "DISABLED");
        description.put("StreamViewType", stream.viewType());
        description.put("CreationRequestDateTime", TableDescription.seconds(stream.created()));
        description.put("KeySchema", stream.keySchema());
        Map<String, Object> range = new LinkedHashMap<>();
        range.put("StartingSequenceNumber", ChangeRecord.sequence(1));
        if (!stream.isEnabled()) {
            range.put(
                    "EndingSequenceNumber",
                    ChangeRecord.sequence(stream.changes().size()));
        }
        boolean past = SHARD.equals(request.string("ExclusiveStartShardId"));
        description.put("Shards", past ? List.of() : List.of(Map.of("ShardId", SHARD, "SequenceNumberRange", range)));
        return Map.of("StreamDescription", description);
    }

    static Map<String, ?> iterator(Fields request, Database database) {
        Constraints constraints = new Constraints();
        String type = request.string("ShardIteratorType");
        constraints.present(request.string("StreamArn"), "streamArn");
        constraints.present(request.string("ShardId"), "shardId");
        constraints.present(type, "shardIteratorType");
        constraints.oneOf(type, "shardIteratorType", ITERATORS);
        constraints.check();
        ChangeStream stream = Streams.require(request.string("StreamArn"), database);
        String shard = request.string("ShardId");
        if (!SHARD.equals(shard)) {
            throw ServiceError.of(
                    "ResourceNotFoundException",
                    "Requested resource not found: Shard: " + shard + " in Stream: " + stream.arn() + " not found");
        }
        String sequence = request.string("SequenceNumber");
        boolean bySequence = Objects.requireNonNull(type).endsWith("_SEQUENCE_NUMBER");
        if (bySequence && sequence == null) {
            throw ServiceError.validation("The SequenceNumber parameter is required for ShardIteratorType " + type);
        }
        if (!bySequence && sequence != null) {
            throw ServiceError.validation("The SequenceNumber parameter is not allowed for ShardIteratorType " + type);
        }
        long next = switch (type) {
            case "LATEST" -> stream.changes().size() + 1L;
            case "AT_SEQUENCE_NUMBER" -> position(sequence);
            case "AFTER_SEQUENCE_NUMBER" -> position(sequence) + 1;
            default -> 1;
        };
        return Map.of("ShardIterator", new ShardIterator(stream.arn(), next, database.now()).text());
    }

    private static long position(@Nullable String sequence) {
        try {
            return ChangeRecord.position(Objects.requireNonNull(sequence));
        } catch (NumberFormatException malformed) {
            throw ServiceError.validation("Invalid SequenceNumber");
        }
    }

    static Map<String, ?> records(Fields request, Database database) {
        Constraints constraints = new Constraints();
        String text = request.string("ShardIterator");
        Long limit = request.integer("Limit");
        constraints.present(text, "shardIterator");
        constraints.atLeast(limit, "limit", 1);
        constraints.atMost(limit, "limit", MOST);
        constraints.check();
        ShardIterator iterator = ShardIterator.parse(Objects.requireNonNull(text), database.now());
        ChangeStream stream = Streams.require(iterator.streamArn(), database);
        List<Map<String, Object>> records = new ArrayList<>();
        long next = iterator.next();
        while (next <= stream.changes().size() && records.size() < (limit == null ? MOST : limit)) {
            records.add(ChangeRecord.of(stream, stream.changes().get((int) next - 1)));
            next++;
        }
        Map<String, Object> reply = new LinkedHashMap<>();
        reply.put("Records", records);
        boolean ended = !stream.isEnabled() && next > stream.changes().size();
        reply.put("NextShardIterator", ended ? null : new ShardIterator(stream.arn(), next, database.now()).text());
        return reply;
    }
}
