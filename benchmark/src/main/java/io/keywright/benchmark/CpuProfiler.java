package io.keywright.benchmark;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * Processor time of the threads that carry out the operations: what still says something where others have a share of the
 * machine. The JIT compiler, which a busy machine delays, and the garbage collector have threads of their own.
 */
public final class CpuProfiler implements InternalProfiler {

    /** The name of the result. */
    static final String CPU = "cpu.time.norm";

    private static final String WORKER = "jmh-worker";

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private long start;

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        start = workers();
    }

    private long workers() {
        long nanos = 0;
        for (ThreadInfo thread : threads.getThreadInfo(threads.getAllThreadIds())) {
            if (thread != null && thread.getThreadName().contains(WORKER)) {
                nanos += Math.max(0, threads.getThreadCpuTime(thread.getThreadId()));
            }
        }
        return nanos;
    }

    @Override
    public List<? extends Result<?>> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        double nanos = (double) workers() - start;
        long operations = result.getMetadata().getMeasuredOps();
        return List.of(new ScalarResult(CPU, nanos / operations, "ns/op", AggregationPolicy.AVG));
    }

    @Override
    public String getDescription() {
        return "processor time for an operation";
    }
}
