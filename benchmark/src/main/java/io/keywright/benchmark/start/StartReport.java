package io.keywright.benchmark.start;

import io.keywright.benchmark.FreshJvm;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Starts fresh JVMs in turns, one for each peer, and prints how long the first mapping took and what it loaded. */
public final class StartReport {

    private static final List<String> PEERS =
            List.of("handWritten", "generated", "simple", "enhancedBean", "enhancedImmutable", "enhancedStatic");

    private static final int ROUNDS = 21;

    private StartReport() {}

    /**
     * Runs it.
     *
     * @param arguments how many JVMs are started for each peer, if not 21
     */
    public static void main(String... arguments) {
        int rounds = arguments.length == 0 ? ROUNDS : Integer.parseInt(arguments[0]);
        long[][] nanos = new long[PEERS.size()][rounds];
        for (int round = 0; round < rounds; round++) {
            for (int peer = 0; peer < PEERS.size(); peer++) {
                List<String> lines = run(PEERS.get(peer));
                nanos[peer][round] = Long.parseLong(lines.get(lines.size() - 1));
            }
        }
        System.out.println(
                "| first mapping | median | least | half of them within | SDK classes | Keywright's | all |");
        System.out.println("|---|---|---|---|---|---|---|");
        for (int peer = 0; peer < PEERS.size(); peer++) {
            Arrays.sort(nanos[peer]);
            long[] sorted = nanos[peer];
            List<String> loaded = run(PEERS.get(peer), "-Xlog:class+load");
            System.out.printf(
                    Locale.ROOT,
                    "| %s | %.1f ms | %.1f ms | %.1f to %.1f ms | %d | %d | %d |%n",
                    PEERS.get(peer),
                    sorted[rounds / 2] / 1e6,
                    sorted[0] / 1e6,
                    sorted[rounds / 4] / 1e6,
                    sorted[rounds * 3 / 4] / 1e6,
                    count(loaded, " software.amazon."),
                    count(loaded, " io.keywright.runtime."),
                    count(loaded, " source: "));
        }
    }

    private static long count(List<String> lines, String part) {
        return lines.stream().filter(line -> line.contains(part)).count();
    }

    private static List<String> run(String peer, String... options) {
        List<String> all = new ArrayList<>(List.of("-Xms256m", "-Xmx256m"));
        all.addAll(List.of(options));
        return FreshJvm.run(all, FirstMapping.class, peer);
    }
}
