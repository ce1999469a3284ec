package io.keywright.schema.dialect;

import io.keywright.schema.Definition;
import io.keywright.schema.Index;
import io.keywright.schema.ProjectedAttributes;
import io.keywright.schema.Table;
import io.keywright.schema.json.Json;
import io.keywright.schema.json.JsonObject;
import io.keywright.schema.json.JsonWriter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * {@code create-table.json}: the input of {@code aws dynamodb create-table --cli-input-json}, and as such a CreateTable
 * request. All key attributes are strings. Time to live and recovery are set afterwards, by {@link AfterCreateScript}.
 */
public final class CreateTableJson {

    private CreateTableJson() {}

    /** The file's text for a table, under its logical name. */
    public static String write(Table table) {
        JsonObject request = new JsonObject().text("TableName", table.name());
        addTo(request, table);
        Definition.Stream stream = table.definition().stream();
        if (stream != null) {
            request.with(
                    "StreamSpecification",
                    new JsonObject()
                            .flag("StreamEnabled", true)
                            .text("StreamViewType", stream.name())
                            .end());
        }
        return JsonWriter.write(request.end());
    }

    /** What CreateTable and CloudFormation say alike. */
    static void addTo(JsonObject request, Table table) {
        request.items("AttributeDefinitions", List.copyOf(keyAttributes(table)), CreateTableJson::definition)
                .with("KeySchema", keySchema(table.partitionKey(), table.sortKey()));
        addIndexes(request, "GlobalSecondaryIndexes", table, false);
        addIndexes(request, "LocalSecondaryIndexes", table, true);
        Definition definition = table.definition();
        request.text("BillingMode", definition.billing().name());
        addThroughput(request, definition);
        addEncryption(request, definition);
        request.flag("DeletionProtectionEnabled", definition.deletionProtection());
    }

    private static void addThroughput(JsonObject request, Definition definition) {
        if (definition.provisioned()) {
            request.with(
                    "ProvisionedThroughput",
                    new JsonObject()
                            .number("ReadCapacityUnits", definition.readCapacity())
                            .number("WriteCapacityUnits", definition.writeCapacity())
                            .end());
        }
    }

    /** A key of DynamoDB's own is what a request has that says nothing. */
    private static void addEncryption(JsonObject request, Definition definition) {
        if (definition.encryption() != Definition.Encryption.AWS_OWNED) {
            request.with(
                    "SSESpecification",
                    new JsonObject()
                            .flag("SSEEnabled", true)
                            .text("SSEType", "KMS")
                            .text("KMSMasterKeyId", definition.kmsKey())
                            .end());
        }
    }

    /** DynamoDB refuses the definition of an attribute that no key uses. */
    static Set<String> keyAttributes(Table table) {
        Set<String> names = new LinkedHashSet<>();
        addKey(names, table.partitionKey(), table.sortKey());
        table.indexes().forEach(index -> addKey(names, index.partitionKey(), index.sortKey()));
        return names;
    }

    private static void addKey(Set<String> names, String partitionKey, @Nullable String sortKey) {
        names.add(partitionKey);
        if (sortKey != null) {
            names.add(sortKey);
        }
    }

    private static Json definition(String attribute) {
        return new JsonObject()
                .text("AttributeName", attribute)
                .text("AttributeType", "S")
                .end();
    }

    private static Json keySchema(String partitionKey, @Nullable String sortKey) {
        List<Json> elements = new ArrayList<>();
        elements.add(keyElement(partitionKey, "HASH"));
        if (sortKey != null) {
            elements.add(keyElement(sortKey, "RANGE"));
        }
        return new Json.Items(elements);
    }

    private static Json keyElement(String attribute, String keyType) {
        return new JsonObject()
                .text("AttributeName", attribute)
                .text("KeyType", keyType)
                .end();
    }

    /** An empty list of indexes is refused too, so none is written. */
    private static void addIndexes(JsonObject request, String member, Table table, boolean local) {
        List<Index> indexes =
                table.indexes().stream().filter(index -> index.local() == local).toList();
        if (!indexes.isEmpty()) {
            request.items(member, indexes, index -> index(table, index));
        }
    }

    private static Json index(Table table, Index index) {
        JsonObject object = new JsonObject()
                .text("IndexName", index.name())
                .with("KeySchema", keySchema(index.partitionKey(), index.sortKey()))
                .with("Projection", projection(table, index));
        if (!index.local()) {
            addThroughput(object, table.definition());
        }
        return object.end();
    }

    private static Json projection(Table table, Index index) {
        List<String> attributes = ProjectedAttributes.of(table, index);
        if (attributes.isEmpty()) {
            return new JsonObject().text("ProjectionType", "ALL").end();
        }
        return new JsonObject()
                .text("ProjectionType", "INCLUDE")
                .texts("NonKeyAttributes", attributes)
                .end();
    }
}
