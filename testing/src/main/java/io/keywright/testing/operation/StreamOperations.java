package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.json.Fields;
import io.keywright.testing.stream.ChangeRecord;
import io.keywright.testing.stream.ChangeStream;
import io.keywright.testing.stream.ShardIterator;
import io.keywright.testing.table.Database;
import io.keywright.testing.table.TableDescription;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The four operations of DynamoDB Streams. */
final class StreamOperations {

    private static final String SHARD = "shardId-00000000000000000000-00000001";
    private static final int MOST_STREAMS = 100;
    private static final int MOST_RECORDS = 1000;
    private static final int LARGEST_REPLY = 1024 * 1024;
    private static final int SHORTEST_ARN = 37;
    private static final int LONGEST_ARN = 1024;
    private static final int SHORTEST_SHARD = 28;
    private static final int LONGEST_SHARD = 65;
    private static final int SHORTEST_SEQUENCE = 21;
    private static final int LONGEST_SEQUENCE = 40;
    private static final int LONGEST_ITERATOR = 2048;
    private static final List<String> ITERATORS =
            List.of("AFTER_SEQUENCE_NUMBER", "LATEST", "AT_TIMESTAMP", "AT_SEQUENCE_NUMBER", "TRIM_HORIZON");

    private StreamOperations() {}

    static Map<String, ?> list(Fields request, Database database) {
        Constraints constraints = new Constraints();
        Long limit = request.integer("Limit");
        String table = request.string("TableName");
        String start = request.string("ExclusiveStartStreamArn");
        constraints.atLeast(limit, "limit", 1);
        if (table == null || !table.startsWith("arn:")) {
            constraints.name(table, "tableName");
        }
        arn(start, "exclusiveStartStreamArn", constraints);
        constraints.check();
        List<ChangeStream> streams = database.streams().values().stream()
                .filter(stream -> table == null || stream.tableName().equals(Database.plainName(table)))
                .dropWhile(stream -> start != null && !stream.arn().equals(start))
                .skip(start == null ? 0 : 1)
                .toList();
        int count = (int) Math.min(limit == null ? MOST_STREAMS : Math.min(limit, MOST_STREAMS), streams.size());
        Map<String, Object> reply = new LinkedHashMap<>();
        reply.put(
                "Streams",
                streams.subList(0, count).stream().map(Streams::summary).toList());
        reply.put(
                "LastEvaluatedStreamArn",
                count < streams.size() ? streams.get(count - 1).arn() : null);
        return reply;
    }

    private static void arn(@Nullable String arn, String path, Constraints constraints) {
        if (arn != null) {
            constraints.length(arn, arn.length(), path, SHORTEST_ARN, LONGEST_ARN);
        }
    }

    private static void shard(@Nullable String shard, String path, Constraints constraints) {
        if (shard != null) {
            constraints.length(shard, shard.length(), path, SHORTEST_SHARD, LONGEST_SHARD);
        }
    }

    static Map<String, ?> describe(Fields request, Database database) {
        Constraints constraints = new Constraints();
        String arn = request.string("StreamArn");
        String after = request.string("ExclusiveStartShardId");
        Fields filter = request.structure("ShardFilter");
        constraints.present(arn, "streamArn");
        arn(arn, "streamArn", constraints);
        constraints.atLeast(request.integer("Limit"), "limit", 1);
        shard(after, "exclusiveStartShardId", constraints);
        if (filter != null) {
            constraints.oneOf(filter.string("Type"), "shardFilter.type", List.of("CHILD_SHARDS"));
            shard(filter.string("ShardId"), "shardFilter.shardId", constraints);
        }
        constraints.check();
        ChangeStream stream = Streams.require(arn, database);
        Map<String, Object> description = Streams.summary(stream);
        description.put("StreamStatus", stream.isEnabled() ? "ENABLED" : "DISABLED");
        description.put("StreamViewType", stream.viewType());
        description.put("CreationRequestDateTime", TableDescription.seconds(stream.created()));
        description.put("KeySchema", stream.keySchema());
        Map<String, Object> range = new LinkedHashMap<>();
        range.put("StartingSequenceNumber", ChangeRecord.sequence(1));
        if (!stream.isEnabled()) {
            range.put("EndingSequenceNumber", ChangeRecord.sequence(stream.last()));
        }
        // The one shard has no children, and nothing comes after it.
        boolean none = SHARD.equals(after) || filter != null;
        description.put("Shards", none ? List.of() : List.of(Map.of("ShardId", SHARD, "SequenceNumberRange", range)));
        return Map.of("StreamDescription", description);
    }

