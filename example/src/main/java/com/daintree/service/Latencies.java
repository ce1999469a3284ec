package com.daintree.service;

import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLongArray;

/** How long answers took, by what was asked and with which status, in steps of a tenth. Memory does not grow with them. */
final class Latencies {

    private static final int STEPS = 200;
    private static final double GROWTH = Math.log(1.1);

    private final Map<String, AtomicLongArray> counts = new ConcurrentHashMap<>();
    private final Map<Integer, AtomicLongArray> statuses = new ConcurrentHashMap<>();

    void add(String what, int status, long nanos) {
        double micros = Math.max(1, nanos / 1e3);
        int step = Math.min(STEPS - 1, (int) (Math.log(micros) / GROWTH));
        counts.computeIfAbsent(what, key -> new AtomicLongArray(STEPS)).incrementAndGet(step);
        statuses.computeIfAbsent(status, key -> new AtomicLongArray(1)).incrementAndGet(0);
    }

    /** A line for each kind of request, and one for the statuses. */
    String text(Duration duration) {
        StringBuilder text = new StringBuilder(
                "%-28s %10s %8s %8s %8s %8s%n".formatted("milliseconds", "a second", "p50", "p90", "p99", "p99.9"));
        new TreeMap<>(counts).forEach((what, steps) -> {
            long all = sum(steps);
            text.append("%-28s %10.1f %8.1f %8.1f %8.1f %8.1f%n"
                    .formatted(
                            what,
                            all / (duration.toMillis() / 1e3),
                            quantile(steps, all, 0.5),
                            quantile(steps, all, 0.9),
                            quantile(steps, all, 0.99),
                            quantile(steps, all, 0.999)));
        });
        Map<Integer, Long> byStatus = new TreeMap<>();
        statuses.forEach((status, count) -> byStatus.put(status, count.get(0)));
        return text.append("answers by status: ").append(byStatus).toString();
    }

    private static long sum(AtomicLongArray steps) {
        long sum = 0;
        for (int step = 0; step < STEPS; step++) {
            sum += steps.get(step);
        }
        return sum;
    }

    private static double quantile(AtomicLongArray steps, long all, double part) {
        long seen = 0;
        for (int step = 0; step < STEPS; step++) {
            seen += steps.get(step);
            if (seen >= all * part) {
                return Math.exp((step + 1) * GROWTH) / 1e3;
            }
        }
        return Double.NaN;
    }
}
