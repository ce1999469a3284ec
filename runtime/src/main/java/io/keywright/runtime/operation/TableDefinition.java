package io.keywright.runtime.operation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.waiters.WaiterOverrideConfiguration;
import software.amazon.awssdk.retries.api.BackoffStrategy;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.PointInTimeRecoverySpecification;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughput;
import software.amazon.awssdk.services.dynamodb.model.SSESpecification;
import software.amazon.awssdk.services.dynamodb.model.SSEType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.StreamSpecification;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveSpecification;
import software.amazon.awssdk.services.dynamodb.model.UpdateContinuousBackupsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveRequest;
import software.amazon.awssdk.services.dynamodb.waiters.DynamoDbWaiter;

/**
 * What a table is created with. All key attributes are strings. What is not said is as safe as can be: capacity is paid
 * per request, the table can be restored to any second of the last 35 days, and it cannot be deleted before its
 * protection is taken away.
 */
public final class TableDefinition {

    private static final Duration PATIENCE = Duration.ofMinutes(10);
    private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(2);

    private final String partitionKey;
    private final @Nullable String sortKey;
    private final List<GlobalSecondaryIndex> globalIndexes = new ArrayList<>();
    private final List<LocalSecondaryIndex> localIndexes = new ArrayList<>();
    private final Set<String> keyAttributes = new LinkedHashSet<>();
    private @Nullable ProvisionedThroughput throughput;
    private @Nullable StreamSpecification stream;
    private @Nullable SSESpecification encryption;
    private @Nullable String timeToLive;
    private boolean recoverable = true;
    private boolean deletionProtected = true;

    private TableDefinition(String partitionKey, @Nullable String sortKey) {
        this.partitionKey = partitionKey;
        this.sortKey = sortKey;
        remember(partitionKey, sortKey);
    }

    /**
     * A table without indexes so far.
     *
     * @param sortKey null for a table without one
     */
    public static TableDefinition of(String partitionKey, @Nullable String sortKey) {
        return new TableDefinition(partitionKey, sortKey);
    }

    /** Adds a global index that holds all attributes. */
    public TableDefinition globalIndex(String name, String indexPartitionKey, @Nullable String indexSortKey) {
        return globalIndex(name, indexPartitionKey, indexSortKey, all());
    }

    /**
     * Adds a global index that holds the keys and some attributes.
     *
     * @param projected stored names, the type attribute among them
     */
    public TableDefinition globalIndex(
            String name, String indexPartitionKey, @Nullable String indexSortKey, List<String> projected) {
        return globalIndex(name, indexPartitionKey, indexSortKey, some(projected));
    }

    /** Adds a local index that holds all attributes. */
    public TableDefinition localIndex(String name, String indexSortKey) {
        return localIndex(name, indexSortKey, all());
    }

    /**
     * Adds a local index that holds the keys and some attributes.
     *
     * @param projected stored names, the type attribute among them
     */
    public TableDefinition localIndex(String name, String indexSortKey, List<String> projected) {
        return localIndex(name, indexSortKey, some(projected));
    }

    /** Capacity is reserved: so many units for the table, and as many for each global index. */
    public TableDefinition provisioned(long readCapacity, long writeCapacity) {
        throughput = ProvisionedThroughput.builder()
                .readCapacityUnits(readCapacity)
                .writeCapacityUnits(writeCapacity)
                .build();
        return this;
    }

    /** The table has a stream whose records hold this. */
    public TableDefinition stream(StreamViewType view) {
        stream = StreamSpecification.builder()
                .streamEnabled(true)
                .streamViewType(view)
                .build();
        return this;
    }

    /** Items expire at the time that this attribute says. */
    public TableDefinition timeToLive(String attribute) {
        timeToLive = attribute;
        return this;
    }

    /**
     * The table is encrypted by a key of the account's KMS.
     *
     * @param kmsKey its ARN, id or alias; null for the one that AWS manages
     */
    public TableDefinition encrypted(@Nullable String kmsKey) {
        encryption = SSESpecification.builder()
                .enabled(true)
                .sseType(SSEType.KMS)
                .kmsMasterKeyId(kmsKey)
                .build();
        return this;
    }

    /** The table cannot be restored. */
    public TableDefinition withoutRecovery() {
        recoverable = false;
        return this;
    }

    /** The table can be deleted at any time, as those of tests are to be. */
    public TableDefinition withoutDeletionProtection() {
        deletionProtected = false;
        return this;
    }

    /** The attribute by which items expire; null for none. */
    public @Nullable String timeToLiveAttribute() {
        return timeToLive;
    }

    /** Whether the table can be restored to a point in time. */
    public boolean isRecoverable() {
        return recoverable;
    }

