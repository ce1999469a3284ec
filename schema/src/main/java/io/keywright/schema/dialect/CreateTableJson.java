package io.keywright.schema.dialect;

import io.keywright.schema.Table;

/** The input of {@code aws dynamodb create-table --cli-input-json}. */
public final class CreateTableJson {

    private CreateTableJson() {}

    /** The file's text for a table. */
    public static String write(Table table) {
        return "{\"TableName\": \"" + table.name() + "\"}\n";
    }
}
