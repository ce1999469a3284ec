package io.keywright.runtime.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.shop.ShopTable;
import io.keywright.testing.DynamoDbTest;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableResponse;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ResourceInUseException;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;

class TableDefinitionTest {

    @Test
    void theRequestNamesEveryKeyAttributeOnceAndPaysPerRequest() {
        CreateTableRequest request = ShopTable.definition().toRequest("shop-prod");

        assertThat(request.tableName()).isEqualTo("shop-prod");
        assertThat(request.billingMode()).isEqualTo(BillingMode.PAY_PER_REQUEST);
        assertThat(request.keySchema()).containsExactly(element("PK", KeyType.HASH), element("SK", KeyType.RANGE));
        assertThat(request.attributeDefinitions())
                .extracting(AttributeDefinition::attributeName)
                .containsExactly("PK", "SK", "GSI1PK", "GSI1SK", "LSI1SK");
        assertThat(request.attributeDefinitions())
                .extracting(AttributeDefinition::attributeType)
                .containsOnly(ScalarAttributeType.S);
    }

    @Test
    void indexesHoldEverythingOrWhatTheyAreTold() {
        CreateTableRequest request = ShopTable.definition().toRequest("shop");

        assertThat(request.globalSecondaryIndexes()).hasSize(2);
        assertThat(request.globalSecondaryIndexes().get(0).projection().projectionType())
                .isEqualTo(ProjectionType.ALL);
        assertThat(request.globalSecondaryIndexes().get(1).keySchema())
                .containsExactly(element("GSI1PK", KeyType.HASH));
        assertThat(request.globalSecondaryIndexes().get(1).projection().projectionType())
                .isEqualTo(ProjectionType.INCLUDE);
        assertThat(request.globalSecondaryIndexes().get(1).projection().nonKeyAttributes())
                .containsExactly("Type");
        assertThat(request.localSecondaryIndexes().get(0).keySchema())
                .containsExactly(element("PK", KeyType.HASH), element("LSI1SK", KeyType.RANGE));
    }

    @Test
    void aTableWithoutSortKeyAndIndexes() {
        CreateTableRequest request = TableDefinition.of("PK", null).toRequest("plain");

        assertThat(request.keySchema()).containsExactly(element("PK", KeyType.HASH));
        assertThat(request.hasGlobalSecondaryIndexes()).isFalse();
        assertThat(request.hasLocalSecondaryIndexes()).isFalse();
    }

    @Test
    @DynamoDbTest
    void createsTheTableAndWaitsUntilItIsActive(DynamoDbClient client) {
        TableDescription description = ShopTable.definition().create(client, ShopTable.NAME);

        assertThat(description.tableStatus()).isEqualTo(TableStatus.ACTIVE);
        assertThat(description.globalSecondaryIndexes()).hasSize(2);
        assertThatThrownBy(() -> ShopTable.definition().create(client, ShopTable.NAME))
                .isInstanceOf(ResourceInUseException.class);
    }

    @Test
    void doesNotWaitForEver() {
        DynamoDbClient neverActive = new DynamoDbClient() {
            @Override
            public String serviceName() {
                return "dynamodb";
            }

            @Override
            public void close() {}

            @Override
            public CreateTableResponse createTable(CreateTableRequest request) {
                return CreateTableResponse.builder().build();
            }

            @Override
            public DescribeTableResponse describeTable(DescribeTableRequest request) {
                return DescribeTableResponse.builder()
                        .table(table -> table.tableStatus(TableStatus.CREATING))
                        .build();
            }
        };

        assertThatThrownBy(() -> TableDefinition.of("PK", null).create(neverActive, "plain", Duration.ofMillis(50)))
                .isInstanceOf(SdkClientException.class);
    }

    private static KeySchemaElement element(String attribute, KeyType type) {
        return KeySchemaElement.builder().attributeName(attribute).keyType(type).build();
    }
}
