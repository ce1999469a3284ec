package io.keywright.testing;

import static io.keywright.testing.Shapes.THINGS;
import static io.keywright.testing.Shapes.attribute;
import static io.keywright.testing.Shapes.gsi;
import static io.keywright.testing.Shapes.hash;
import static io.keywright.testing.Shapes.item;
import static io.keywright.testing.Shapes.lsi;
import static io.keywright.testing.Shapes.projection;
import static io.keywright.testing.Shapes.range;
import static io.keywright.testing.Shapes.refusal;
import static io.keywright.testing.Shapes.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexUpdate;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.PointInTimeRecoveryStatus;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ResourceInUseException;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.SSEType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;
import software.amazon.awssdk.services.dynamodb.model.Tag;

/** Creating, describing, changing, listing and deleting tables. */
@DynamoDbTest
class TablesTest {

    private static final String INVALID = "ValidationException: One or more parameter values were invalid: ";

    private DynamoDbClient client;

    @BeforeEach
    void open(DynamoDbClient given) {
        client = given;
    }

    private String refused(CreateTableRequest.Builder request) {
        return refusal(() -> client.createTable(request.build()));
    }

    private static CreateTableRequest.Builder withAttributes(String... names) {
        return table(THINGS)
                .attributeDefinitions(List.of(names).stream()
                        .map(name -> attribute(name, ScalarAttributeType.S))
                        .toList());
    }

    @Test
    void a_description_says_all_that_was_asked_for() {
        TableDescription created = client.createTable(withAttributes("pk", "sk", "g", "h")
                        .globalSecondaryIndexes(
                                gsi("byG", projection(ProjectionType.INCLUDE, "x"), hash("g"), range("h")))
                        .localSecondaryIndexes(lsi("byH", projection(ProjectionType.ALL), hash("pk"), range("h")))
                        .build())
                .tableDescription();
        TableDescription described =
                client.describeTable(request -> request.tableName(THINGS)).table();

        assertThat(created.tableStatus()).isEqualTo(TableStatus.CREATING);
        assertThat(described.tableStatus()).isEqualTo(TableStatus.ACTIVE);
        assertThat(described.tableArn()).matches("arn:aws:dynamodb:us-east-1:\\d{12}:table/" + THINGS);
        assertThat(described.billingModeSummary().billingMode()).isEqualTo(BillingMode.PAY_PER_REQUEST);
        assertThat(described.keySchema()).containsExactly(hash("pk"), range("sk"));
        assertThat(described.attributeDefinitions()).hasSize(4);
        assertThat(described.globalSecondaryIndexes()).singleElement().satisfies(index -> {
            assertThat(index.indexName()).isEqualTo("byG");
            assertThat(index.projection()).isEqualTo(projection(ProjectionType.INCLUDE, "x"));
            assertThat(index.indexStatusAsString()).isEqualTo("ACTIVE");
            assertThat(index.indexArn()).endsWith("table/things/index/byG");
        });
        assertThat(described.localSecondaryIndexes())
                .singleElement()
                .satisfies(index -> assertThat(index.keySchema()).containsExactly(hash("pk"), range("h")));
    }

    @Test
    void a_description_counts_items_and_bytes() {
        client.createTable(table(THINGS).build());
        client.putItem(request -> request.tableName(THINGS).item(item("pk", "p", "sk", "s", "v", "12345")));

        TableDescription described =
                client.describeTable(request -> request.tableName(THINGS)).table();

        assertThat(described.itemCount()).isEqualTo(1);
        assertThat(described.tableSizeBytes()).isEqualTo(2 + 1 + 2 + 1 + 1 + 5);
    }

    @Test
    void a_table_can_be_created_once() {
        client.createTable(table(THINGS).build());

        assertThatThrownBy(() -> client.createTable(table(THINGS).build()))
                .isInstanceOf(ResourceInUseException.class)
                .hasMessageContaining("Table already exists: things");
    }

