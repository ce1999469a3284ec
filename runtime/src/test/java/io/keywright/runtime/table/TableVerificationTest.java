package io.keywright.runtime.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.operation.TableDefinition;
import io.keywright.runtime.table.TableDifference.Kind;
import io.keywright.testing.DynamoDbTest;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;

@DynamoDbTest
class TableVerificationTest {

    private static final String NAME = "orders-prod";

    @Test
    void aTableThatWasCreatedByItsDefinitionMatchesIt(DynamoDbClient client) {
        design().create(client, NAME);

        TableComparison comparison = TableVerification.verify(design(), client, NAME);

        assertThat(comparison.differences()).isEmpty();
        assertThat(comparison.matches()).isTrue();
        assertThat(comparison.requireUsable()).isSameAs(comparison);
        assertThat(comparison).hasToString("The table orders-prod is as its design says.");
    }

    @Test
    void aTableWithEverySettingMatchesItsDefinition(DynamoDbClient client) {
        TableDefinition definition = design().provisioned(5, 3).encrypted(null).stream(StreamViewType.NEW_IMAGE)
                .withoutRecovery()
                .withoutDeletionProtection();
        definition.create(client, NAME);

        assertThat(TableVerification.verify(definition, client, NAME).differences())
                .isEmpty();
    }

    @Test
    void creatingSetsExpiryRecoveryAndProtection(DynamoDbClient client) {
        design().create(client, NAME);

        assertThat(client.describeTimeToLive(request -> request.tableName(NAME))
                        .timeToLiveDescription()
                        .attributeName())
                .isEqualTo("ttl");
        assertThat(client.describeContinuousBackups(request -> request.tableName(NAME))
                        .continuousBackupsDescription()
                        .pointInTimeRecoveryDescription()
                        .pointInTimeRecoveryStatusAsString())
                .isEqualTo("ENABLED");
        assertThatThrownBy(() -> client.deleteTable(request -> request.tableName(NAME)))
                .hasMessageMatching("(?is).*protect.*");
    }

    static Stream<Arguments> differences() {
        return Stream.of(
                Arguments.of(TableDefinition.of("PK", "sort"), Kind.KEYS, "PK (S), SK (S)", "PK (S), sort (S)"),
                Arguments.of(plain().timeToLive("expires"), Kind.TIME_TO_LIVE, "ttl", "expires"),
                Arguments.of(plain().withoutRecovery(), Kind.RECOVERY, "on", "off"),
                Arguments.of(plain().withoutDeletionProtection(), Kind.PROTECTION, "on", "off"),
                Arguments.of(plain().provisioned(5, 3), Kind.BILLING, "PAY_PER_REQUEST", "PROVISIONED 5 and 3"),
                Arguments.of(plain().stream(StreamViewType.NEW_IMAGE), Kind.STREAM, "none", "NEW_IMAGE"),
                Arguments.of(
                        plain().localIndex("BY_TIME", "time"), Kind.UNKNOWN_INDEX, "in the design", "a local index"));
    }

    @ParameterizedTest
    @MethodSource("differences")
    void whatTheTableHasOtherwiseIsTold(
            TableDefinition live, Kind kind, String expected, String actual, DynamoDbClient client) {
        live.create(client, NAME);

        TableComparison comparison = TableVerification.verify(plain().timeToLive("ttl"), client, NAME);

        assertThat(comparison.differences())
                .filteredOn(difference -> difference.kind() == kind)
                .singleElement()
                .satisfies(difference -> assertThat(difference.actual()).isEqualTo(actual))
                .satisfies(difference -> assertThat(difference.expected()).isEqualTo(expected));
    }

    @Test
    void indexesAreComparedByNameKeyAndProjection(DynamoDbClient client) {
        plain().globalIndex("GSI1", "GSI1PK", "other")
                .globalIndex("GSI2", "GSI2PK", "GSI2SK", List.of("total", "Type"))
                .globalIndex("GSI9", "GSI9PK", null)
                .create(client, NAME);
        TableDefinition design = plain().globalIndex("GSI1", "GSI1PK", "GSI1SK")
                .globalIndex("GSI2", "GSI2PK", "GSI2SK", List.of("Type"))
                .globalIndex("GSI3", "GSI3PK", null);

        TableComparison comparison = TableVerification.verify(design, client, NAME);

        assertThat(comparison.differences())
                .extracting(TableDifference::toString)
                .containsExactly(
                        "GSI1: the key is GSI1PK (S), other (S), not GSI1PK (S), GSI1SK (S)",
                        "GSI2: the projection is INCLUDE [Type, total], not INCLUDE [Type]",
                        "GSI3: the index is not there, not a global index",
                        "GSI9: the index is a global index, not in the design");
        assertThat(comparison.breaking()).extracting(TableDifference::index).containsExactly("GSI1", "GSI2", "GSI3");
        assertThatThrownBy(comparison::requireUsable)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("GSI3");
    }

    @Test
    void theOrderOfIncludedAttributesDoesNotMatter(DynamoDbClient client) {
        plain().globalIndex("GSI1", "GSI1PK", null, List.of("total", "Type")).create(client, NAME);

        assertThat(TableVerification.verify(
                                plain().globalIndex("GSI1", "GSI1PK", null, List.of("Type", "total")), client, NAME)
                        .matches())
                .isTrue();
    }

    @Test
    void aTableThatIsNotThereIsAnError(DynamoDbClient client) {
        assertThatThrownBy(() -> TableVerification.verify(plain(), client, "nowhere"))
                .isInstanceOf(ResourceNotFoundException.class);
    }

    private static TableDefinition plain() {
        return TableDefinition.of("PK", "SK");
    }

    private static TableDefinition design() {
        return plain().globalIndex("GSI1", "GSI1PK", "GSI1SK")
                .globalIndex("GSI2", "GSI2PK", null, List.of("Type"))
                .localIndex("LSI1", "LSI1SK")
                .timeToLive("ttl");
    }
}
