package io.keywright.testing.table;

import io.keywright.testing.stream.ChangeStream;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** A table as DescribeTable shows it. */
public final class TableDescription {

    private TableDescription() {}

    /** The description with the given status; its indexes are created with the table, otherwise active. */
    public static Map<String, Object> of(Table table, String status) {
        return of(table, status, Map.of());
    }

    /** The same where some indexes, given by name, have a status of their own. */
    public static Map<String, Object> of(Table table, String status, Map<String, String> indexStatus) {
        TableSettings settings = table.settings();
        Map<String, Object> description = new LinkedHashMap<>();
        description.put("AttributeDefinitions", attributeDefinitions(table));
        description.put("TableName", table.name());
        description.put("KeySchema", table.schema().describe());
        description.put("TableStatus", status);
        description.put("CreationDateTime", seconds(settings.created()));
        description.put("ProvisionedThroughput", settings.describeThroughput());
        description.put("TableSizeBytes", table.sizeInBytes());
        description.put("ItemCount", table.items().size());
        description.put("TableArn", settings.arn());
        description.put("TableId", settings.id());
        Instant onDemandSince = settings.onDemandSince();
        if (onDemandSince != null) {
            Map<String, Object> billing = new LinkedHashMap<>();
            billing.put("BillingMode", settings.isOnDemand() ? "PAY_PER_REQUEST" : "PROVISIONED");
            billing.put("LastUpdateToPayPerRequestDateTime", seconds(onDemandSince));
            description.put("BillingModeSummary", billing);
        }
        String otherwise = status.equals("CREATING") ? "CREATING" : "ACTIVE";
        putIndexes(description, table, true, index -> otherwise);
        putIndexes(description, table, false, index -> indexStatus.getOrDefault(index.name(), otherwise));
        ChangeStream stream = table.stream();
        if (stream != null) {
            if (stream.isEnabled()) {
                Map<String, Object> specification = new LinkedHashMap<>();
                specification.put("StreamEnabled", true);
                specification.put("StreamViewType", stream.viewType());
                description.put("StreamSpecification", specification);
            }
            description.put("LatestStreamLabel", stream.label());
            description.put("LatestStreamArn", stream.arn());
        }
        if (settings.restored() != null) {
            description.put("RestoreSummary", settings.restored());
        }
        if (settings.encryption() != null) {
            description.put("SSEDescription", settings.encryption());
        }
        if (settings.tableClass() != null) {
            description.put("TableClassSummary", Map.of("TableClass", settings.tableClass()));
        }
        settings.options()
                .describe(description, settings.throughput(), status.equals("CREATING") ? "UPDATING" : "ACTIVE");
        description.put("DeletionProtectionEnabled", settings.isDeletionProtected());
        return description;
    }

    private static List<Map<String, Object>> attributeDefinitions(Table table) {
        List<Map<String, Object>> definitions = new ArrayList<>();
        table.attributeTypes().forEach((name, type) -> {
            Map<String, Object> definition = new LinkedHashMap<>();
            definition.put("AttributeName", name);
            definition.put("AttributeType", type.name());
            definitions.add(definition);
        });
        return definitions;
    }

    private static void putIndexes(
            Map<String, Object> description, Table table, boolean local, Function<Index, String> status) {
        List<Map<String, Object>> indexes = table.indexes().stream()
                .filter(index -> index.isLocal() == local)
                .map(index -> index.describe(table.settings().arn(), status.apply(index)))
                .toList();
        if (!indexes.isEmpty()) {
            description.put(local ? "LocalSecondaryIndexes" : "GlobalSecondaryIndexes", indexes);
        }
    }

    /** A time as the protocol carries it: seconds with a fraction. */
    public static BigDecimal seconds(Instant time) {
        return BigDecimal.valueOf(time.toEpochMilli(), 3);
    }
}
