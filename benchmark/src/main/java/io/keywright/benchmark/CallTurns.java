package io.keywright.benchmark;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Locale;

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
        Peer[] peers = Peer.values();
        long[][] nanos = new long[peers.length][ROUNDS];
        long[] bytes = new long[peers.length];
        for (int round = -WARMING; round < ROUNDS; round++) {
            for (Peer peer : peers) {
                long allocated = threads.getCurrentThreadAllocatedBytes();
                long begun = threads.getCurrentThreadCpuTime();
                int seen = 0;
                for (int call = 0; call < CALLS; call++) {
                    seen += call(peer).hashCode() & 1;
                }
                long taken = threads.getCurrentThreadCpuTime() - begun;
                if (seen >= 0 && round >= 0) {
                    nanos[peer.ordinal()][round] = taken / CALLS;
                    bytes[peer.ordinal()] = (threads.getCurrentThreadAllocatedBytes() - allocated) / CALLS;
                }
            }
        }
        for (Peer peer : peers) {
            Arrays.sort(nanos[peer.ordinal()]);
            System.out.printf(
                    Locale.ROOT, "%s %d %d%n", peer, nanos[peer.ordinal()][ROUNDS / 2], bytes[peer.ordinal()]);
        }
    }

    private Object call(Peer peer) {
        return switch (peer) {
            case GET_NOTHING -> seen(benchmark.getNothing_handWritten());
            case GET_HAND_WRITTEN -> seen(benchmark.get_handWritten());
            case GET_GENERATED -> seen(benchmark.get_generated());
            case GET_ENHANCED_BEAN -> seen(benchmark.get_enhancedBean());
            case PUT_KEY -> seen(benchmark.putKey_handWritten());
            case PUT_HAND_WRITTEN -> seen(benchmark.put_handWritten());
            case PUT_GENERATED -> seen(benchmark.put_generated());
            case PUT_ENHANCED_BEAN -> seen(benchmark.put_enhancedBean());
        };
    }

    /** Asking results for their hash codes would take longer than what is measured. */
    private static Object seen(Object result) {
        return result.getClass();
    }
}
