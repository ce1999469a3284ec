package io.keywright.benchmark;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Whole calls in this JVM, all peers in turn, with the processor time of the thread that calls: in JVMs of their own, as JMH
 * has it, the ways in which the JIT compiler took the SDK's code apart differed by more than what is looked for.
 */
final class CallTurns {

    private static final int ROUNDS = 25;
    private static final int WARMING = 15;
    private static final int CALLS = 4_000;

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final CallBenchmark benchmark = new CallBenchmark();

    /** Kept, so that no call can be left out. */
    private volatile @Nullable Object last;

    private CallTurns() {}

    enum Peer {
        GET_NOTHING,
        GET_HAND_WRITTEN,
        GET_GENERATED,
        GET_ENHANCED_BEAN,
        PUT_KEY,
        PUT_HAND_WRITTEN,
        PUT_GENERATED,
        PUT_ENHANCED_BEAN
    }

    /** Prints a line for each peer: its name, the median of the rounds in nanoseconds for a call, the bytes of a call. */
    public static void main(String... arguments) {
        new CallTurns().run();
    }

    private void run() {
        Map<Peer, long[]> nanos = new EnumMap<>(Peer.class);
        Map<Peer, Long> bytes = new EnumMap<>(Peer.class);
        for (int round = -WARMING; round < ROUNDS; round++) {
            for (Peer peer : Peer.values()) {
                long allocated = threads.getCurrentThreadAllocatedBytes();
                long begun = threads.getCurrentThreadCpuTime();
                for (int call = 0; call < CALLS; call++) {
                    last = call(peer);
                }
                long taken = threads.getCurrentThreadCpuTime() - begun;
                if (round >= 0) {
                    nanos.computeIfAbsent(peer, each -> new long[ROUNDS])[round] = taken / CALLS;
                    bytes.put(peer, (threads.getCurrentThreadAllocatedBytes() - allocated) / CALLS);
                }
            }
        }
        nanos.forEach((peer, rounds) -> {
            Arrays.sort(rounds);
            System.out.printf(Locale.ROOT, "%s %d %d%n", peer, rounds[ROUNDS / 2], bytes.getOrDefault(peer, 0L));
        });
        if (last == null) {
            throw new IllegalStateException("no call was made");
        }
    }

    private Object call(Peer peer) {
        return switch (peer) {
            case GET_NOTHING -> benchmark.getNothing_handWritten();
            case GET_HAND_WRITTEN -> benchmark.get_handWritten();
            case GET_GENERATED -> benchmark.get_generated();
            case GET_ENHANCED_BEAN -> benchmark.get_enhancedBean();
            case PUT_KEY -> benchmark.putKey_handWritten();
            case PUT_HAND_WRITTEN -> benchmark.put_handWritten();
            case PUT_GENERATED -> benchmark.put_generated();
            case PUT_ENHANCED_BEAN -> benchmark.put_enhancedBean();
        };
    }
}
