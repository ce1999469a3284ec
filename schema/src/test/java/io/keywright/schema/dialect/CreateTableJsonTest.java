package io.keywright.schema.dialect;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.schema.QualifiedName;
import io.keywright.schema.Table;
import io.keywright.schema.TestModel;
import java.util.List;
import org.junit.jupiter.api.Test;

class CreateTableJsonTest {

    @Test
    void requestDefinesKeysAndProjections() {
        assertThat(CreateTableJson.write(TestModel.daintree())).isEqualTo("""
                        {
                          "TableName": "Daintree",
                          "AttributeDefinitions": [
                            {"AttributeName": "PK", "AttributeType": "S"},
                            {"AttributeName": "SK", "AttributeType": "S"},
                            {"AttributeName": "GSI1PK", "AttributeType": "S"},
                            {"AttributeName": "GSI1SK", "AttributeType": "S"},
                            {"AttributeName": "GSI2PK", "AttributeType": "S"},
                            {"AttributeName": "GSI2SK", "AttributeType": "S"},
                            {"AttributeName": "LSI1SK", "AttributeType": "S"}
                          ],
                          "KeySchema": [
                            {"AttributeName": "PK", "KeyType": "HASH"},
                            {"AttributeName": "SK", "KeyType": "RANGE"}
                          ],
                          "GlobalSecondaryIndexes": [
                            {
                              "IndexName": "GSI1",
                              "KeySchema": [
                                {"AttributeName": "GSI1PK", "KeyType": "HASH"},
                                {"AttributeName": "GSI1SK", "KeyType": "RANGE"}
                              ],
                              "Projection": {"ProjectionType": "INCLUDE", "NonKeyAttributes": ["Type"]}
                            },
                            {
                              "IndexName": "GSI2",
                              "KeySchema": [
                                {"AttributeName": "GSI2PK", "KeyType": "HASH"},
                                {"AttributeName": "GSI2SK", "KeyType": "RANGE"}
                              ],
                              "Projection": {
                                "ProjectionType": "INCLUDE",
                                "NonKeyAttributes": ["Type", "total", "placedAt"]
                              }
                            }
                          ],
                          "LocalSecondaryIndexes": [
                            {
                              "IndexName": "LSI1",
                              "KeySchema": [
                                {"AttributeName": "PK", "KeyType": "HASH"},
                                {"AttributeName": "LSI1SK", "KeyType": "RANGE"}
                              ],
                              "Projection": {"ProjectionType": "ALL"}
                            }
                          ],
                          "BillingMode": "PAY_PER_REQUEST",
                          "DeletionProtectionEnabled": true
                        }
                        """);
    }

    @Test
    void tableWithoutSortKeyAndIndexesNamesNeither() {
        Table table = new Table(
                QualifiedName.of("", "Sessions"),
                "Sessions",
                "id",
                null,
                "Type",
                "#",
                List.of(),
                List.of(),
                List.of(),
                List.of());

        assertThat(CreateTableJson.write(table)).isEqualTo("""
                        {
                          "TableName": "Sessions",
                          "AttributeDefinitions": [{"AttributeName": "id", "AttributeType": "S"}],
                          "KeySchema": [{"AttributeName": "id", "KeyType": "HASH"}],
                          "BillingMode": "PAY_PER_REQUEST",
                          "DeletionProtectionEnabled": true
                        }
                        """);
    }
}
