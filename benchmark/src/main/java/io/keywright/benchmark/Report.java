package io.keywright.benchmark;

import java.util.Collection;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs the benchmarks and prints one row for each operation: median, error and bytes of each peer, and what the generated
 * code takes in relation to the others. Nothing is printed before the end, which is some minutes away.
 */
public final class Report {

    /** Heap of fixed size, touched before the start: page faults of the first touch would drown the figures. */
    private static final String[] HEAP = {"-Xms1g", "-Xmx1g", "-Xmn768m", "-XX:+AlwaysPreTouch"};

    private Report() {}

    /**
     * Runs what is asked for.
     *
     * @param arguments a regular expression of the benchmarks to run; all without it
     */
    public static void main(String[] arguments) throws RunnerException {
        String include = arguments.length == 0 || arguments[0].isBlank() ? ".*Benchmark.*" : arguments[0];
        Options options = new OptionsBuilder()
                .include(include)
                .mode(Mode.AverageTime)
                .timeUnit(TimeUnit.NANOSECONDS)
                .forks(3)
                .warmupIterations(5)
                .warmupTime(TimeValue.milliseconds(500))
                .measurementIterations(5)
                .measurementTime(TimeValue.milliseconds(500))
                .addProfiler(GCProfiler.class)
                .jvmArgsAppend(HEAP)
                .verbosity(VerboseMode.SILENT)
                .build();
        Collection<RunResult> results = new Runner(options).run();
        System.out.print(ReportTable.of(results));
    }
}
