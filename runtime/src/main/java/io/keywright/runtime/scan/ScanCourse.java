package io.keywright.runtime.scan;

import io.keywright.runtime.execution.Backoff;
import io.keywright.runtime.execution.Call;
import io.keywright.runtime.execution.Calls;
import io.keywright.runtime.execution.Continuation;
import io.keywright.runtime.execution.Course;
import io.keywright.runtime.execution.Passing;
import io.keywright.runtime.execution.Reply;
import io.keywright.runtime.execution.Step;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/**
 * Rounds of requests: one for each of the first segments that have not come to their end, as many as are held in memory at
 * once. What failed for a reason that passes is sent again with the next round.
 */
final class ScanCourse<T> implements Course<ScanProgress>, Continuation<List<Reply<ScanResponse>>, ScanProgress> {

    private static final double NANOS = 1_000_000_000;

    private final Scan<T> scan;
    private final ScanRequests<T> requests;
    private final ScanPosition position;
    private final int window;
    private final Rest rest = new Rest();
    private List<ScanPosition.Segment> asked = List.of();
    private long begun;
    private long failing;
    private int failures;
    private long evaluated;
    private long found;

    ScanCourse(Scan<T> scan, ScanPosition position) {
        this.scan = scan;
        this.requests = scan.requests();
        this.position = position;
        this.window = scan.window();
    }

    @Override
    public Step<ScanProgress> begin() {
        asked = position.unfinished(window);
        if (asked.isEmpty()) {
            return Step.done(progress());
        }
        begun = System.nanoTime();
        List<Call<ScanResponse>> calls = new ArrayList<>(asked.size());
        for (ScanPosition.Segment segment : asked) {
            calls.add(Calls.scan(requests.request(segment, position.segments().size())));
        }
        return Step.sendEach(calls, this);
    }

    @Override
    public Step<ScanProgress> answered(List<Reply<ScanResponse>> replies) {
        RuntimeException passing = passing(replies);
        double units = 0;
        for (Reply<ScanResponse> reply : replies) {
            ScanResponse response = reply.response();
            if (response != null) {
                units += units(response);
                give(response);
            }
        }
        boolean fruitful = false;
        for (int index = 0; index < replies.size(); index++) {
            ScanResponse response = replies.get(index).response();
            if (response != null) {
                fruitful = true;
                asked.get(index).moveTo(response.lastEvaluatedKey());
            }
        }
        if (fruitful) {
            failures = 0;
            scan.tell(this);
        }
        return passing == null ? goOn(units) : again(passing);
    }

    /** A failure that may be over with the next round; null for none. Any other ends the scan. */
    private static @Nullable RuntimeException passing(List<Reply<ScanResponse>> replies) {
        RuntimeException passing = null;
        for (Reply<ScanResponse> reply : replies) {
            RuntimeException failure = reply.failure();
            if (failure != null && !Passing.test(failure)) {
                throw failure;
            }
            passing = failure == null ? passing : failure;
        }
        return passing;
    }

    private void give(ScanResponse response) {
        Integer read = response.scannedCount();
        evaluated += read == null ? response.items().size() : read;
        for (Map<String, AttributeValue> item : response.items()) {
            T entity = requests.result(item);
            if (entity != null) {
                found++;
                scan.give(entity);
            }
        }
    }

    private Step<ScanProgress> again(RuntimeException failure) {
        long now = System.nanoTime();
        failing = failures == 0 ? now : failing;
        failures++;
        if (now - failing >= scan.patience()) {
            throw failure;
        }
        return Step.pause(Backoff.after(failures), rest);
    }

    private Step<ScanProgress> goOn(double units) {
        if (scan.unitsPerSecond() > 0 && position.done() < position.segments().size()) {
            long due = (long) (units / scan.unitsPerSecond() * NANOS) - (System.nanoTime() - begun);
            if (due > 0) {
                return Step.rest(Duration.ofNanos(due), rest);
            }
        }
        return begin();
    }

    private static double units(ScanResponse response) {
        ConsumedCapacity capacity = response.consumedCapacity();
        Double units = capacity == null ? null : capacity.capacityUnits();
        return units == null ? 0 : units;
    }

    ScanProgress progress() {
        return new ScanProgress(
                position.text(), evaluated, found, position.segments().size(), position.done());
    }

    /** After a pause. */
    private final class Rest implements Continuation<Duration, ScanProgress> {
        @Override
        public Step<ScanProgress> answered(Duration passed) {
            return begin();
        }
    }
}
