package io.keywright.benchmark;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.util.Statistics;

/** The results as a table in Markdown. */
final class ReportTable {

    private static final String[] PEERS = {"handWritten", "generated", "enhancedBean"};

    private final Map<String, Map<String, Figure>> rows = new LinkedHashMap<>();

    private record Figure(double median, double error, double bytes) {

        String text() {
            return String.format(Locale.ROOT, "%.3f ± %.3f µs, %.0f B", median / 1000, error / 1000, bytes);
        }
    }

    private ReportTable() {}

    /** One row for each operation; a benchmark's method is named operation and peer. */
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
        Result<?> bytes = result.getSecondaryResults().get("gc.alloc.rate.norm");
        rows.computeIfAbsent(parts[0], operation -> new LinkedHashMap<>())
                .put(
                        parts[1],
                        new Figure(
                                times.getPercentile(50),
                                times.getMeanErrorAt(0.99),
                                bytes == null ? Double.NaN : bytes.getScore()));
    }

    private String text() {
        StringBuilder text = new StringBuilder("| operation | by hand | generated | Enhanced Client, bean |"
                + " generated / by hand, time | bytes | Enhanced / generated, time | bytes |\n"
                + "|---|---|---|---|---|---|---|---|\n");
        rows.forEach((operation, figures) -> {
            text.append("| ").append(operation);
            for (String peer : PEERS) {
                Figure figure = figures.get(peer);
                text.append(" | ").append(figure == null ? "" : figure.text());
            }
            ratio(text, figures.get("generated"), figures.get("handWritten"));
            ratio(text, figures.get("enhancedBean"), figures.get("generated"));
            text.append(" |\n");
        });
        return text.toString();
    }

    private static void ratio(StringBuilder text, @Nullable Figure figure, @Nullable Figure base) {
        if (figure == null || base == null) {
            text.append(" |  | ");
        } else {
            text.append(String.format(
                    Locale.ROOT, " | %.2f | %.2f", figure.median() / base.median(), figure.bytes() / base.bytes()));
        }
    }
}
