package io.keywright.runtime;

import java.util.Random;
import java.util.function.Consumer;

/**
 * Runs a property with many seeds. The one that failed is named; {@code -Dkeywright.seed=n} begins with it, so that it
 * can be run alone in a debugger.
 */
public final class Trials {

    private static final long FIRST = Long.getLong("keywright.seed", 1_000L);

    private Trials() {}

    /** Runs the property so many times, each with random numbers of its own. */
    public static void of(int trials, Consumer<Random> property) {
        for (int trial = 0; trial < trials; trial++) {
            long seed = FIRST + trial;
            try {
                property.accept(new Random(seed));
            } catch (AssertionError | RuntimeException failure) {
                throw new AssertionError("seed " + seed + " fails (-Dkeywright.seed=" + seed + ")", failure);
            }
        }
    }
}
