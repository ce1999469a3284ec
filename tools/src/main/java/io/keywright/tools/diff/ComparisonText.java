package io.keywright.tools.diff;

import java.util.Locale;

/** A comparison for people to read. */
public final class ComparisonText {

    private final StringBuilder out = new StringBuilder();

    private ComparisonText() {}

    /** The report; ends with a line break. */
    public static String of(Comparison comparison) {
        ComparisonText text = new ComparisonText();
        text.write(comparison);
        return text.out.toString();
    }

    private void write(Comparison comparison) {
        if (comparison.changes().isEmpty()) {
            line("Nothing changed.");
            return;
        }
        for (Effect effect : Effect.values()) {
            if (comparison.changes().stream().anyMatch(change -> change.effect() == effect)) {
                line(heading(effect));
                comparison.changes().stream()
                        .filter(change -> change.effect() == effect)
                        .forEach(this::write);
                line("");
            }
        }
        if (!comparison.steps().isEmpty()) {
            line("In this order, each when the one before it is finished:");
            int number = 1;
            for (Step step : comparison.steps()) {
                line("  " + number + ". " + text(step));
                number++;
            }
            line("");
        }
        line("Gravest: " + comparison.effect().name().toLowerCase(Locale.ROOT) + ".");
    }

    private static String heading(Effect effect) {
        return switch (effect) {
            case SAFE -> "Safe:";
            case ROLLOUT -> "Older programs do not read all that newer ones write:";
            case BACKFILL -> "Stored items have to be written again:";
            case BREAKING -> "Stored items cannot be read or found:";
        };
    }

    private void write(Change change) {
        line("  " + change.subject() + ": " + change.text());
        if (change.advice() != null) {
            line("    -> " + change.advice());
        }
    }

    /** What a step is, in a sentence. */
    static String text(Step step) {
        if (step instanceof Step.CreateIndex create) {
            return "UpdateTable creates the index " + create.index().name() + ". Wait until it is active.";
        }
        if (step instanceof Step.DeleteIndex delete) {
            return "UpdateTable deletes the index " + delete.index().name() + ". Wait until it is gone.";
        }
        if (step instanceof Step.ChangeTimeToLive change) {
            return text(change);
        }
        if (step instanceof Step.Rewrite rewrite) {
            return rewrite.backfill().command();
        }
        if (step instanceof Step.NewTable table) {
            return "A new table, since DynamoDB cannot change " + table.reason() + " of one that exists.";
        }
        return "Deploy all programs that write.";
    }

    private static String text(Step.ChangeTimeToLive change) {
        if (change.from() == null) {
            return "UpdateTimeToLive switches \"" + change.to() + "\" on.";
        }
        String off = "UpdateTimeToLive switches \"" + change.from() + "\" off";
        return change.to() == null
                ? off + "."
                : off + "; an hour later a second one switches \"" + change.to() + "\" on.";
    }

    private void line(String text) {
        out.append(text).append('\n');
    }
}
