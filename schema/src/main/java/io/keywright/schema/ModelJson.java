package io.keywright.schema;

import io.keywright.schema.json.JsonParser;
import io.keywright.schema.json.JsonWriter;

/**
 * A table's model as text: {@code model.json}, and what a generated descriptor carries. What is read from what was
 * written is equal to it, as long as its templates came from {@link TemplateParser}.
 */
public final class ModelJson {

    /** The number that is written as {@code format}: one more whenever older programs could not read the text. */
    static final int FORMAT = 1;

    private ModelJson() {}

    /** The text of a model: stable, indented by two spaces, lines that end with LF. */
    public static String write(Table table) {
        return JsonWriter.write(ModelWriter.table(table));
    }

    /**
     * The model that a text holds.
     *
     * @throws IllegalArgumentException for a text that is no model, or one of a format that this version does not know
     */
    public static Table read(String text) {
        return ModelReader.table(JsonParser.parse(text));
    }
}
