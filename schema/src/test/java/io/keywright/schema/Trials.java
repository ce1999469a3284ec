package io.keywright.schema;

import java.util.Random;
import java.util.function.Consumer;

/**
 * Runs a property many times, each with random numbers of its own. A failure tells the seed; {@code
 * -Dkeywright.seed=...} makes that trial the first one.
 */
final class Trials {

    private static final long SEED = Long.getLong("keywright.seed", 20_261_130L);

    private Trials() {}

    static void run(int count, Consumer<Random> property) {
        for (long seed = SEED; seed < SEED + count; seed++) {
            try {
                property.accept(new Random(seed));
            } catch (AssertionError | RuntimeException failure) {
                throw new AssertionError("failed with -Dkeywright.seed=" + seed + ": " + failure.getMessage(), failure);
            }
        }
    }
}
