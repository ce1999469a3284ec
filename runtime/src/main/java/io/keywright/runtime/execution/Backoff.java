package io.keywright.runtime.execution;

import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;

/**
 * How long to wait before a request is sent again: a random time below a bound that doubles with each failure in a row.
 * Being random over the whole range is what keeps clients that failed together from failing together again.
 */
public final class Backoff {

    private static final long FIRST = Duration.ofMillis(25).toNanos();
    private static final long MOST = Duration.ofSeconds(5).toNanos();
    private static final int DOUBLINGS = 16;

    private Backoff() {}

    /**
     * The time to wait.
     *
     * @param failures in a row so far, at least 1
     */
    public static Duration after(int failures) {
        long bound = Math.min(MOST, FIRST << Math.min(failures - 1, DOUBLINGS));
        return Duration.ofNanos(ThreadLocalRandom.current().nextLong(bound) + 1);
    }
}
