package io.keywright.runtime.scan;

import io.keywright.runtime.execution.Call;
import io.keywright.runtime.execution.Calls;
import io.keywright.runtime.execution.Continuation;
import io.keywright.runtime.execution.Course;
import io.keywright.runtime.execution.Step;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/** Rounds of requests, one for each segment that has not come to its end. */
final class ScanCourse<T> implements Course<ScanProgress>, Continuation<List<ScanResponse>, ScanProgress> {

    private static final double NANOS = 1_000_000_000;

    private final Scan<T> scan;
    private final ScanRequests<T> requests;
    private final ScanPosition position;
    private final Rest rest = new Rest();
    private List<ScanPosition.Segment> asked = List.of();
    private long begun;
    private long evaluated;
    private long found;

    ScanCourse(Scan<T> scan, ScanPosition position) {
        this.scan = scan;
        this.requests = scan.requests();
        this.position = position;
    }

    @Override
    public Step<ScanProgress> begin() {
        asked = position.unfinished();
        if (asked.isEmpty()) {
            return Step.done(progress());
        }
        begun = System.nanoTime();
        List<Call<ScanResponse>> calls = new ArrayList<>(asked.size());
        for (ScanPosition.Segment segment : asked) {
            calls.add(Calls.scan(requests.request(segment, position.segments().size())));
        }
        return Step.sendAll(calls, this);
    }

    @Override
    public Step<ScanProgress> answered(List<ScanResponse> responses) {
        double units = 0;
        for (int index = 0; index < responses.size(); index++) {
            ScanResponse response = responses.get(index);
            Integer read = response.scannedCount();
            evaluated += read == null ? response.items().size() : read;
            units += units(response);
            for (Map<String, AttributeValue> item : response.items()) {
                T entity = requests.result(item);
                if (entity != null) {
                    found++;
                    scan.give(entity);
                }
            }
        }
        for (int index = 0; index < responses.size(); index++) {
            asked.get(index).moveTo(responses.get(index).lastEvaluatedKey());
        }
        scan.tell(progress());
        return goOn(units);
    }

    private Step<ScanProgress> goOn(double units) {
        if (scan.unitsPerSecond() > 0 && !position.unfinished().isEmpty()) {
            long due = (long) (units / scan.unitsPerSecond() * NANOS) - (System.nanoTime() - begun);
            if (due > 0) {
                return Step.pause(Duration.ofNanos(due), rest);
            }
        }
        return begin();
    }

    private static double units(ScanResponse response) {
        ConsumedCapacity capacity = response.consumedCapacity();
        Double units = capacity == null ? null : capacity.capacityUnits();
        return units == null ? 0 : units;
    }

    private ScanProgress progress() {
        int segments = position.segments().size();
        int done = segments - position.unfinished().size();
        return new ScanProgress(position.text(), evaluated, found, segments, done);
    }

    /** After a pause. */
    private final class Rest implements Continuation<Duration, ScanProgress> {
        @Override
        public Step<ScanProgress> answered(Duration passed) {
            return begin();
        }
    }
}
