package io.keywright.benchmark;

import io.keywright.benchmark.compile.CompileReport;
import io.keywright.benchmark.start.StartReport;
import java.util.Collection;
import java.util.Set;
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
 * Prints the tables of docs/performance.md: the benchmarks by JMH, whole calls, the first mapping in a fresh JVM, and what
 * compiling costs. Nothing of a table is printed before its end, which is some minutes away.
 */
public final class Report {

    /** Heap of fixed size, touched before the start: page faults of the first touch would drown the figures. */
    static final String[] HEAP = {"-Xms1g", "-Xmx1g", "-Xmn768m", "-XX:+AlwaysPreTouch"};

    private static final Set<String> OTHERS = Set.of("FirstMapping", "Compile", "Calls");

    private Report() {}

    /**
     * Runs what is asked for.
     *
     * @param arguments {@code FirstMapping}, {@code Compile}, {@code Calls}, or a regular expression of the benchmarks to run; all
     *     without it
     */
    public static void main(String... arguments) throws RunnerException {
        String asked = arguments.length == 0 ? "" : arguments[0];
        if (asked.isBlank() || asked.equals("FirstMapping")) {
            StartReport.main();
        }
        if (asked.isBlank() || asked.equals("Compile")) {
            CompileReport.main();
        }
        if (asked.isBlank() || asked.equals("Calls")) {
            CallReport.print();
        }
        if (!OTHERS.contains(asked)) {
            System.out.print(ReportTable.of(benchmarks(asked.isBlank() ? ".*Benchmark.*" : asked)));
        }
    }

    private static Collection<RunResult> benchmarks(String include) throws RunnerException {
        Options options = new OptionsBuilder()
                .include(include)
                .mode(Mode.AverageTime)
                .timeUnit(TimeUnit.NANOSECONDS)
                .forks(3)
                .warmupIterations(7)
                .warmupTime(TimeValue.milliseconds(500))
                .measurementIterations(5)
                .measurementTime(TimeValue.milliseconds(500))
                .addProfiler(GCProfiler.class)
                .addProfiler(CpuProfiler.class)
                .jvmArgsAppend(HEAP)
                .verbosity(VerboseMode.SILENT)
                .build();
        return new Runner(options).run();
    }
}
