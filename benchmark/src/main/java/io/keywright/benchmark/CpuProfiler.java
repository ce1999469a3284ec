package io.keywright.benchmark;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * Processor time of the whole process for one operation, garbage collection and the JIT compiler included: what still
 * says something where others have a share of the machine.
 */
public final class CpuProfiler implements InternalProfiler {

    /** The name of the result. */
    static final String CPU = "cpu.time.norm";

    private final OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private long start;

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        start = system.getProcessCpuTime();
    }

    @Override
    public List<? extends Result<?>> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        double nanos = system.getProcessCpuTime() - start;
        long operations = result.getMetadata().getMeasuredOps();
        return List.of(new ScalarResult(CPU, nanos / operations, "ns/op", AggregationPolicy.AVG));
    }

    @Override
    public String getDescription() {
        return "processor time for an operation";
    }
}