    @Test
    void names_and_shapes_are_checked() {
        assertThat(refused(table("ab")))
                .isEqualTo("ValidationException: 1 validation error detected: Value 'ab' at 'tableName' failed to "
                        + "satisfy constraint: Member must have length greater than or equal to 3");
        assertThat(refused(CreateTableRequest.builder().tableName(THINGS)))
                .isEqualTo("ValidationException: 2 validation errors detected: Value null at 'attributeDefinitions' "
                        + "failed to satisfy constraint: Member must not be null; Value null at 'keySchema' failed to "
                        + "satisfy constraint: Member must not be null");
    }

    @Test
    void an_empty_name_and_a_long_key_schema_are_shown_as_the_service_shows_them() {
        assertThat(refused(table("")))
                .isEqualTo("ValidationException: 1 validation error detected: Value '' at 'tableName' failed to "
                        + "satisfy constraint: Member must have length greater than or equal to 1");
        assertThat(refused(withAttributes("pk", "sk", "x").keySchema(hash("pk"), range("sk"), range("x"))))
                .isEqualTo("ValidationException: 1 validation error detected: Value '[KeySchemaElement("
                        + "attributeName=pk, keyType=HASH), KeySchemaElement(attributeName=sk, keyType=RANGE), "
                        + "KeySchemaElement(attributeName=x, keyType=RANGE)]' at 'keySchema' failed to satisfy "
                        + "constraint: Member must have length less than or equal to 2");
    }

    @Test
    void keys_must_be_defined_in_their_order() {
        assertThat(refused(withAttributes("pk")))
                .isEqualTo(INVALID + "Some index key attributes are not defined in AttributeDefinitions. Keys: "
                        + "[pk, sk], AttributeDefinitions: [pk]");
        assertThat(refused(withAttributes("pk", "sk", "more")))
                .isEqualTo(INVALID + "Number of attributes in KeySchema does not exactly match number of attributes "
                        + "defined in AttributeDefinitions");
        assertThat(refused(withAttributes("pk", "sk").keySchema(range("pk"), hash("sk"))))
                .isEqualTo("ValidationException: Invalid KeySchema: The first KeySchemaElement is not a HASH key type");
        assertThat(refused(withAttributes("pk", "sk").keySchema(hash("pk"), hash("sk"))))
                .isEqualTo(
                        "ValidationException: Invalid KeySchema: The second KeySchemaElement is not a RANGE key type");
        assertThat(refused(withAttributes("pk").keySchema(hash("pk"), range("pk"))))
                .isEqualTo("ValidationException: Both the Hash Key and the Range Key element in the KeySchema have the "
                        + "same name");
    }

    @Test
    void billing_and_throughput_go_together() {
        assertThat(refused(table(THINGS).billingMode((BillingMode) null)))
                .isEqualTo(INVALID + "ReadCapacityUnits and WriteCapacityUnits must both be specified when BillingMode "
                        + "is PROVISIONED");
        assertThat(refused(table(THINGS)
                        .provisionedThroughput(
                                units -> units.readCapacityUnits(1L).writeCapacityUnits(1L))))
                .isEqualTo(INVALID + "Neither ReadCapacityUnits nor WriteCapacityUnits can be specified when "
                        + "BillingMode is PAY_PER_REQUEST");
        client.createTable(table(THINGS)
                .billingMode(BillingMode.PROVISIONED)
                .provisionedThroughput(units -> units.readCapacityUnits(3L).writeCapacityUnits(4L))
                .build());

        TableDescription described =
                client.describeTable(request -> request.tableName(THINGS)).table();

        assertThat(described.provisionedThroughput().readCapacityUnits()).isEqualTo(3);
        assertThat(described.billingModeSummary()).isNull();
    }

