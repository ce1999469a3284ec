package io.keywright.runtime.table;

import io.keywright.runtime.operation.TableDefinition;
import io.keywright.schema.Definition;
import io.keywright.schema.Index;
import io.keywright.schema.ProjectedAttributes;
import io.keywright.schema.Table;
import java.util.List;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;

/** What a table is created with, by its model: the same that the generated facade's {@code definition()} gives. */
public final class ModelDefinition {

    private ModelDefinition() {}

    /** The definition of a model, such as one that was read from {@code model.json}. */
    public static TableDefinition of(Table table) {
        TableDefinition definition = TableDefinition.of(table.partitionKey(), table.sortKey());
        for (Index index : table.indexes()) {
            addIndex(definition, table, index);
        }
        if (table.timeToLive() != null) {
            definition.timeToLive(table.timeToLive());
        }
        Definition settings = table.definition();
        if (settings.provisioned()) {
            definition.provisioned(settings.readCapacity(), settings.writeCapacity());
        }
        if (settings.stream() != null) {
            definition.stream(StreamViewType.fromValue(settings.stream().name()));
        }
        if (settings.encryption() != Definition.Encryption.AWS_OWNED) {
            definition.encrypted(settings.kmsKey());
        }
        if (!settings.pointInTimeRecovery()) {
            definition.withoutRecovery();
        }
        if (!settings.deletionProtection()) {
            definition.withoutDeletionProtection();
        }
        return definition;
    }

    private static void addIndex(TableDefinition definition, Table table, Index index) {
        List<String> projected = ProjectedAttributes.of(table, index);
        if (index.local()) {
            String sortKey = Objects.requireNonNull(index.sortKey(), "a local index has a sort key");
            if (projected.isEmpty()) {
                definition.localIndex(index.name(), sortKey);
            } else {
                definition.localIndex(index.name(), sortKey, projected);
            }
        } else if (projected.isEmpty()) {
            definition.globalIndex(index.name(), index.partitionKey(), index.sortKey());
        } else {
            definition.globalIndex(index.name(), index.partitionKey(), index.sortKey(), projected);
        }
    }
}
