package io.keywright.runtime.table;

import io.keywright.runtime.operation.TableDefinition;
import io.keywright.runtime.table.TableDifference.Kind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.ContinuousBackupsDescription;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeContinuousBackupsRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveRequest;
import software.amazon.awssdk.services.dynamodb.model.PointInTimeRecoveryStatus;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughput;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputDescription;
import software.amazon.awssdk.services.dynamodb.model.SSEDescription;
import software.amazon.awssdk.services.dynamodb.model.SSESpecification;
import software.amazon.awssdk.services.dynamodb.model.StreamSpecification;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveDescription;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveStatus;

/** Compares a live table with its definition. Changes nothing. */
public final class TableVerification {

    private static final String NONE = "none";
    private static final String ON = "on";
    private static final String OFF = "off";

    private final List<TableDifference> differences = new ArrayList<>();

    private TableVerification() {}

    /**
     * DescribeTable, DescribeTimeToLive and DescribeContinuousBackups.
     *
     * @param tableName the physical name
     * @throws software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException if there is no such table
     */
    public static TableComparison verify(TableDefinition definition, DynamoDbClient client, String tableName) {
        TableDescription table = client.describeTable(
                        DescribeTableRequest.builder().tableName(tableName).build())
                .table();
        TimeToLiveDescription expiry = client.describeTimeToLive(
                        DescribeTimeToLiveRequest.builder().tableName(tableName).build())
                .timeToLiveDescription();
        ContinuousBackupsDescription backups = client.describeContinuousBackups(
                        DescribeContinuousBackupsRequest.builder()
                                .tableName(tableName)
                                .build())
                .continuousBackupsDescription();
        TableVerification verification = new TableVerification();
        verification.compareTable(definition.toRequest(tableName), table);
        verification.compareText(
                Kind.TIME_TO_LIVE, orNone(definition.timeToLiveAttribute()), orNone(attribute(expiry)));
        verification.compareText(
                Kind.RECOVERY, definition.isRecoverable() ? ON : OFF, isRecoverable(backups) ? ON : OFF);
        verification.differences.addAll(IndexVerification.compare(definition.toRequest(tableName), table));
        return new TableComparison(tableName, verification.differences);
    }

    private void compareTable(CreateTableRequest design, TableDescription table) {
        if (table.tableStatus() != TableStatus.ACTIVE && table.tableStatus() != TableStatus.UPDATING) {
            differences.add(new TableDifference(
                    Kind.STATUS, null, TableStatus.ACTIVE.toString(), String.valueOf(table.tableStatusAsString())));
        }
        compareText(
                Kind.KEYS,
                KeyTexts.of(design.keySchema(), design.attributeDefinitions()),
                KeyTexts.of(table.keySchema(), table.attributeDefinitions()));
        compareText(Kind.BILLING, billing(design), billing(table));
        compareText(Kind.STREAM, stream(design.streamSpecification()), stream(table.streamSpecification()));
        compareText(
                Kind.PROTECTION,
                Boolean.TRUE.equals(design.deletionProtectionEnabled()) ? ON : OFF,
                Boolean.TRUE.equals(table.deletionProtectionEnabled()) ? ON : OFF);
        compareEncryption(design.sseSpecification(), table.sseDescription());
    }

    private void compareText(Kind kind, String expected, String actual) {
        if (!expected.equals(actual)) {
            differences.add(new TableDifference(kind, null, expected, actual));
        }
    }

    private static String billing(CreateTableRequest design) {
        ProvisionedThroughput throughput = design.provisionedThroughput();
        return throughput == null
                ? design.billingModeAsString()
                : capacity(throughput.readCapacityUnits(), throughput.writeCapacityUnits());
    }

    /** A table that was never paid by request has no summary of its billing. */
    private static String billing(TableDescription table) {
        if (table.billingModeSummary() != null
                && table.billingModeSummary().billingMode() == BillingMode.PAY_PER_REQUEST) {
            return table.billingModeSummary().billingModeAsString();
        }
        ProvisionedThroughputDescription throughput = table.provisionedThroughput();
        return throughput == null ? NONE : capacity(throughput.readCapacityUnits(), throughput.writeCapacityUnits());
    }

    private static String capacity(@Nullable Long read, @Nullable Long write) {
        return BillingMode.PROVISIONED + " " + read + " and " + write;
    }

    private static String stream(@Nullable StreamSpecification stream) {
        return stream != null && Boolean.TRUE.equals(stream.streamEnabled()) ? stream.streamViewTypeAsString() : NONE;
    }

    /** A live table tells the ARN of its key, so an id or an alias in the design says no more than that there is one. */
    private void compareEncryption(@Nullable SSESpecification design, @Nullable SSEDescription table) {
        boolean encrypted = table != null && table.sseTypeAsString() != null;
        String arn = table == null ? null : table.kmsMasterKeyArn();
        String key = design == null ? null : design.kmsMasterKeyId();
        String actual = encrypted ? orNone(arn) : "DynamoDB's key";
        if (design == null) {
            compareText(Kind.ENCRYPTION, "DynamoDB's key", actual);
        } else if (!encrypted) {
            compareText(Kind.ENCRYPTION, key == null ? "AWS's key in KMS" : key, actual);
        } else if (key != null && key.startsWith("arn:")) {
            compareText(Kind.ENCRYPTION, key, actual);
        }
    }

    private static @Nullable String attribute(@Nullable TimeToLiveDescription expiry) {
        return expiry != null
                        && (expiry.timeToLiveStatus() == TimeToLiveStatus.ENABLED
                                || expiry.timeToLiveStatus() == TimeToLiveStatus.ENABLING)
                ? expiry.attributeName()
                : null;
    }

    private static boolean isRecoverable(@Nullable ContinuousBackupsDescription backups) {
        return backups != null
                && backups.pointInTimeRecoveryDescription() != null
                && backups.pointInTimeRecoveryDescription().pointInTimeRecoveryStatus()
                        == PointInTimeRecoveryStatus.ENABLED;
    }

    private static String orNone(@Nullable String text) {
        return text == null ? NONE : text;
    }
}
