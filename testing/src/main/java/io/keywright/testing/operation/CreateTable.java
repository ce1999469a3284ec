package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.json.Fields;
import io.keywright.testing.table.Attachments;
import io.keywright.testing.table.Database;
import io.keywright.testing.table.IndexDefinition;
import io.keywright.testing.table.KeySchema;
import io.keywright.testing.table.Table;
import io.keywright.testing.table.TableDescription;
import io.keywright.testing.table.TableSettings;
import io.keywright.testing.value.Type;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** CreateTable. The reply says CREATING, as the service's does; the table can be used at once. */
final class CreateTable implements Operation {

    static final List<String> CLASSES = List.of("STANDARD", "STANDARD_INFREQUENT_ACCESS");

    @Override
    public Map<String, ?> run(Fields request, Database database) {
        Constraints constraints = new Constraints();
        List<Fields> attributes = request.structures("AttributeDefinitions");
        constraints.present(attributes, "attributeDefinitions");
        KeySchemas.checkDefinitions(attributes, constraints);
        String name = request.string("TableName");
        constraints.present(name, "tableName");
        constraints.tableName(name, "tableName");
        KeySchemas.checkSchema(request, "keySchema", false, constraints);
        Billing.check(request, constraints);
        IndexDefinitions.checkAll(request, "LocalSecondaryIndexes", constraints);
        IndexDefinitions.checkAll(request, "GlobalSecondaryIndexes", constraints);
        Streams.check(request, constraints);
        Encryption.check(request, constraints);
        Tags.check(request, constraints);
        constraints.oneOf(request.string("TableClass"), "tableClass", CLASSES);
        constraints.check();
        Billing.checkTable(request);
        Map<String, Type> types = KeySchemas.definitions(attributes);
        KeySchema schema = KeySchemas.of(request, types, false);
        List<IndexDefinition> indexes = IndexDefinitions.of(request, schema, types);
        refuseUnusedDefinitions(
                schema, indexes, types, Objects.requireNonNull(attributes).size());
        String tableName = Objects.requireNonNull(name);
        if (database.find(tableName) != null) {
            throw ServiceError.of("ResourceInUseException", "Table already exists: " + tableName);
        }
        TableSettings settings = database.newSettings(tableName);
        settings.bill(Billing.isOnDemand(request), Billing.throughput(request), database.now());
        settings.setOptions(Billing.options(request));
        settings.protect(request.isTrue("DeletionProtectionEnabled"));
        String tableClass = request.string("TableClass");
        if (tableClass != null) {
            settings.setTableClass(tableClass);
        }
        settings.tags().putAll(Tags.of(request));
        String policy = request.string("ResourcePolicy");
        if (policy != null) {
            Attachments.Policy first = new Attachments.Policy(policy, database.nextRevision());
            settings.attachments().policies().put(settings.arn(), first);
        }
        Table table = new Table(tableName, schema, types, indexes, settings);
        Encryption.apply(request, table);
        Streams.apply(request, table, database);
        database.tables().put(tableName, table);
        return Map.of("TableDescription", TableDescription.of(table, "CREATING"));
    }

    private static void refuseUnusedDefinitions(
            KeySchema schema, List<IndexDefinition> indexes, Map<String, Type> types, int defined) {
        Set<String> used = new LinkedHashSet<>(schema.names());
        indexes.forEach(index -> used.addAll(index.schema().names()));
        if (used.size() < defined) {
            throw ServiceError.invalidParameter(
                    indexes.isEmpty()
                            ? "Number of attributes in KeySchema does not exactly match number of attributes defined "
                                    + "in AttributeDefinitions"
                            : "Some AttributeDefinitions are not used. AttributeDefinitions: " + types.keySet()
                                    + ", keys used: " + used);
        }
    }
}