    /**
     * The request that {@link #create(DynamoDbClient, String)} sends.
     *
     * @param tableName the physical name
     */
    public CreateTableRequest toRequest(String tableName) {
        List<AttributeDefinition> attributes = new ArrayList<>(keyAttributes.size());
        for (String attribute : keyAttributes) {
            attributes.add(AttributeDefinition.builder()
                    .attributeName(attribute)
                    .attributeType(ScalarAttributeType.S)
                    .build());
        }
        CreateTableRequest.Builder request = CreateTableRequest.builder()
                .tableName(tableName)
                .billingMode(throughput == null ? BillingMode.PAY_PER_REQUEST : BillingMode.PROVISIONED)
                .provisionedThroughput(throughput)
                .streamSpecification(stream)
                .sseSpecification(encryption)
                .attributeDefinitions(attributes)
                .keySchema(keySchema(partitionKey, sortKey));
        if (deletionProtected) {
            request.deletionProtectionEnabled(true);
        }
        if (!globalIndexes.isEmpty()) {
            request.globalSecondaryIndexes(provisionedIndexes());
        }
        if (!localIndexes.isEmpty()) {
            request.localSecondaryIndexes(localIndexes);
        }
        return request.build();
    }

    /**
     * CreateTable; waits until the table is active, for at most ten minutes, then sends UpdateTimeToLive and
     * UpdateContinuousBackups where there is something to say.
     *
     * @param tableName the physical name
     * @throws software.amazon.awssdk.services.dynamodb.model.ResourceInUseException if the table exists
     * @throws software.amazon.awssdk.core.exception.SdkClientException if it does not become active in time
     */
    public TableDescription create(DynamoDbClient client, String tableName) {
        return create(client, tableName, PATIENCE);
    }

    /**
     * CreateTable; waits until the table is active, then sends UpdateTimeToLive and UpdateContinuousBackups where there
     * is something to say.
     *
     * @param tableName the physical name
     * @param patience how long to wait at most
     * @throws software.amazon.awssdk.services.dynamodb.model.ResourceInUseException if the table exists
     * @throws software.amazon.awssdk.core.exception.SdkClientException if it does not become active in time
     */
    public TableDescription create(DynamoDbClient client, String tableName, Duration patience) {
        client.createTable(toRequest(tableName));
        DescribeTableRequest question =
                DescribeTableRequest.builder().tableName(tableName).build();
        WaiterOverrideConfiguration bounds = WaiterOverrideConfiguration.builder()
                .maxAttempts(Integer.MAX_VALUE)
                .waitTimeout(patience)
                .backoffStrategyV2(BackoffStrategy.fixedDelay(BETWEEN_LOOKS))
                .build();
        try (DynamoDbWaiter waiter = DynamoDbWaiter.builder().client(client).build()) {
            waiter.waitUntilTableExists(question, bounds);
        }
        if (timeToLive != null) {
            client.updateTimeToLive(timeToLiveRequest(tableName, timeToLive));
        }
        if (recoverable) {
            client.updateContinuousBackups(recoveryRequest(tableName));
        }
        return client.describeTable(question).table();
    }

    private static UpdateTimeToLiveRequest timeToLiveRequest(String tableName, String attribute) {
        return UpdateTimeToLiveRequest.builder()
                .tableName(tableName)
                .timeToLiveSpecification(TimeToLiveSpecification.builder()
                        .enabled(true)
                        .attributeName(attribute)
                        .build())
                .build();
    }

    private static UpdateContinuousBackupsRequest recoveryRequest(String tableName) {
        return UpdateContinuousBackupsRequest.builder()
                .tableName(tableName)
                .pointInTimeRecoverySpecification(PointInTimeRecoverySpecification.builder()
                        .pointInTimeRecoveryEnabled(true)
                        .build())
                .build();
    }

    private List<GlobalSecondaryIndex> provisionedIndexes() {
        List<GlobalSecondaryIndex> indexes = new ArrayList<>(globalIndexes.size());
        for (GlobalSecondaryIndex index : globalIndexes) {
            indexes.add(index.toBuilder().provisionedThroughput(throughput).build());
        }
        return indexes;
    }

    private TableDefinition globalIndex(
            String name, String indexPartitionKey, @Nullable String indexSortKey, Projection projection) {
        remember(indexPartitionKey, indexSortKey);
        globalIndexes.add(GlobalSecondaryIndex.builder()
                .indexName(name)
                .keySchema(keySchema(indexPartitionKey, indexSortKey))
                .projection(projection)
                .build());
        return this;
    }

    private TableDefinition localIndex(String name, String indexSortKey, Projection projection) {
        remember(indexSortKey, null);
        localIndexes.add(LocalSecondaryIndex.builder()
                .indexName(name)
                .keySchema(keySchema(partitionKey, indexSortKey))
                .projection(projection)
                .build());
        return this;
    }

    private void remember(String one, @Nullable String other) {
        keyAttributes.add(one);
        if (other != null) {
            keyAttributes.add(other);
        }
    }

    private static List<KeySchemaElement> keySchema(String partition, @Nullable String sort) {
        List<KeySchemaElement> schema = new ArrayList<>(2);
        schema.add(keyElement(partition, KeyType.HASH));
        if (sort != null) {
            schema.add(keyElement(sort, KeyType.RANGE));
        }
        return schema;
    }

    private static KeySchemaElement keyElement(String attribute, KeyType type) {
        return KeySchemaElement.builder().attributeName(attribute).keyType(type).build();
    }

    private static Projection all() {
        return Projection.builder().projectionType(ProjectionType.ALL).build();
    }

    private static Projection some(List<String> projected) {
        return Projection.builder()
                .projectionType(ProjectionType.INCLUDE)
                .nonKeyAttributes(projected)
                .build();
    }
}
