package com.daintree.data;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.Entity;
import io.keywright.schema.Index;
import io.keywright.schema.Table;
import io.keywright.testing.DynamoDbExtension;
import io.keywright.testing.DynamoDbTest;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.ServiceLoader;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table as a whole: as DynamoDB sees it, and as data that the compiler left behind. */
class TableDesignTest {

    private static final String RESOURCES = "/META-INF/keywright/com.daintree.data.Daintree/";

    @Test
    @DynamoDbTest
    @DisplayName("B34: each index has two attributes of its own")
    void eachIndexHasTwoAttributesOfItsOwn(DynamoDbClient client) {
        TableDescription table = DaintreeTable.createTable(client, DynamoDbExtension.tableName("daintree-design"));

        assertThat(table.keySchema())
                .extracting(KeySchemaElement::attributeName)
                .containsExactly("PK", "SK");
        assertThat(table.globalSecondaryIndexes())
                .extracting(TableDesignTest::text)
                .containsExactlyInAnyOrder(
                        "GSI1 of GSI1PK, GSI1SK with ALL",
                        "GSI2 of GSI2PK, GSI2SK with ALL",
                        "GSI3 of GSI3PK, GSI3SK with ALL");
        assertThat(table.attributeDefinitions())
                .extracting(AttributeDefinition::attributeType)
                .hasSize(8)
                .containsOnly(ScalarAttributeType.S);
    }

    @Test
    void toolsFindTheTableOnTheClassPath() {
        assertThat(ServiceLoader.load(TableDescriptor.class))
                .extracting(TableDescriptor::tableInterface)
                .contains(Daintree.class.getName());
    }

    @Test
    void theModelIsTheDesign() {
        Table table = new DaintreeDescriptor().model();

        assertThat(table.entities())
                .extracting(Entity::type)
                .containsExactly(
                        "Customer",
                        "Seller",
                        "Cart",
                        "CartItem",
                        "Order",
                        "OrderLine",
                        "Payment",
                        "Category",
                        "Product");
        assertThat(table.indexes()).extracting(Index::name).containsExactly("GSI1", "GSI2", "GSI3");
    }

    @Test
    void theDefinitionLiesBesideTheClassesForTheCommandLine() throws IOException {
        assertThat(resource("create-table.json"))
                .contains("\"PAY_PER_REQUEST\"")
                .contains("\"GSI3SK\"");
        assertThat(resource("model.json")).contains("\"TITLE#{title:lower}\"");
    }

    private static String text(GlobalSecondaryIndexDescription index) {
        ProjectionType projection = index.projection().projectionType();
        return index.indexName() + " of "
                + String.join(
                        ", ",
                        index.keySchema().stream()
                                .map(KeySchemaElement::attributeName)
                                .toList())
                + " with " + projection;
    }

    private static String resource(String name) throws IOException {
        try (InputStream stream =
                Objects.requireNonNull(TableDesignTest.class.getResourceAsStream(RESOURCES + name), name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
