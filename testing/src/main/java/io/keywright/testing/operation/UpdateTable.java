package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.json.Fields;
import io.keywright.testing.table.Database;
import io.keywright.testing.table.Table;
import io.keywright.testing.table.TableDescription;
import io.keywright.testing.table.TableSettings;
import io.keywright.testing.table.Throughput;
import io.keywright.testing.table.ThroughputOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** UpdateTable: billing, indexes, streams, protection. What it changes holds at once, and all of it or nothing. */
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
        IndexUpdates.check(request, constraints);
        Streams.check(request, constraints);
        Encryption.check(request, constraints);
        constraints.oneOf(request.string("TableClass"), "tableClass", CreateTable.CLASSES);
        constraints.check();
        if (CHANGES.stream().noneMatch(request::has)) {
            throw ServiceError.validation("At least one of ProvisionedThroughput, BillingMode, UpdateStreamEnabled, "
                    + "GlobalSecondaryIndexUpdates or SSESpecification or ReplicaUpdates is required");
        }
        if (request.has("ReplicaUpdates")) {
            throw ServiceError.validation("ReplicaUpdates: this engine is one region, replicas cannot be had");
        }
        Table table = database.requireNamed(Objects.requireNonNull(name));
        List<Runnable> changes = new ArrayList<>();
        planBilling(table, request, database, changes);
        IndexUpdates indexes = IndexUpdates.of(table, request, isOnDemand(table, request));
        Streams.checkChange(request, table);
        Streams.checkEnd(request, table);
        changes.forEach(Runnable::run);
        indexes.apply();
        settings(table, request);
        Encryption.apply(request, table);
        Streams.apply(request, table, database);
        Map<String, Object> description = TableDescription.of(table, "UPDATING", indexes.status());
        indexes.removeDeleted();
        return Map.of("TableDescription", description);
    }

    private static void settings(Table table, Fields request) {
        Boolean protect = request.bool("DeletionProtectionEnabled");
        if (protect != null) {
            table.settings().protect(protect);
        }
        String tableClass = request.string("TableClass");
        if (tableClass != null) {
            table.settings().setTableClass(tableClass);
        }
    }

    /** How the table is billed after the request. */
    private static boolean isOnDemand(Table table, Fields request) {
        return request.has("BillingMode")
                ? Billing.isOnDemand(request)
                : table.settings().isOnDemand();
    }

    private static void planBilling(Table table, Fields request, Database database, List<Runnable> changes) {
        TableSettings settings = table.settings();
        Throughput wanted = Billing.throughput(request);
        boolean onDemand = isOnDemand(table, request);
        Billing.checkOnDemand(request, onDemand);
        ThroughputOptions options =
                Billing.updated(settings.options(), Billing.options(request), settings.throughput(), "table");
        changes.add(() -> settings.setOptions(options));
        if (onDemand) {
            if (request.has("ProvisionedThroughput")) {
                throw ServiceError.invalidParameter("Neither ReadCapacityUnits nor WriteCapacityUnits can be "
                        + "specified when BillingMode is PAY_PER_REQUEST");
            }
            changes.add(() -> settings.bill(true, Throughput.ON_DEMAND, database.now()));
            return;
        }
        if (!request.has("ProvisionedThroughput")) {
            if (settings.isOnDemand()) {
                throw ServiceError.invalidParameter("ReadCapacityUnits and WriteCapacityUnits must both be specified "
                        + "when BillingMode is PROVISIONED");
            }
            return;
        }
        if (!settings.isOnDemand()) {
            Billing.refuseSame(settings.throughput(), wanted, "table", "");
        }
        changes.add(() -> settings.bill(false, wanted, database.now()));
    }
}
