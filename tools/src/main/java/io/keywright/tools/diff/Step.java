package io.keywright.tools.diff;

import io.keywright.schema.Index;
import org.jspecify.annotations.Nullable;

/** What is done to get a table from one model to another, each when the one before it is finished. */
public sealed interface Step {

    /**
     * One UpdateTable that creates an index; DynamoDB fills it with the items that have its key attributes already.
     *
     * @param index a global one
     */
    record CreateIndex(Index index) implements Step {}

    /**
     * One UpdateTable that deletes an index.
     *
     * @param index a global one
     */
    record DeleteIndex(Index index) implements Step {}

    /**
     * UpdateTimeToLive.
     *
     * @param from the attribute that is no longer looked at; null for none
     * @param to the attribute that is looked at from now on; null for none
     */
    record ChangeTimeToLive(@Nullable String from, @Nullable String to) implements Step {}

    /** All programs that write are those of the later model. */
    record Deploy() implements Step {}

    /**
     * Items are written again by the doctor.
     *
     * @param backfill which
     */
    record Rewrite(Change.Backfill backfill) implements Step {}

    /**
     * A table of its own, since DynamoDB cannot change this of an existing one.
     *
     * @param reason what cannot be changed
     */
    record NewTable(String reason) implements Step {}
}
