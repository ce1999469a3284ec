package io.keywright.testing.operation;

import io.keywright.testing.table.Backup;
import io.keywright.testing.table.Table;
import io.keywright.testing.table.TableDescription;
import io.keywright.testing.table.TableSettings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Backups as the replies about them show them. */
final class BackupDescription {

    private static final List<String> OF_INDEX =
            List.of("IndexName", "KeySchema", "Projection", "ProvisionedThroughput", "OnDemandThroughput");

    private BackupDescription() {}

    static Map<String, Object> of(Backup backup, String status) {
        Map<String, Object> description = new LinkedHashMap<>();
        description.put("BackupDetails", details(backup, status));
        description.put("SourceTableDetails", source(backup.content()));
        description.put("SourceTableFeatureDetails", features(backup.content()));
        return description;
    }

    static Map<String, Object> details(Backup backup, String status) {
        Map<String, Object> details = new LinkedHashMap<>();
        details.put("BackupArn", backup.arn());
        details.put("BackupName", backup.name());
        details.put("BackupSizeBytes", backup.content().sizeInBytes());
        details.put("BackupStatus", status);
        details.put("BackupType", "USER");
        details.put("BackupCreationDateTime", TableDescription.seconds(backup.created()));
        return details;
    }

    static Map<String, Object> summary(Backup backup) {
        Map<String, Object> summary = new LinkedHashMap<>();
        summary.put("TableName", backup.content().name());
        summary.put("TableId", backup.content().settings().id());
        summary.put("TableArn", backup.content().settings().arn());
        summary.putAll(details(backup, "AVAILABLE"));
        return summary;
    }

    private static Map<String, Object> source(Table table) {
        TableSettings settings = table.settings();
        Map<String, Object> source = new LinkedHashMap<>();
        source.put("TableName", table.name());
        source.put("TableId", settings.id());
        source.put("TableArn", settings.arn());
        source.put("TableSizeBytes", table.sizeInBytes());
        source.put("KeySchema", table.schema().describe());
        source.put("TableCreationDateTime", TableDescription.seconds(settings.created()));
        Map<String, Object> throughput = new LinkedHashMap<>();
        throughput.put("ReadCapacityUnits", settings.throughput().read());
        throughput.put("WriteCapacityUnits", settings.throughput().write());
        source.put("ProvisionedThroughput", throughput);
        source.put("ItemCount", table.items().size());
        source.put("BillingMode", settings.isOnDemand() ? "PAY_PER_REQUEST" : "PROVISIONED");
        return source;
    }

    private static Map<String, Object> features(Table table) {
        Map<String, Object> features = new LinkedHashMap<>();
        putIndexes(features, table, "LocalSecondaryIndexes", true);
        putIndexes(features, table, "GlobalSecondaryIndexes", false);
        String attribute = table.settings().timeToLive();
        if (attribute != null) {
            Map<String, Object> expiry = new LinkedHashMap<>();
            expiry.put("TimeToLiveStatus", "ENABLED");
            expiry.put("AttributeName", attribute);
            features.put("TimeToLiveDescription", expiry);
        }
        features.put("SSEDescription", table.settings().encryption());
        return features;
    }

    private static void putIndexes(Map<String, Object> features, Table table, String member, boolean local) {
        List<Map<String, Object>> indexes = new ArrayList<>();
        table.indexes().stream().filter(index -> index.isLocal() == local).forEach(index -> {
            Map<String, Object> shown = index.describe(table.settings().arn(), "ACTIVE");
            shown.keySet().retainAll(OF_INDEX);
            indexes.add(shown);
        });
        if (!indexes.isEmpty()) {
            features.put(member, indexes);
        }
    }
}
