package io.keywright.tools.export;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/** A live table, read by Scan in segments, of each of which one page is held. */
public final class TableScan implements ItemSource {

    private final DynamoDbClient client;
    private final String tableName;
    private final int segments;

    /**
     * Reads nothing yet.
     *
     * @param segments how many are read at once, at least 1
     */
    public TableScan(DynamoDbClient client, String tableName, int segments) {
        this.client = client;
        this.tableName = tableName;
        this.segments = segments;
    }

    @Override
    public long read(Consumer<Map<String, AttributeValue>> consumer) throws IOException, InterruptedException {
        ExecutorService threads = Executors.newFixedThreadPool(segments);
        try {
            List<Future<Long>> counts = new ArrayList<>();
            for (int segment = 0; segment < segments; segment++) {
                int number = segment;
                counts.add(threads.submit(() -> segment(number, consumer)));
            }
            long total = 0;
            for (Future<Long> count : counts) {
                total += count.get();
            }
            return total;
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new IOException(failed.getCause());
        } finally {
            threads.shutdownNow();
        }
    }

    private long segment(int number, Consumer<Map<String, AttributeValue>> consumer) {
        Map<String, AttributeValue> after = Map.of();
        long count = 0;
        do {
            Map<String, AttributeValue> start = after;
            ScanResponse page = client.scan(request -> request.tableName(tableName)
                    .segment(number)
                    .totalSegments(segments)
                    .exclusiveStartKey(start.isEmpty() ? null : start));
            synchronized (this) {
                page.items().forEach(consumer);
            }
            count += page.count();
            after = page.lastEvaluatedKey();
        } while (!after.isEmpty());
        return count;
    }
}
