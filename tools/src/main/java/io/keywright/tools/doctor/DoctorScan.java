package io.keywright.tools.doctor;

import io.keywright.schema.Table;
import io.keywright.tools.generated.GeneratedTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/** Reads the table segment by segment, each on a thread of its own, and holds one page of each in memory. */
final class DoctorScan {

    private final DynamoDbClient client;
    private final String tableName;
    private final Table model;
    private final Examination examination;
    private final Others others;
    private final Repair repair;
    private final DoctorOptions options;
    private final Checkpoint checkpoint;
    private final Progress progress;
    private final DoctorReport report;
    private final Throttle throttle;

    DoctorScan(
            DynamoDbClient client,
            String tableName,
            GeneratedTable table,
            DoctorOptions options,
            Checkpoint checkpoint,
            Progress progress,
            DoctorReport report) {
        this.client = client;
        this.tableName = tableName;
        this.options = options;
        this.checkpoint = checkpoint;
        this.progress = progress;
        this.report = report;
        model = table.model();
        examination = new Examination(table);
        others = new Others(table, client, tableName, examination);
        repair = new Repair(client, tableName, examination);
        throttle = new Throttle(options.readUnits());
    }

    /** Reads all segments to their ends; the first failure ends it, after the checkpoint is written. */
    void run() throws InterruptedException {
        ExecutorService threads = Executors.newFixedThreadPool(checkpoint.segments());
        try {
            List<Future<?>> segments = new ArrayList<>();
            for (int segment = 0; segment < checkpoint.segments(); segment++) {
                if (!checkpoint.isDone(segment)) {
                    int number = segment;
                    segments.add(threads.submit(() -> {
                        segment(number);
                        return null;
                    }));
                }
            }
            for (Future<?> segment : segments) {
                segment.get();
            }
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new IllegalStateException(failed.getCause());
        } finally {
            threads.shutdownNow();
            checkpoint.write();
            progress.end();
        }
    }

    private void segment(int number) throws InterruptedException {
        Map<String, AttributeValue> after = checkpoint.after(number);
        do {
            ScanResponse response = client.scan(request(number, after));
            page(response.items());
            after = response.lastEvaluatedKey();
            checkpoint.reached(number, after);
            if (response.consumedCapacity() != null
                    && response.consumedCapacity().capacityUnits() != null) {
                throttle.taken(response.consumedCapacity().capacityUnits());
            }
        } while (!after.isEmpty());
    }

    private ScanRequest request(int number, @Nullable Map<String, AttributeValue> after) {
        return ScanRequest.builder()
                .tableName(tableName)
                .segment(number)
                .totalSegments(checkpoint.segments())
                .limit(options.pageSize())
                .consistentRead(true)
                .exclusiveStartKey(after == null || after.isEmpty() ? null : after)
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                .build();
    }

    private void page(List<Map<String, AttributeValue>> items) {
        List<Diagnosis> page =
                items.stream().filter(this::isAsked).map(examination::of).toList();
        others.examine(page);
        checkpoint.count("items", page.size());
        for (Diagnosis diagnosis : page) {
            if (!diagnosis.findings.isEmpty()) {
                treat(diagnosis);
            }
        }
        progress.add(items.size());
    }

    private boolean isAsked(Map<String, AttributeValue> item) {
        String asked = options.type();
        AttributeValue type = item.get(model.typeAttribute());
        return asked == null || type == null || asked.equals(type.s());
    }

    private void treat(Diagnosis diagnosis) {
        String mended = options.repairs() && diagnosis.isMendable() ? repair.mend(diagnosis) : "";
        for (Finding finding : diagnosis.findings) {
            String outcome = "";
            if (finding.kind() == Kind.ORPHANED_GUARD) {
                outcome = options.repairs() ? others.release(diagnosis) : "";
            } else if (finding.kind().isMendable() && diagnosis.isMendable()) {
                outcome = mended;
            }
            checkpoint.count("found " + finding.kind().text(), 1);
            if (outcome.startsWith("mended")) {
                checkpoint.count("mended " + finding.kind().text(), 1);
            }
            report.finding(finding, outcome);
        }
    }
}
