package io.keywright.tools.diff;

import io.keywright.schema.Index;
import io.keywright.schema.ProjectedAttributes;
import io.keywright.schema.Table;
import io.keywright.schema.json.Json;
import io.keywright.schema.json.JsonObject;
import java.util.ArrayList;
import java.util.List;

/** The inputs of {@code aws dynamodb update-table --cli-input-json}, under the table's logical name. */
final class UpdateTableJson {

    private UpdateTableJson() {}

    static Json create(Table table, Index index) {
        List<String> attributes = new ArrayList<>();
        attributes.add(index.partitionKey());
        if (index.sortKey() != null) {
            attributes.add(index.sortKey());
        }
        List<String> included = ProjectedAttributes.of(table, index);
        JsonObject projection = new JsonObject().text("ProjectionType", included.isEmpty() ? "ALL" : "INCLUDE");
        if (!included.isEmpty()) {
            projection.texts("NonKeyAttributes", included);
        }
        Json create = new JsonObject()
                .text("IndexName", index.name())
                .items(
                        "KeySchema",
                        attributes,
                        attribute -> new JsonObject()
                                .text("AttributeName", attribute)
                                .text("KeyType", attribute.equals(index.partitionKey()) ? "HASH" : "RANGE")
                                .end())
                .with("Projection", projection.end())
                .end();
        return update(table, "Create", create)
                .items(
                        "AttributeDefinitions",
                        attributes,
                        attribute -> new JsonObject()
                                .text("AttributeName", attribute)
                                .text("AttributeType", "S")
                                .end())
                .end();
    }

    static Json delete(Table table, Index index) {
        return update(
                        table,
                        "Delete",
                        new JsonObject().text("IndexName", index.name()).end())
                .end();
    }

    private static JsonObject update(Table table, String action, Json content) {
        return new JsonObject()
                .text("TableName", table.name())
                .items(
                        "GlobalSecondaryIndexUpdates",
                        List.of(content),
                        update -> new JsonObject().with(action, update).end());
    }
}
