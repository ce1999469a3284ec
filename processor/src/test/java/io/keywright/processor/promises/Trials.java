package io.keywright.processor.promises;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Runs a property many times, each with random numbers of its own. A failure tells the seed and a smaller case that
 * fails too; {@code -Dkeywright.seed=...} makes that trial the first one.
 */
final class Trials {

    private static final long SEED = Long.getLong("keywright.seed", 20_261_130L);

    /** How often a failing trial is run again to make it smaller. */
    private static final int ATTEMPTS = 400;

    private Trials() {}

    static void run(int count, Consumer<Random> property) {
        for (long seed = SEED; seed < SEED + count; seed++) {
            Draws draws = new Draws(seed, List.of());
            Throwable failure = failure(property, draws);
            if (failure != null) {
                Throwable smaller = failure(property, new Draws(0, smallest(property, draws.drawn)));
                throw new AssertionError(
                        "failed with -Dkeywright.seed=" + seed + "; smaller: " + (smaller == null ? failure : smaller),
                        failure);
            }
        }
    }

    private static @Nullable Throwable failure(Consumer<Random> property, Draws draws) {
        try {
            property.accept(draws);
            return null;
        } catch (TooLongException tooLong) {
            return null;
        } catch (AssertionError | RuntimeException failure) {
            return failure;
        }
    }

    /** Leaves out numbers that were drawn, then makes them smaller, as long as the property goes on to fail. */
    private static List<Integer> smallest(Consumer<Random> property, List<Integer> drawn) {
        List<Integer> best = drawn;
        int attempts = 0;
        boolean better = true;
        while (better && attempts < ATTEMPTS) {
            better = false;
            for (List<Integer> candidate : candidates(best)) {
                Draws draws = new Draws(0, candidate);
                if (attempts++ < ATTEMPTS && failure(property, draws) != null) {
                    best = candidate;
                    better = true;
                    break;
                }
            }
        }
        return best;
    }

    private static List<List<Integer>> candidates(List<Integer> drawn) {
        List<List<Integer>> candidates = new ArrayList<>();
        for (int length = Math.min(drawn.size(), 16); length > 0; length /= 2) {
            for (int at = 0; at + length <= drawn.size(); at += length) {
                List<Integer> shorter = new ArrayList<>(drawn);
                shorter.subList(at, at + length).clear();
                candidates.add(shorter);
            }
        }
        for (int at = 0; at < drawn.size(); at++) {
            if (drawn.get(at) != 0) {
                List<Integer> lower = new ArrayList<>(drawn);
                lower.set(at, 0);
                candidates.add(lower);
            }
        }
        return candidates;
    }

    /** A trial that has become longer by leaving numbers out. */
    private static final class TooLongException extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /** Random numbers that remember what was drawn, and give what was drawn before in its place as far as it reaches. */
    private static final class Draws extends Random {

        private static final long serialVersionUID = 1;

        private final transient List<Integer> given;
        private final transient List<Integer> drawn = new ArrayList<>();

        Draws(long seed, List<Integer> given) {
            super(seed);
            this.given = given;
        }

        @Override
        protected int next(int bits) {
            int number = super.next(bits);
            if (drawn.size() < given.size()) {
                number = given.get(drawn.size());
            } else if (!given.isEmpty() && drawn.size() > given.size() + 1_000) {
                throw new TooLongException();
            }
            drawn.add(number);
            return number;
        }
    }
}