    @Test
    void local_indexes_share_the_partition_key_and_need_sort_keys() {
        LocalSecondaryIndex local = lsi("byH", projection(ProjectionType.ALL), hash("g"), range("h"));
        assertThat(refused(withAttributes("pk", "sk", "g", "h").localSecondaryIndexes(local)))
                .isEqualTo(INVALID + "Index KeySchema does not have the same leading hash key as table KeySchema for "
                        + "index: byH. index hash key: g, table hash key: pk");
        assertThat(refused(withAttributes("pk", "h")
                        .keySchema(hash("pk"))
                        .localSecondaryIndexes(lsi("byH", projection(ProjectionType.ALL), hash("pk"), range("h")))))
                .isEqualTo(INVALID + "Table KeySchema does not have a range key, which is required when specifying a "
                        + "LocalSecondaryIndex");
        List<LocalSecondaryIndex> six = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            six.add(lsi("byH" + i, projection(ProjectionType.ALL), hash("pk"), range("h")));
        }
        assertThat(refused(withAttributes("pk", "sk", "h").localSecondaryIndexes(six)))
                .isEqualTo(INVALID + "Number of LocalSecondaryIndexes exceeds per-table limit of 5");
    }

    @Test
    void projections_are_checked() {
        assertThat(refused(withAttributes("pk", "sk", "g")
                        .globalSecondaryIndexes(gsi("byG", projection(ProjectionType.ALL, "x"), hash("g")))))
                .isEqualTo(INVALID + "ProjectionType is ALL, but NonKeyAttributes is specified");
        assertThat(refused(withAttributes("pk", "sk", "g")
                        .globalSecondaryIndexes(gsi("byG", Projection.builder().build(), hash("g")))))
                .isEqualTo(INVALID + "Unknown ProjectionType: null");
        assertThat(refused(withAttributes("pk", "sk", "g")
                        .globalSecondaryIndexes(
                                gsi("byG", projection(ProjectionType.ALL), hash("g")),
                                gsi("byG", projection(ProjectionType.ALL), hash("g")))))
                .isEqualTo(INVALID + "Duplicate index name: byG");
    }

    @Test
    void twenty_global_indexes_are_the_limit() {
        List<GlobalSecondaryIndex> indexes = new ArrayList<>();
        for (int i = 0; i < 21; i++) {
            indexes.add(gsi("index" + i, projection(ProjectionType.KEYS_ONLY), hash("g")));
        }
        assertThat(refused(withAttributes("pk", "sk", "g").globalSecondaryIndexes(indexes)))
                .isEqualTo(INVALID + "GlobalSecondaryIndex count exceeds the per-table limit of 20");
        client.createTable(withAttributes("pk", "sk", "g")
                .globalSecondaryIndexes(indexes.subList(0, 20))
                .build());
    }

    @Test
    void an_index_can_have_several_attributes_in_its_key() {
        client.createTable(withAttributes("pk", "sk", "a", "b", "c", "d")
                .globalSecondaryIndexes(
                        gsi("wide", projection(ProjectionType.ALL), hash("a"), hash("b"), range("c"), range("d")))
                .build());
        for (String value : List.of("1111", "1112", "1121", "1211")) {
            client.putItem(request -> request.tableName(THINGS)
                    .item(item(
                            "pk",
                            value,
                            "sk",
                            "s",
                            "a",
                            value.substring(0, 1),
                            "b",
                            value.substring(1, 2),
                            "c",
                            value.substring(2, 3),
                            "d",
                            value.substring(3))));
        }
        client.putItem(request -> request.tableName(THINGS).item(item("pk", "x", "sk", "s", "a", "1", "b", "1")));

        assertThat(Shapes.texts(
                        client.query(request -> request.tableName(THINGS)
                                        .indexName("wide")
                                        .keyConditionExpression("a = :one AND b = :one AND c = :one AND d >= :one")
                                        .expressionAttributeValues(item(":one", "1")))
                                .items(),
                        "pk"))
                .containsExactly("1111", "1112");
        assertThat(refusal(() -> client.query(request -> request.tableName(THINGS)
                        .indexName("wide")
                        .keyConditionExpression("a = :one")
                        .expressionAttributeValues(item(":one", "1")))))
                .isEqualTo("ValidationException: Query condition missed key schema element: b");
    }

    @Test
    @InProcessOnly("sets the clock")
    void a_table_says_when_it_was_created() {
        TestClock clock = new TestClock(Instant.parse("2026-01-02T03:04:05.678Z"));
        try (InProcessDynamoDb engine = InProcessDynamoDb.create(clock)) {
            assertThat(engine.client()
                            .createTable(table(THINGS).build())
                            .tableDescription()
                            .creationDateTime())
                    .isEqualTo(clock.instant());
        }
    }

    @Test
    @InProcessOnly("lists all tables there are")
    void tables_are_listed_by_name_in_pages() {
        for (String name : List.of("ccc", "aaa", "bbb")) {
            client.createTable(table(name).build());
        }

        assertThat(client.listTables().tableNames()).containsExactly("aaa", "bbb", "ccc");
        assertThat(client.listTables(request -> request.limit(2)).lastEvaluatedTableName())
                .isEqualTo("bbb");
        assertThat(client.listTables(request -> request.exclusiveStartTableName("aab"))
                        .tableNames())
                .containsExactly("bbb", "ccc");
        assertThat(client.listTables(request -> request.limit(3)).lastEvaluatedTableName())
                .isNull();
        assertThat(refusal(() -> client.listTables(request -> request.limit(101))))
                .isEqualTo("ValidationException: 1 validation error detected: Value '101' at 'limit' failed to satisfy "
                        + "constraint: Member must have value less than or equal to 100");
    }

    @Test
    void a_deleted_table_is_gone_with_its_items() {
        client.createTable(table(THINGS).build());
        client.putItem(request -> request.tableName(THINGS).item(item("pk", "p", "sk", "s")));

        assertThat(client.deleteTable(request -> request.tableName(THINGS))
                        .tableDescription()
                        .tableStatus())
                .isEqualTo(TableStatus.DELETING);
        assertThatThrownBy(() -> client.describeTable(request -> request.tableName(THINGS)))
                .isInstanceOf(ResourceNotFoundException.class)
                .hasMessageContaining("Requested resource not found: Table: " + THINGS + " not found");

        client.createTable(table(THINGS).build());

        assertThat(client.scan(request -> request.tableName(THINGS)).count()).isZero();
    }

    @Test
    void a_protected_table_cannot_be_deleted() {
        client.createTable(table(THINGS).deletionProtectionEnabled(true).build());

        assertThat(refusal(() -> client.deleteTable(request -> request.tableName(THINGS))))
                .startsWith("ValidationException: Resource cannot be deleted as it is currently protected");

        client.updateTable(request -> request.tableName(THINGS).deletionProtectionEnabled(false));
        client.deleteTable(request -> request.tableName(THINGS));

        assertThat(client.listTables().tableNames()).doesNotContain(THINGS);
    }

    @Test
    void an_index_added_later_holds_the_items_that_were_there() {
        client.createTable(table(THINGS).build());
        client.putItem(request -> request.tableName(THINGS).item(item("pk", "p", "sk", "s", "g", "x")));
        client.updateTable(request -> request.tableName(THINGS)
                .attributeDefinitions(attribute("g", ScalarAttributeType.S))
                .globalSecondaryIndexUpdates(GlobalSecondaryIndexUpdate.builder()
                        .create(create ->
                                create.indexName("byG").keySchema(hash("g")).projection(projection(ProjectionType.ALL)))
                        .build()));

        assertThat(client.scan(request -> request.tableName(THINGS).indexName("byG"))
                        .count())
                .isEqualTo(1);

        client.updateTable(request -> request.tableName(THINGS)
                .globalSecondaryIndexUpdates(GlobalSecondaryIndexUpdate.builder()
                        .delete(delete -> delete.indexName("byG"))
                        .build()));

        assertThat(refusal(
                        () -> client.scan(request -> request.tableName(THINGS).indexName("byG"))))
                .isEqualTo("ValidationException: The table does not have the specified index: byG");
    }

    @Test
    void an_update_must_change_something() {
        client.createTable(table(THINGS).build());

        assertThat(refusal(() -> client.updateTable(request -> request.tableName(THINGS))))
                .isEqualTo("ValidationException: At least one of ProvisionedThroughput, BillingMode, "
                        + "UpdateStreamEnabled, GlobalSecondaryIndexUpdates or SSESpecification or ReplicaUpdates is "
                        + "required");
    }

    @Test
    void billing_can_be_changed() {
        client.createTable(table(THINGS).build());
        client.updateTable(request -> request.tableName(THINGS)
                .billingMode(BillingMode.PROVISIONED)
                .provisionedThroughput(units -> units.readCapacityUnits(1L).writeCapacityUnits(2L)));

        assertThat(client.describeTable(request -> request.tableName(THINGS))
                        .table()
                        .provisionedThroughput()
                        .writeCapacityUnits())
                .isEqualTo(2);
        assertThat(refusal(() -> client.updateTable(request -> request.tableName(THINGS)
                        .provisionedThroughput(
                                units -> units.readCapacityUnits(1L).writeCapacityUnits(2L)))))
                .startsWith("ValidationException: The provisioned throughput for the table will not change.");
    }

    @Test
    void tags_come_and_go() {
        client.createTable(table(THINGS)
                .tags(List.of(Tag.builder().key("team").value("data").build()))
                .build());
        String arn = client.describeTable(request -> request.tableName(THINGS))
                .table()
                .tableArn();
        client.tagResource(request -> request.resourceArn(arn)
                .tags(List.of(Tag.builder().key("stage").value("test").build())));

        assertThat(client.listTagsOfResource(request -> request.resourceArn(arn))
                        .tags())
                .extracting(tag -> tag.key() + "=" + tag.value())
                .containsExactlyInAnyOrder("team=data", "stage=test");

        client.untagResource(request -> request.resourceArn(arn).tagKeys("team"));

        assertThat(client.listTagsOfResource(request -> request.resourceArn(arn))
                        .tags())
                .hasSize(1);
    }

    @Test
    void encryption_is_described_as_it_was_asked_for() {
        client.createTable(table(THINGS)
                .sseSpecification(encryption -> encryption.enabled(true).sseType(SSEType.KMS))
                .build());

        assertThat(client.describeTable(request -> request.tableName(THINGS))
                        .table()
                        .sseDescription()
                        .sseType())
                .isEqualTo(SSEType.KMS);
    }

    @Test
    void recovery_can_be_switched_on_and_off() {
        client.createTable(table(THINGS).build());

        assertThat(recovery()).isEqualTo(PointInTimeRecoveryStatus.DISABLED);

        client.updateContinuousBackups(request -> request.tableName(THINGS)
                .pointInTimeRecoverySpecification(recovery -> recovery.pointInTimeRecoveryEnabled(true)));

        assertThat(recovery()).isEqualTo(PointInTimeRecoveryStatus.ENABLED);
    }

    private PointInTimeRecoveryStatus recovery() {
        return client.describeContinuousBackups(request -> request.tableName(THINGS))
                .continuousBackupsDescription()
                .pointInTimeRecoveryDescription()
                .pointInTimeRecoveryStatus();
    }

    @Test
    void the_service_tells_its_limits_and_its_endpoint() {
        assertThat(client.describeLimits().tableMaxReadCapacityUnits()).isEqualTo(40_000);
        assertThat(client.describeEndpoints().endpoints()).hasSize(1);
    }

    @Test
    void an_operation_that_is_not_there_says_so() {
        assertThat(refusal(() -> client.exportTableToPointInTime(
                        export -> export.tableArn("arn").s3Bucket("bucket"))))
                .startsWith("UnknownOperationException: ");
    }
}
