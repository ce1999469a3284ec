package io.keywright.benchmark;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.util.Statistics;

/** The results as a table in Markdown: a row for each operation and peer, with its relation to the best hand-written code. */
final class ReportTable {

    private static final String BASE = "handWritten";

    private static final String[] PEERS = {
        BASE, "generated", "simple", "enhancedBean", "enhancedImmutable", "enhancedStatic", "document", "bytes"
    };

    private final Map<String, Map<String, Figure>> rows = new LinkedHashMap<>();

    private record Figure(double median, double error, double cpu, double bytes) {}

    private ReportTable() {}

    /** A benchmark's method is named operation and peer. */
    static String of(Collection<RunResult> results) {
        ReportTable table = new ReportTable();
        for (RunResult result : results) {
            table.add(result);
        }
        return table.text();
    }

    private void add(RunResult result) {
        String method = result.getParams().getBenchmark().replaceAll(".*\\.", "");
        String[] parts = method.split("_", 2);
        Statistics times = result.getPrimaryResult().getStatistics();
        rows.computeIfAbsent(parts[0], operation -> new LinkedHashMap<>())
                .put(
                        parts[1],
                        new Figure(
                                times.getPercentile(50),
                                times.getMeanErrorAt(0.99),
                                median(result, CpuProfiler.CPU),
                                median(result, "gc.alloc.rate.norm")));
    }

    private static double median(RunResult run, String name) {
        Result<?> result = run.getSecondaryResults().get(name);
        return result == null ? Double.NaN : result.getStatistics().getPercentile(50);
    }

    private String text() {
        StringBuilder text = new StringBuilder("| operation | peer | median | CPU | bytes | by the best hand, time |"
                + " CPU | bytes |\n|---|---|---:|---:|---:|---:|---:|---:|\n");
        rows.forEach((operation, figures) -> {
            Figure base = figures.get(BASE);
            for (String peer : PEERS) {
                Figure figure = figures.get(peer);
                if (figure != null) {
                    text.append(row(operation, peer, figure, base == null ? figure : base));
                }
            }
        });
        return text.toString();
    }

    private static String row(String operation, String peer, Figure figure, Figure base) {
        return String.format(
                Locale.ROOT,
                "| %s | %s | %.3f ± %.3f µs | %.3f µs | %.0f | %.2f | %.2f | %.2f |%n",
                operation,
                peer,
                figure.median() / 1000,
                figure.error() / 1000,
                figure.cpu() / 1000,
                figure.bytes(),
                figure.median() / base.median(),
                figure.cpu() / base.cpu(),
                figure.bytes() / base.bytes());
    }
}
