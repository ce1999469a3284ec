package io.keywright.benchmark;

import io.keywright.benchmark.CallTurns.Peer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What whole calls cost, as a table in Markdown: medians of several fresh JVMs, and how far these lie apart. */
final class CallReport {

    private static final int JVMS = 5;

    private CallReport() {}

    static void print() {
        Map<Peer, List<Long>> nanos = new EnumMap<>(Peer.class);
        Map<Peer, List<Long>> bytes = new EnumMap<>(Peer.class);
        Map<Peer, List<Double>> ratios = new EnumMap<>(Peer.class);
        for (int jvm = 0; jvm < JVMS; jvm++) {
            for (String line : FreshJvm.run(List.of(Report.HEAP), CallTurns.class)) {
                String[] parts = line.split(" ", -1);
                Peer peer = Peer.valueOf(parts[0]);
                add(nanos, peer, Long.valueOf(parts[1]));
                add(bytes, peer, Long.valueOf(parts[2]));
            }
            for (Peer peer : Peer.values()) {
                add(
                        ratios,
                        peer,
                        (double) of(nanos, peer).get(jvm)
                                / of(nanos, base(peer)).get(jvm));
            }
        }
        System.out.println("| call | CPU | bytes | by the best hand |\n|---|---:|---:|---:|");
        for (Peer peer : Peer.values()) {
            System.out.printf(
                    Locale.ROOT,
                    "| %s | %.1f ± %.1f µs | %d | %.3f ± %.3f |%n",
                    peer,
                    median(of(nanos, peer)) / 1e3,
                    spread(of(nanos, peer)) / 1e3,
                    Math.round(median(of(bytes, peer))),
                    median(of(ratios, peer)),
                    spread(of(ratios, peer)));
        }
    }

    private static Peer base(Peer peer) {
        return peer.name().startsWith("GET") ? Peer.GET_HAND_WRITTEN : Peer.PUT_HAND_WRITTEN;
    }

    private static <T> void add(Map<Peer, List<T>> figures, Peer peer, T figure) {
        of(figures, peer).add(figure);
    }

    private static <T> List<T> of(Map<Peer, List<T>> figures, Peer peer) {
        return figures.computeIfAbsent(peer, each -> new ArrayList<>());
    }

    private static <T extends Number & Comparable<T>> double median(List<T> figures) {
        return figures.stream().sorted().toList().get(figures.size() / 2).doubleValue();
    }

    /** Half of what lies between the least and the most. */
    private static <T extends Number & Comparable<T>> double spread(List<T> figures) {
        return (Collections.max(figures).doubleValue()
                        - Collections.min(figures).doubleValue())
                / 2;
    }
}
