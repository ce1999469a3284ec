package io.keywright.schema.dialect;

import io.keywright.schema.Definition;
import io.keywright.schema.Entity;
import io.keywright.schema.Index;
import io.keywright.schema.ProjectedAttributes;
import io.keywright.schema.Property;
import io.keywright.schema.Table;
import io.keywright.schema.json.Json;
import io.keywright.schema.json.JsonObject;
import io.keywright.schema.json.JsonWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * {@code nosql-workbench.json}: a model that NoSQL Workbench imports, of its version 3.0. Each entity is a facet, whose
 * templates are the aliases of the keys. Dates in it never change, so that the file does only with the design.
 */
public final class WorkbenchJson {

    private static final String DATE = "Jan 01, 2024, 12:00 AM";

    private final Table table;

    private WorkbenchJson(Table table) {
        this.table = table;
    }

    /** The file's text for a table. */
    public static String write(Table table) {
        return JsonWriter.write(new WorkbenchJson(table).model());
    }

    private Json model() {
        return new JsonObject()
                .text("ModelName", table.name())
                .with(
                        "ModelMetadata",
                        new JsonObject()
                                .text("Author", "Keywright")
                                .text("DateCreated", DATE)
                                .text("DateLastModified", DATE)
                                .text("Description", "The table " + table.type().canonicalName())
                                .text("AWSService", "Amazon DynamoDB")
                                .text("Version", "3.0")
                                .end())
                .items("DataModel", List.of(table), ignored -> dataModel())
                .end();
    }

    private Json dataModel() {
        JsonObject model = new JsonObject()
                .text("TableName", table.name())
                .with("KeyAttributes", key(table.partitionKey(), table.sortKey()))
                .items(
                        "NonKeyAttributes",
                        List.copyOf(attributes().entrySet()),
                        entry -> attribute(entry.getKey(), entry.getValue()))
                .items("TableFacets", table.entities(), this::facet);
        addIndexes(model, "GlobalSecondaryIndexes", false);
        addIndexes(model, "LocalSecondaryIndexes", true);
        Definition definition = table.definition();
        model.items("TableData", List.<Json>of(), row -> row)
                .with("DataAccess", dataAccess())
                .text("BillingMode", definition.billing().name());
        if (definition.provisioned()) {
            model.with("ProvisionedCapacitySettings", capacity(definition));
        }
        return model.end();
    }

    /** Attributes beside the table's key by name; where entities store different types under one name, the first. */
    private Map<String, String> attributes() {
        Map<String, String> attributes = new LinkedHashMap<>();
        attributes.put(table.typeAttribute(), "S");
        for (Index index : table.indexes()) {
            attributes.put(index.partitionKey(), "S");
            if (index.sortKey() != null) {
                attributes.put(index.sortKey(), "S");
            }
        }
        for (Entity entity : table.entities()) {
            for (Property property : entity.properties()) {
                attributes.putIfAbsent(property.attribute(), StoredTypes.of(property));
            }
        }
        attributes.remove(table.partitionKey());
        if (table.sortKey() != null) {
            attributes.remove(table.sortKey());
        }
        return attributes;
    }

    private Json facet(Entity entity) {
        JsonObject alias =
                new JsonObject().text("PartitionKeyAlias", entity.key().pk().text());
        if (entity.key().sk() != null) {
            alias.text("SortKeyAlias", entity.key().sk().text());
        }
        return new JsonObject()
                .text("FacetName", entity.name())
                .with("KeyAttributeAlias", alias.end())
                .texts("NonKeyAttributes", held(entity))
                .items("TableData", List.<Json>of(), row -> row)
                .with("DataAccess", dataAccess())
                .end();
    }

    private List<String> held(Entity entity) {
        Map<String, String> names = new LinkedHashMap<>();
        names.put(table.typeAttribute(), "");
        for (Index index : table.indexes()) {
            if (entity.indexKey(index.number(), index.local()).isPresent()) {
                if (!index.local()) {
                    names.put(index.partitionKey(), "");
                }
                if (index.sortKey() != null) {
                    names.put(index.sortKey(), "");
                }
            }
        }
        entity.properties().forEach(property -> names.put(property.attribute(), ""));
        return List.copyOf(names.keySet());
    }

    private void addIndexes(JsonObject model, String member, boolean local) {
        List<Index> indexes =
                table.indexes().stream().filter(index -> index.local() == local).toList();
        if (!indexes.isEmpty()) {
            model.items(member, indexes, this::index);
        }
    }

    private Json index(Index index) {
        List<String> projected = ProjectedAttributes.of(table, index);
        JsonObject projection = new JsonObject().text("ProjectionType", projected.isEmpty() ? "ALL" : "INCLUDE");
        if (!projected.isEmpty()) {
            projection.texts("NonKeyAttributes", projected);
        }
        return new JsonObject()
                .text("IndexName", index.name())
                .with("KeyAttributes", key(index.partitionKey(), index.sortKey()))
                .with("Projection", projection.end())
                .end();
    }

    private static Json key(String partitionKey, @Nullable String sortKey) {
        JsonObject key = new JsonObject().with("PartitionKey", attribute(partitionKey, "S"));
        if (sortKey != null) {
            key.with("SortKey", attribute(sortKey, "S"));
        }
        return key.end();
    }

    private static Json attribute(String name, String type) {
        return new JsonObject()
                .text("AttributeName", name)
                .text("AttributeType", type)
                .end();
    }

    private static Json capacity(Definition definition) {
        return new JsonObject()
                .with(
                        "ProvisionedThroughput",
                        new JsonObject()
                                .number("ReadCapacityUnits", definition.readCapacity())
                                .number("WriteCapacityUnits", definition.writeCapacity())
                                .end())
                .end();
    }

    private static Json dataAccess() {
        return new JsonObject().with("MySql", new JsonObject().end()).end();
    }
}