    static Map<String, ?> iterator(Fields request, Database database) {
        Constraints constraints = new Constraints();
        String arn = request.string("StreamArn");
        String shard = request.string("ShardId");
        String type = request.string("ShardIteratorType");
        String sequence = request.string("SequenceNumber");
        constraints.present(arn, "streamArn");
        arn(arn, "streamArn", constraints);
        constraints.present(shard, "shardId");
        shard(shard, "shardId", constraints);
        constraints.present(type, "shardIteratorType");
        constraints.oneOf(type, "shardIteratorType", ITERATORS);
        if (sequence != null) {
            constraints.length(sequence, sequence.length(), "sequenceNumber", SHORTEST_SEQUENCE, LONGEST_SEQUENCE);
        }
        constraints.check();
        ChangeStream stream = Streams.require(arn, database);
        if (!SHARD.equals(shard)) {
            throw ServiceError.of(
                    "ResourceNotFoundException",
                    "Requested resource not found: Shard: " + shard + " in Stream: " + stream.arn() + " not found");
        }
        boolean bySequence = Objects.requireNonNull(type).endsWith("_SEQUENCE_NUMBER");
        if (bySequence && sequence == null) {
            throw ServiceError.validation("The SequenceNumber parameter is required for ShardIteratorType " + type);
        }
        if (!bySequence && sequence != null) {
            throw ServiceError.validation("The SequenceNumber parameter is not allowed for ShardIteratorType " + type);
        }
        long next = switch (type) {
            case "LATEST" -> stream.last() + 1;
            case "AT_SEQUENCE_NUMBER" -> available(stream, position(sequence));
            case "AFTER_SEQUENCE_NUMBER" -> available(stream, position(sequence)) + 1;
            case "AT_TIMESTAMP" -> stream.since(time(request));
            default -> stream.first();
        };
        return Map.of("ShardIterator", place(stream, next, database));
    }

    private static String place(ChangeStream stream, long next, Database database) {
        return new ShardIterator(stream.arn(), next, database.now(), database.restores()).text();
    }

    private static Instant time(Fields request) {
        BigDecimal seconds = request.decimal("Timestamp");
        if (seconds == null) {
            throw ServiceError.validation("The Timestamp parameter is required for ShardIteratorType AT_TIMESTAMP");
        }
        return Instant.ofEpochMilli(seconds.movePointRight(3).longValue());
    }

    private static long available(ChangeStream stream, long position) {
        if (position < stream.first()) {
            throw ServiceError.of(
                    "TrimmedDataAccessException",
                    "The operation attempted to read past the oldest stream record in a shard.");
        }
        return position;
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
        if (text != null) {
            constraints.length(text, text.length(), "shardIterator", 1, LONGEST_ITERATOR);
        }
        constraints.atLeast(limit, "limit", 1);
        constraints.atMost(limit, "limit", MOST_RECORDS);
        constraints.check();
        ShardIterator iterator = ShardIterator.parse(Objects.requireNonNull(text), database.now(), database.restores());
        ChangeStream stream = Streams.require(iterator.streamArn(), database);
        List<Map<String, Object>> records = new ArrayList<>();
        long next = available(stream, iterator.next());
        int bytes = 0;
        while (next <= stream.last() && records.size() < (limit == null ? MOST_RECORDS : limit)) {
            ChangeStream.Change change = stream.change(next);
            int size = ChangeRecord.size(stream, change);
            if (!records.isEmpty() && bytes + size > LARGEST_REPLY) {
                break;
            }
            bytes += size;
            records.add(ChangeRecord.of(stream, change));
            next++;
        }
        Map<String, Object> reply = new LinkedHashMap<>();
        reply.put("Records", records);
        boolean ended = !stream.isEnabled() && next > stream.last();
        reply.put("NextShardIterator", ended ? null : place(stream, next, database));
        return reply;
    }
}
