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
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.waiters.DynamoDbWaiter;

/** A table's keys and indexes, and CreateTable. All key attributes are strings; capacity is paid per request. */
public final class TableDefinition {

    private static final Duration PATIENCE = Duration.ofMinutes(10);
    private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(2);

    private final String partitionKey;
    private final @Nullable String sortKey;
    private final List<GlobalSecondaryIndex> globalIndexes = new ArrayList<>();
    private final List<LocalSecondaryIndex> localIndexes = new ArrayList<>();
    private final Set<String> keyAttributes = new LinkedHashSet<>();

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
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(attributes)
                .keySchema(keySchema(partitionKey, sortKey));
        if (!globalIndexes.isEmpty()) {
            request.globalSecondaryIndexes(globalIndexes);
        }
        if (!localIndexes.isEmpty()) {
            request.localSecondaryIndexes(localIndexes);
        }
        return request.build();
    }

    /**
     * CreateTable; waits until the table is active, for at most ten minutes.
     *
     * @param tableName the physical name
     * @throws software.amazon.awssdk.services.dynamodb.model.ResourceInUseException if the table exists
     * @throws software.amazon.awssdk.core.exception.SdkClientException if it does not become active in time
     */
    public TableDescription create(DynamoDbClient client, String tableName) {
        return create(client, tableName, PATIENCE);
    }

    /**
     * CreateTable; waits until the table is active.
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
        return client.describeTable(question).table();
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
