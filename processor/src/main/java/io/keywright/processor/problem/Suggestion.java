package io.keywright.processor.problem;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** "Did you mean": the legal name that is nearest to a wrong one. */
public final class Suggestion {

    private Suggestion() {}

    /** The candidate with the fewest typing errors between; nothing when none is near. The same for any order. */
    public static Optional<String> nearest(String wrong, Collection<String> candidates) {
        int bound = Math.max(1, (wrong.length() + 1) / 3);
        return candidates.stream()
                .filter(candidate -> distance(wrong, candidate) <= bound)
                .min(Comparator.<String>comparingInt(candidate -> distance(wrong, candidate))
                        .thenComparing(Comparator.naturalOrder()));
    }

    /** The clause that closes a message: {@code  Did you mean "x"?}, or nothing. */
    public static String didYouMean(String wrong, Collection<String> candidates) {
        return nearest(wrong, candidates)
                .map(near -> " Did you mean \"" + near + "\"?")
                .orElse("");
    }

    /** Insertions, deletions, replacements and swaps of neighbours; case counts for nothing. */
    private static int distance(String first, String second) {
        String a = first.toLowerCase(Locale.ROOT);
        String b = second.toLowerCase(Locale.ROOT);
        int[][] table = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                table[i][j] = i == 0 || j == 0 ? i + j : cheapest(table, a, b, i, j);
            }
        }
        return table[a.length()][b.length()];
    }

    private static int cheapest(int[][] table, String a, String b, int i, int j) {
        boolean same = a.charAt(i - 1) == b.charAt(j - 1);
        int least = Math.min(table[i - 1][j - 1] + (same ? 0 : 1), 1 + Math.min(table[i - 1][j], table[i][j - 1]));
        boolean swapped = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        return swapped ? Math.min(least, table[i - 2][j - 2] + 1) : least;
    }
}
