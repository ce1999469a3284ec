package io.keywright.testing;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What several threads did to one register, and whether that can have happened one by one: each step between its call
 * and its return, each seeing what the step before it left. The search is Wing and Gong's, with a memory of dead ends.
 */
final class History {

    /** What a step did: {@code written} if it stored, {@code seen} if it says what was there. */
    record Step(
            long called,
            long returned,
            @Nullable String seen,
            @Nullable String written) {}

    private static final class DeadEnd {
        private final BitSet done;
        private final String state;

        private DeadEnd(BitSet done, String state) {
            this.done = done;
            this.state = state;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof DeadEnd end && end.done.equals(done) && end.state.equals(state);
        }

        @Override
        public int hashCode() {
            return 31 * done.hashCode() + state.hashCode();
        }
    }

    private final AtomicLong time = new AtomicLong();
    private final List<Step> steps = new ArrayList<>();

    /** Carries out a step and records what it says of itself. */
    void record(Supplier<Step> action) {
        long called = time.getAndIncrement();
        Step step = action.get();
        long returned = time.getAndIncrement();
        add(new Step(called, returned, step.seen(), step.written()));
    }

    synchronized void add(Step step) {
        steps.add(step);
    }

    static Step read(String seen) {
        return new Step(0, 0, seen, null);
    }

    static Step write(String written) {
        return new Step(0, 0, null, written);
    }

    /** A write that happened because the register held the value. */
    static Step replace(String seen, String written) {
        return new Step(0, 0, seen, written);
    }

    int size() {
        return steps.size();
    }

    /** Whether some order of the steps, from the given state, explains all that was seen. */
    synchronized boolean isLinearizable(String initial) {
        return explains(new BitSet(steps.size()), initial, new HashSet<>());
    }

    private boolean explains(BitSet done, String state, Set<DeadEnd> deadEnds) {
        if (done.cardinality() == steps.size()) {
            return true;
        }
        DeadEnd here = new DeadEnd((BitSet) done.clone(), state);
        if (deadEnds.contains(here)) {
            return false;
        }
        long firstReturn = Long.MAX_VALUE;
        for (int i = done.nextClearBit(0); i < steps.size(); i = done.nextClearBit(i + 1)) {
            firstReturn = Math.min(firstReturn, steps.get(i).returned());
        }
        for (int i = done.nextClearBit(0); i < steps.size(); i = done.nextClearBit(i + 1)) {
            Step step = steps.get(i);
            boolean possible = step.called() <= firstReturn
                    && (step.seen() == null || step.seen().equals(state));
            if (possible) {
                done.set(i);
                if (explains(done, step.written() == null ? state : step.written(), deadEnds)) {
                    return true;
                }
                done.clear(i);
            }
        }
        deadEnds.add(here);
        return false;
    }
}
