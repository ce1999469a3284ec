package io.keywright.runtime.table;

import io.keywright.runtime.table.TableDifference.Kind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.IndexStatus;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** Compares the indexes of a live table with those of its definition. */
final class IndexVerification {

    private final String kind;
    private final String keys;
    private final String projection;
    private final String status;

    private IndexVerification(
            String kind,
            List<KeySchemaElement> schema,
            List<AttributeDefinition> attributes,
            Projection projection,
            String status) {
        this.kind = kind;
        this.keys = KeyTexts.of(schema, attributes);
        this.projection = text(projection);
        this.status = status;
    }

    static List<TableDifference> compare(CreateTableRequest design, TableDescription table) {
        Map<String, IndexVerification> live = indexes(table);
        List<TableDifference> differences = new ArrayList<>();
        for (Map.Entry<String, IndexVerification> index : indexes(design).entrySet()) {
            IndexVerification found = live.remove(index.getKey());
            index.getValue().compare(index.getKey(), found, differences);
        }
        for (Map.Entry<String, IndexVerification> index : live.entrySet()) {
            differences.add(
                    new TableDifference(Kind.UNKNOWN_INDEX, index.getKey(), "in the design", index.getValue().kind));
        }
        return differences;
    }

    private void compare(String name, @Nullable IndexVerification found, List<TableDifference> differences) {
        if (found == null) {
            differences.add(new TableDifference(Kind.INDEX, name, kind, "not there"));
            return;
        }
        if (!kind.equals(found.kind)) {
            differences.add(new TableDifference(Kind.INDEX, name, kind, found.kind));
        }
        if (!found.status.equals(status) && !found.status.equals(IndexStatus.UPDATING.toString())) {
            differences.add(new TableDifference(Kind.INDEX, name, status, found.status));
        }
        if (!keys.equals(found.keys)) {
            differences.add(new TableDifference(Kind.KEYS, name, keys, found.keys));
        }
        if (!projection.equals(found.projection)) {
            differences.add(new TableDifference(Kind.PROJECTION, name, projection, found.projection));
        }
    }

    private static Map<String, IndexVerification> indexes(CreateTableRequest design) {
        Map<String, IndexVerification> indexes = new LinkedHashMap<>();
        String active = IndexStatus.ACTIVE.toString();
        for (GlobalSecondaryIndex index : design.globalSecondaryIndexes()) {
            indexes.put(
                    index.indexName(),
                    global(index.keySchema(), design.attributeDefinitions(), index.projection(), active));
        }
        for (LocalSecondaryIndex index : design.localSecondaryIndexes()) {
            indexes.put(index.indexName(), local(index.keySchema(), design.attributeDefinitions(), index.projection()));
        }
        return indexes;
    }

    private static Map<String, IndexVerification> indexes(TableDescription table) {
        Map<String, IndexVerification> indexes = new LinkedHashMap<>();
        for (GlobalSecondaryIndexDescription index : table.globalSecondaryIndexes()) {
            indexes.put(
                    index.indexName(),
                    global(
                            index.keySchema(),
                            table.attributeDefinitions(),
                            index.projection(),
                            String.valueOf(index.indexStatusAsString())));
        }
        for (LocalSecondaryIndexDescription index : table.localSecondaryIndexes()) {
            indexes.put(index.indexName(), local(index.keySchema(), table.attributeDefinitions(), index.projection()));
        }
        return indexes;
    }

    private static IndexVerification global(
            List<KeySchemaElement> schema, List<AttributeDefinition> attributes, Projection projection, String status) {
        return new IndexVerification("a global index", schema, attributes, projection, status);
    }

    private static IndexVerification local(
            List<KeySchemaElement> schema, List<AttributeDefinition> attributes, Projection projection) {
        return new IndexVerification("a local index", schema, attributes, projection, IndexStatus.ACTIVE.toString());
    }

    /** The order of included attributes says nothing. */
    private static String text(Projection projection) {
        return projection.projectionType() == ProjectionType.INCLUDE
                ? projection.projectionTypeAsString() + " " + new TreeSet<>(projection.nonKeyAttributes())
                : projection.projectionTypeAsString();
    }
}
