package io.keywright.tools.diff;

import io.keywright.schema.json.Json;
import io.keywright.schema.json.JsonObject;
import io.keywright.schema.json.JsonWriter;

/**
 * A comparison for programs: {@code effect}, {@code changes} (each with {@code effect}, {@code subject}, {@code text}
 * and, where there is one, {@code advice} and {@code command}) and {@code steps} (each with {@code step}, {@code text} and,
 * for one of UpdateTable, the {@code request}).
 */
public final class ComparisonJson {

    private ComparisonJson() {}

    /** The report; ends with a line break. */
    public static String of(Comparison comparison) {
        return JsonWriter.write(new JsonObject()
                .text("effect", comparison.effect().name())
                .items("changes", comparison.changes(), ComparisonJson::change)
                .items("steps", comparison.steps(), step -> step(comparison, step))
                .end());
    }

    private static Json change(Change change) {
        return new JsonObject()
                .text("effect", change.effect().name())
                .text("subject", change.subject())
                .text("text", change.text())
                .text("advice", change.advice())
                .text(
                        "command",
                        change.backfill() == null ? null : change.backfill().command())
                .end();
    }

    private static Json step(Comparison comparison, Step step) {
        JsonObject object =
                new JsonObject().text("step", step.getClass().getSimpleName()).text("text", ComparisonText.text(step));
        if (step instanceof Step.CreateIndex create) {
            object.with("request", UpdateTableJson.create(comparison.after(), create.index()));
        } else if (step instanceof Step.DeleteIndex delete) {
            object.with("request", UpdateTableJson.delete(comparison.after(), delete.index()));
        }
        return object.end();
    }
}
