package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.json.Fields;
import io.keywright.testing.table.Database;
import io.keywright.testing.table.Index;
import io.keywright.testing.table.IndexDefinition;
import io.keywright.testing.table.Table;
import io.keywright.testing.table.TableDescription;
import io.keywright.testing.table.TableSettings;
import io.keywright.testing.table.Throughput;
import io.keywright.testing.value.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** UpdateTable: billing, indexes, streams, protection. What it changes holds at once. */
final class UpdateTable implements Operation {

    private static final List<String> CHANGES = List.of(
            "ProvisionedThroughput",
            "BillingMode",
            "StreamSpecification",
            "GlobalSecondaryIndexUpdates",
            "SSESpecification",
            "TableClass",
            "DeletionProtectionEnabled",
            "ReplicaUpdates",
            "OnDemandThroughput",
            "WarmThroughput");

    @Override
    public Map<String, ?> run(Fields request, Database database) {
        Constraints constraints = new Constraints();
        String name = Parameters.tableName(request, constraints);
        KeySchemas.checkDefinitions(request.structures("AttributeDefinitions"), constraints);
        Billing.check(request, constraints);
        Streams.check(request, constraints);
        List<Fields> updates = request.structures("GlobalSecondaryIndexUpdates");
        int position = 0;
        for (Fields update : updates == null ? List.<Fields>of() : updates) {
            checkUpdate(update, "globalSecondaryIndexUpdates." + ++position + ".member", constraints);
        }
        constraints.check();
        if (CHANGES.stream().noneMatch(request::has)) {
            throw ServiceError.validation("At least one of ProvisionedThroughput, BillingMode, UpdateStreamEnabled, "
                    + "GlobalSecondaryIndexUpdates or SSESpecification or ReplicaUpdates is required");
        }
        Table table = database.requireNamed(Objects.requireNonNull(name));
        bill(table, request, database);
        if (updates != null) {
            updateIndexes(table, request, updates);
        }
        Boolean protect = request.bool("DeletionProtectionEnabled");
        if (protect != null) {
            table.settings().protect(protect);
        }
        String tableClass = request.string("TableClass");
        if (tableClass != null) {
            table.settings().setTableClass(tableClass);
        }
        Encryption.apply(request, table);
        Streams.apply(request, table, database);
        return Map.of("TableDescription", TableDescription.of(table, "UPDATING"));
    }

    private static void checkUpdate(Fields update, String path, Constraints constraints) {
        Fields create = update.structure("Create");
        if (create != null) {
            IndexDefinitions.check(create, path + ".create", constraints);
        }
        Fields change = update.structure("Update");
        if (change != null) {
            constraints.requiredName(change.string("IndexName"), path + ".update.indexName");
            Billing.checkThroughput(change, path + ".update.provisionedThroughput", constraints);
        }
        Fields delete = update.structure("Delete");
        if (delete != null) {
            constraints.requiredName(delete.string("IndexName"), path + ".delete.indexName");
        }
    }

    private static void updateIndexes(Table table, Fields request, List<Fields> updates) {
        long structural = updates.stream()
                .filter(update -> update.has("Create") || update.has("Delete"))
                .count();
        if (structural > 1) {
            throw ServiceError.of(
                    "LimitExceededException",
                    "Subscriber limit exceeded: Only 1 online index can be created or deleted simultaneously per table");
        }
        for (Fields update : updates) {
            Fields create = update.structure("Create");
            Fields change = update.structure("Update");
            Fields delete = update.structure("Delete");
            if (create != null) {
                create(table, request, create);
            } else if (change != null) {
                require(table, change).setThroughput(Billing.throughput(change));
            } else if (delete != null) {
                table.removeIndex(require(table, delete).name());
            } else {
                throw ServiceError.invalidParameter("One of GlobalSecondaryIndexUpdate.Update, "
                        + "GlobalSecondaryIndexUpdate.Create, GlobalSecondaryIndexUpdate.Delete must not be null");
            }
        }
    }

    private static void create(Table table, Fields request, Fields create) {
        String name = Objects.requireNonNull(create.string("IndexName"));
        if (table.index(name) != null) {
            throw ServiceError.validation("Attempting to create an index which already exists");
        }
        Map<String, Type> types = KeySchemas.definitions(request.structures("AttributeDefinitions"));
        Billing.checkIndex(create, table.settings().isOnDemand());
        List<IndexDefinition> all =
                new ArrayList<>(table.indexes().stream().map(Index::definition).toList());
        IndexDefinition definition = IndexDefinitions.global(create, types);
        all.add(definition);
        IndexDefinitions.checkTogether(all);
        definition.schema().attributes().forEach(key -> table.attributeTypes().put(key.name(), key.type()));
        table.addIndex(definition);
    }

    private static Index require(Table table, Fields update) {
        Index index = table.index(Objects.requireNonNull(update.string("IndexName")));
        if (index == null || index.isLocal()) {
            throw ServiceError.tableNotFound();
        }
        return index;
    }

    private static void bill(Table table, Fields request, Database database) {
        TableSettings settings = table.settings();
        boolean byRequest = request.has("BillingMode") ? Billing.isOnDemand(request) : settings.isOnDemand();
        Throughput wanted = Billing.throughput(request);
        if (byRequest) {
            if (request.has("ProvisionedThroughput")) {
                throw ServiceError.invalidParameter("Neither ReadCapacityUnits nor WriteCapacityUnits can be "
                        + "specified when BillingMode is PAY_PER_REQUEST");
            }
            settings.bill(true, Throughput.ON_DEMAND, database.now());
            return;
        }
        if (!request.has("ProvisionedThroughput")) {
            if (settings.isOnDemand()) {
                throw ServiceError.invalidParameter("ReadCapacityUnits and WriteCapacityUnits must both be specified "
                        + "when BillingMode is PROVISIONED");
            }
            return;
        }
        Throughput current = settings.throughput();
        if (!settings.isOnDemand() && wanted.equals(current)) {
            throw ServiceError.validation("The provisioned throughput for the table will not change. The requested "
                    + "value equals the current value. Current ReadCapacityUnits provisioned for the table: "
                    + current.read() + ". Requested ReadCapacityUnits: " + wanted.read()
                    + ". Current WriteCapacityUnits provisioned for the table: " + current.write()
                    + ". Requested WriteCapacityUnits: " + wanted.write()
                    + ". Refer to the Amazon DynamoDB Developer Guide for current limits and how to request higher "
                    + "limits.");
        }
        settings.bill(false, wanted, database.now());
    }
}
