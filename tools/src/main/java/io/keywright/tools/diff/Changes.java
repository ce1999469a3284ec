package io.keywright.tools.diff;

import io.keywright.tools.diff.Change.Backfill;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects changes in the order in which they are found. */
final class Changes {

    private final List<Change> found = new ArrayList<>();

    void safe(String subject, String text) {
        add(Effect.SAFE, subject, text, null, null);
    }

    void rollout(String subject, String text, String advice) {
        add(Effect.ROLLOUT, subject, text, advice, null);
    }

    void breaking(String subject, String text, String advice) {
        add(Effect.BREAKING, subject, text, advice, null);
    }

    void backfill(String subject, String text, Backfill backfill) {
        String when = backfill.first()
                ? "With the former model, before a program of the later one runs: "
                : "When all programs write by the later model: ";
        add(Effect.BACKFILL, subject, text, when + backfill.command(), backfill);
    }

    private void add(Effect effect, String subject, String text, @Nullable String advice, @Nullable Backfill backfill) {
        found.add(new Change(effect, subject, text, advice, backfill));
    }

    List<Change> all() {
        return List.copyOf(found);
    }
}
