package io.keywright.testing;

import static io.keywright.testing.Shapes.item;
import static io.keywright.testing.Shapes.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

class DynamoDbExtensionTest {

    @RegisterExtension
    private final DynamoDbExtension dynamoDb =
            DynamoDbExtension.withTables(table("things").build());

    @BeforeEach
    void putOne(DynamoDbClient client) {
        client.putItem(request -> request.tableName("things").item(item("pk", "p", "sk", "s")));
    }

    @RepeatedTest(2)
    void each_test_starts_anew(DynamoDbClient client) {
        assertThat(client.scan(request -> request.tableName("things")).count()).isEqualTo(1);
        client.putItem(request -> request.tableName("things").item(item("pk", "q", "sk", "s")));
        client.createTable(table("more").build());

        assertThat(client.listTables().tableNames()).containsExactly("more", "things");
    }

    @Test
    void all_parameters_lead_to_one_engine(
            DynamoDbClient client, DynamoDbAsyncClient asyncClient, InProcessDynamoDb engine) {
        client.putItem(request -> request.tableName("things").item(item("pk", "a", "sk", "s")));

        assertThat(asyncClient
                        .scan(request -> request.tableName("things"))
                        .join()
                        .count())
                .isEqualTo(2);
        assertThat(engine.client().scan(request -> request.tableName("things")).count())
                .isEqualTo(2);
    }

    @Test
    void a_table_keeps_its_name_where_nobody_else_has_tables() {
        assertThat(DynamoDbExtension.tableName("things")).isEqualTo("things");
    }

    @Test
    void an_asynchronous_failure_is_the_sdks_exception(DynamoDbAsyncClient asyncClient) {
        assertThat(asyncClient.describeTable(request -> request.tableName("nothing")))
                .failsWithin(Duration.ofSeconds(20))
                .withThrowableThat()
                .withMessageContaining("Requested resource not found: Table: nothing not found");
    }
}
