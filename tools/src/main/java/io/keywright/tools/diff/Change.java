package io.keywright.tools.diff;

import org.jspecify.annotations.Nullable;

/**
 * One difference between two models.
 *
 * @param effect what it asks for
 * @param subject what changed: {@code table}, {@code index GSI2}, {@code Order}, {@code Order.total}
 * @param text the difference and what follows from it, in sentences
 * @param advice what to do; null where there is nothing to be done
 * @param backfill the items to be written again; null where that is not needed, or does not help
 */
public record Change(
        Effect effect,
        String subject,
        String text,
        @Nullable String advice,
        @Nullable Backfill backfill) {

    /**
     * Items that are to be written again.
     *
     * @param type the text in their type attribute
     * @param first whether it has to be done with the former model, before a program of the later one runs
     */
    public record Backfill(String type, boolean first) {

        /** The command that does it. */
        public String command() {
            return "keywright doctor --repair --type " + type;
        }
    }
}
