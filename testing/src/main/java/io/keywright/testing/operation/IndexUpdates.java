package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.json.Fields;
import io.keywright.testing.table.Index;
import io.keywright.testing.table.IndexDefinition;
import io.keywright.testing.table.Table;
import io.keywright.testing.table.Throughput;
import io.keywright.testing.table.ThroughputOptions;
import io.keywright.testing.value.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** What UpdateTable is to do to the global indexes of a table: all checked first, then done. */
final class IndexUpdates {

    private final Table table;
    private final Fields request;
    private final boolean onDemand;
    private final List<Runnable> changes = new ArrayList<>();
    private final Map<String, String> status = new HashMap<>();
    private final List<String> deleted = new ArrayList<>();

    private IndexUpdates(Table table, Fields request, boolean onDemand) {
        this.table = table;
        this.request = request;
        this.onDemand = onDemand;
    }

    /** The checks of request shape. */
    static void check(Fields request, Constraints constraints) {
        int position = 0;
        for (Fields update : updates(request)) {
            String path = "globalSecondaryIndexUpdates." + ++position + ".member";
            Fields change = update.structure("Update");
            if (change != null) {
                constraints.requiredName(change.string("IndexName"), path + ".update.indexName");
                Billing.checkThroughput(change, path + ".update.provisionedThroughput", constraints);
            }
            Fields create = update.structure("Create");
            if (create != null) {
                IndexDefinitions.check(create, path + ".create", constraints);
            }
            Fields delete = update.structure("Delete");
            if (delete != null) {
                constraints.requiredName(delete.string("IndexName"), path + ".delete.indexName");
            }
        }
    }

    /** The updates of the request, for a table that is billed like that afterwards. */
    static IndexUpdates of(Table table, Fields request, boolean onDemand) {
        IndexUpdates planned = new IndexUpdates(table, request, onDemand);
        planned.plan(updates(request));
        planned.planBilling();
        return planned;
    }

    private static List<Fields> updates(Fields request) {
        return Objects.requireNonNullElse(request.structures("GlobalSecondaryIndexUpdates"), List.of());
    }

    private void plan(List<Fields> updates) {
        long structural = updates.stream()
                .filter(update -> update.has("Create") || update.has("Delete"))
                .count();
        if (structural > 1) {
            throw ServiceError.of(
                    "LimitExceededException",
                    "Subscriber limit exceeded: Only 1 online index can be created or deleted simultaneously per table");
        }
        Set<String> named = new HashSet<>();
        for (Fields update : updates) {
            Fields create = update.structure("Create");
            Fields change = update.structure("Update");
            Fields delete = update.structure("Delete");
            Fields one = create != null ? create : change != null ? change : delete;
            if (one == null) {
                throw ServiceError.invalidParameter("One of GlobalSecondaryIndexUpdate.Update, "
                        + "GlobalSecondaryIndexUpdate.Create, GlobalSecondaryIndexUpdate.Delete must not be null");
            }
            String name = Objects.requireNonNull(one.string("IndexName"));
            if (!named.add(name)) {
                throw ServiceError.invalidParameter("Only one global secondary index update per index is allowed "
                        + "simultaneously. Index: " + name);
            }
            if (create != null) {
                planCreate(name, create);
            } else if (change != null) {
                planUpdate(require(name), change);
            } else {
                deleted.add(require(name).name());
                status.put(name, "DELETING");
            }
        }
    }

    private void planCreate(String name, Fields create) {
        if (table.index(name) != null) {
            throw ServiceError.validation("Attempting to create an index which already exists");
        }
        Map<String, Type> types = KeySchemas.definitions(request.structures("AttributeDefinitions"));
        Billing.checkIndex(create, onDemand);
        IndexDefinition definition = IndexDefinitions.global(create, types);
        List<IndexDefinition> all =
                new ArrayList<>(table.indexes().stream().map(Index::definition).toList());
        all.add(definition);
        IndexDefinitions.checkTogether(all);
        refuseUnused(types, all);
        changes.add(() -> {
            definition
                    .schema()
                    .attributes()
                    .forEach(key -> table.attributeTypes().put(key.name(), key.type()));
            table.addIndex(definition);
        });
        status.put(name, "CREATING");
    }

    private void refuseUnused(Map<String, Type> types, List<IndexDefinition> indexes) {
        Set<String> used = new LinkedHashSet<>(table.schema().names());
        indexes.forEach(index -> used.addAll(index.schema().names()));
        if (!used.containsAll(types.keySet())) {
            throw ServiceError.invalidParameter("Some AttributeDefinitions are not used. AttributeDefinitions: "
                    + types.keySet() + ", keys used: " + used);
        }
    }

    private void planUpdate(Index index, Fields change) {
        Billing.checkIndexUpdate(change, onDemand);
        Throughput wanted = change.has("ProvisionedThroughput") ? Billing.throughput(change) : index.throughput();
        if (change.has("ProvisionedThroughput")) {
            Billing.refuseSame(index.throughput(), wanted, "index", " " + index.name());
        }
        ThroughputOptions options =
                Billing.updated(index.options(), Billing.options(change), index.throughput(), "index " + index.name());
        changes.add(() -> {
            index.setThroughput(wanted);
            index.setOptions(options);
        });
        status.put(index.name(), "UPDATING");
    }

    /** A change of billing concerns all indexes. */
    private void planBilling() {
        for (Index index : table.indexes()) {
            boolean provisioned = !index.throughput().equals(Throughput.ON_DEMAND);
            if (index.isLocal() || provisioned != onDemand) {
                continue;
            }
            if (onDemand) {
                changes.add(() -> index.setThroughput(Throughput.ON_DEMAND));
            } else if (!status.containsKey(index.name())) {
                throw ServiceError.invalidParameter(
                        "ProvisionedThroughput must be specified for index: " + index.name());
            }
        }
    }

    private Index require(String name) {
        Index index = table.index(name);
        if (index == null || index.isLocal()) {
            throw ServiceError.tableNotFound();
        }
        return index;
    }

    void apply() {
        changes.forEach(Runnable::run);
    }

    /** The status of each index that the request touches, by name. */
    Map<String, String> status() {
        return status;
    }

    /** Deletes what is to be deleted, after it was described for the last time. */
    void removeDeleted() {
        deleted.forEach(table::removeIndex);
    }
}
