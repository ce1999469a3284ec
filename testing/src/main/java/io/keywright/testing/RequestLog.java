package io.keywright.testing;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** The requests that reached an engine: all counted, the newest kept. */
final class RequestLog {

    private static final int MOST_KEPT = 10_000;

    private final Deque<RecordedRequest> kept = new ArrayDeque<>();
    private long count;

    synchronized void add(RecordedRequest request) {
        count++;
        kept.addLast(request);
        if (kept.size() > MOST_KEPT) {
            kept.removeFirst();
        }
    }

    synchronized List<RecordedRequest> requests() {
        return List.copyOf(kept);
    }

    synchronized long count() {
        return count;
    }

    synchronized void clear() {
        kept.clear();
        count = 0;
    }
}
