package io.keywright.runtime.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.MissingType;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.TableLayout;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.error.InvalidKeyException;
import io.keywright.runtime.item.ItemDecoder;
import io.keywright.runtime.key.SortKeyRange;
import io.keywright.runtime.shop.CustomerMapper;
import io.keywright.runtime.shop.ShopTable;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** Which request a query becomes. */
class QueryRequestTest {

    private final ScriptedClient client = new ScriptedClient();
    private final ShopTable shop = ShopTable.open(client, TableOptions.defaults());

    @Test
    @DisplayName("B65: names and values travel as numbered placeholders")
    void namesAndValuesTravelAsNumberedPlaceholders() {
        QueryRequest request = shop.orders("c-1").toRequest();

        assertThat(request.tableName()).isEqualTo("shop");
        assertThat(request.indexName()).isNull();
        assertThat(request.keyConditionExpression()).isEqualTo("#n0 = :v0 AND begins_with(#n1, :v1)");
        assertThat(request.filterExpression()).isEqualTo("#n2 = :v2 OR attribute_not_exists(#n2)");
        assertThat(request.expressionAttributeNames()).isEqualTo(Map.of("#n0", "PK", "#n1", "SK", "#n2", "Type"));
        assertThat(request.expressionAttributeValues())
                .isEqualTo(Map.of(":v0", s("CUSTOMER#c-1"), ":v1", s("ORDER#"), ":v2", s("Order")));
        assertThat(request.scanIndexForward()).isNull();
        assertThat(request.consistentRead()).isNull();
        assertThat(request.limit()).isNull();
        assertThat(client.requests()).isEmpty();
    }

    @Test
    void aQueryThatMeetsNoOtherTypesHasNoTypeFilter() {
        QueryRequest request = shop.byStatus("OPEN").toRequest();

        assertThat(request.indexName()).isEqualTo("GSI1");
        assertThat(request.keyConditionExpression()).isEqualTo("#n0 = :v0");
        assertThat(request.filterExpression()).isNull();
        assertThat(request.expressionAttributeNames()).isEqualTo(Map.of("#n0", "GSI1PK"));
    }

    @Test
    void eachConditionBecomesOneKeyCondition() {
        assertCondition(shop.orders("c").orderId("5"), "#n1 = :v1", "ORDER#5");
        assertCondition(shop.orders("c").orderIdStartingWith("5"), "begins_with(#n1, :v1)", "ORDER#5");
        assertCondition(shop.orders("c").orderIdFrom("5"), "#n1 BETWEEN :v1 AND :v2", "ORDER#5", "ORDER$");
        assertCondition(shop.orders("c").orderIdAfter("5"), "#n1 BETWEEN :v1 AND :v2", "ORDER#5\0", "ORDER$");
        assertCondition(shop.orders("c").orderIdUntil("5"), "#n1 BETWEEN :v1 AND :v2", "ORDER#", "ORDER#5");
        assertCondition(shop.orders("c").orderIdBefore("5"), "#n1 BETWEEN :v1 AND :v2", "ORDER#", "ORDER#5");
        assertCondition(shop.orders("c").orderIdBetween("5", "7"), "#n1 BETWEEN :v1 AND :v2", "ORDER#5", "ORDER#7");
    }

    @Test
    void rangesWithoutAPrefixHaveOneBound() {
        SortKeyRange all = SortKeyRange.within("", "");

        assertCondition(query(all.from("5")), "#n1 >= :v1", "5");
        assertCondition(query(all.after("5")), "#n1 >= :v1", "5\0");
        assertCondition(query(all.until("5")), "#n1 <= :v1", "5");
        assertCondition(query(all.before("5")), "#n1 < :v1", "5");
        assertCondition(query(all.between("5", "7")), "#n1 BETWEEN :v1 AND :v2", "5", "7");
        assertThat(query(all).toRequest().keyConditionExpression()).isEqualTo("#n0 = :v0");
    }

    @Test
    void filtersOnPropertiesComeBeforeTheTypeFilter() {
        QueryRequest request = shop.byStatus("OPEN")
                .placedAtBetween(Instant.parse("2024-05-01T12:00:00.5Z"), Instant.parse("2024-05-01T13:00:00Z"))
                .toRequest();

        assertThat(request.keyConditionExpression()).isEqualTo("#n0 = :v0 AND #n1 BETWEEN :v1 AND :v2");
        assertThat(request.filterExpression()).isEqualTo("#n2 >= :v3 AND #n2 <= :v4");
        assertThat(request.expressionAttributeValues())
                .containsEntry(":v1", s("2024-05-01T12:00:00Z"))
                .containsEntry(":v2", s("2024-05-01T13:00:00Z$"))
                .containsEntry(":v3", s("2024-05-01T12:00:00.500000000Z"))
                .containsEntry(":v4", s("2024-05-01T13:00:00.000000000Z"));
    }

    @Test
    void eachComparisonHasItsOperator() {
        SortKeyCondition none = SortKeyCondition.none();
        RangeQuery<String> query = new Open(source())
                .with(
                        none,
                        PropertyFilter.equal("a", s("1")),
                        PropertyFilter.notEqual("b", s("1")),
                        PropertyFilter.lessThan("c", s("1")),
                        PropertyFilter.lessOrEqual("d", s("1")),
                        PropertyFilter.greaterThan("e", s("1")),
                        PropertyFilter.greaterOrEqual("f", s("1")));

        assertThat(query.toRequest().filterExpression())
                .isEqualTo("#n1 = :v1 AND #n2 <> :v2 AND #n3 < :v3 AND #n4 <= :v4 AND #n5 > :v5 AND #n6 >= :v6");
    }

    @Test
    void aFilterInsideADocumentNamesEachPartOfItsPath() {
        QueryRequest request = new Open(source())
                .with(
                        SortKeyCondition.none(),
                        PropertyFilter.equal("since.at", s("1")).in("home", "address"),
                        PropertyFilter.lessThan("home", s("2")))
                .toRequest();

        assertThat(request.filterExpression()).isEqualTo("#n1.#n2.#n3 = :v1 AND #n1 < :v2");
        assertThat(request.expressionAttributeNames())
                .isEqualTo(Map.of("#n0", "GSI1PK", "#n1", "home", "#n2", "address", "#n3", "since.at"));
    }

    @Test
    void aCollectionLeavesOutTheOtherKnownTypes() {
        QueryRequest request = shop.inPartition("c-1").toRequest();

        assertThat(request.filterExpression()).isEqualTo("NOT #n1 IN (:v1)");
        assertThat(request.expressionAttributeValues()).containsEntry(":v1", s("Note"));
    }

    @Test
    void moreThan100OtherTypesAreSplit() {
        List<String> types = new ArrayList<>();
        for (int i = 0; i < 203; i++) {
            types.add("T" + i);
        }
        TableContext table = TableContext.of(
                client,
                "many",
                TableLayout.of("PK", "SK", "Type", types.toArray(new String[0])),
                TableOptions.defaults());
        Query<String, ?> query = new PartitionQuery<>(
                QuerySource.globalIndex(table, new Texts("T0", "T1"), "GSI1", "GSI1PK", "GSI1SK", TypeFilter.NEEDED),
                "P");

        assertThat(query.toRequest().filterExpression())
                .startsWith("NOT #n1 IN (:v1, :v2")
                .contains(":v100) AND NOT #n1 IN (:v101,")
                .endsWith(":v200) AND NOT #n1 IN (:v201)");
    }

    @Test
    void whereMissingTypesAreSkippedTheFilterLeavesThemOut() {
        ShopTable lenient = ShopTable.open(
                client, TableOptions.builder().missingType(MissingType.SKIP).build());

        assertThat(lenient.orders("c-1").toRequest().filterExpression()).isEqualTo("#n2 = :v2");
    }

    @Test
    void directionConsistencyAndSizes() {
        assertThat(shop.orders("c").descending().toRequest().scanIndexForward()).isFalse();
        assertThat(shop.orders("c").descending().ascending().toRequest().scanIndexForward())
                .isNull();
        assertThat(shop.orders("c").consistent().toRequest().consistentRead()).isTrue();
        assertThat(shop.orders("c").limit(5).toRequest().limit()).isEqualTo(5);
        assertThat(shop.orders("c").pageSize(7).toRequest().limit()).isEqualTo(7);
        assertThat(shop.orders("c").limit(5).pageSize(7).toRequest().limit()).isEqualTo(5);
        assertThat(shop.orders("c").limit(7).pageSize(5).toRequest().limit()).isEqualTo(5);
        assertThatThrownBy(() -> shop.orders("c").limit(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> shop.orders("c").pageSize(-1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void whatWasSaidBeforeTheConditionHoldsAfterIt() {
        QueryRequest request = shop.orders("c")
                .descending()
                .limit(3)
                .consistent()
                .orderIdFrom("5")
                .toRequest();

        assertThat(request.scanIndexForward()).isFalse();
        assertThat(request.limit()).isEqualTo(3);
        assertThat(request.consistentRead()).isTrue();
    }

    @Test
    void aLongerPrefixKeepsTheFilterOfTheFirstComponent() {
        QueryRequest request = shop.byStatus("OPEN")
                .descending()
                .placedAt(Instant.parse("2024-05-01T12:00:00Z"))
                .orderId("o-1")
                .toRequest();

        assertThat(request.keyConditionExpression()).isEqualTo("#n0 = :v0 AND #n1 = :v1");
        assertThat(request.filterExpression()).isEqualTo("#n2 = :v2");
        assertThat(request.expressionAttributeValues()).containsEntry(":v1", s("2024-05-01T12:00:00Z#o-1"));
        assertThat(request.scanIndexForward()).isFalse();
    }

    @Test
    void anEmptyRangeIsAnEmptyResultWithoutARequest() {
        assertThat(shop.orders("c").orderIdBetween("7", "5").list()).isEmpty();
        assertThat(shop.orders("c").orderIdBetween("7", "5").stream()).isEmpty();
        assertThat(shop.orders("c").orderIdBetween("7", "5").first()).isEmpty();
        assertThat(shop.orders("c").orderIdBetween("7", "5").page().items()).isEmpty();
        assertThat(shop.orders("c").orderIdBetween("7", "5").page().cursor()).isEmpty();
        assertThat(client.requests()).isEmpty();
        assertThatThrownBy(() -> shop.orders("c").orderIdBetween("7", "5").toRequest())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("range is empty");
    }

    @Test
    void boundsThatAreTooLongForAKeyAreRefused() {
        assertThatThrownBy(() -> shop.orders("c").orderIdFrom("x".repeat(1019)).toRequest())
                .isInstanceOf(InvalidKeyException.class)
                .hasMessage("The sort key of Order has 1025 bytes, and DynamoDB takes at most 1024.");
        assertThatThrownBy(() -> shop.orders("x".repeat(2040)).toRequest()).isInstanceOf(InvalidKeyException.class);
    }

    @Test
    void anIndexWithoutASortKeyIsReadAsAWhole() {
        QuerySource<?> source = QuerySource.globalIndex(
                shop.context(), CustomerMapper.INSTANCE, "GSI2", "GSI1PK", null, TypeFilter.NOT_NEEDED);
        Query<?, ?> query = new PartitionQuery<>(source, "P");

        assertThat(query.toRequest().keyConditionExpression()).isEqualTo("#n0 = :v0");
    }

    private Query<String, ?> query(SortKeyRange range) {
        return new Open(source()).with(SortKeyCondition.in(range));
    }

    private QuerySource<String> source() {
        return QuerySource.globalIndex(
                shop.context(), new Texts("Order"), "GSI1", "GSI1PK", "GSI1SK", TypeFilter.NOT_NEEDED);
    }

    private static void assertCondition(Query<?, ?> query, String condition, String... values) {
        QueryRequest request = query.toRequest();

        assertThat(request.keyConditionExpression()).isEqualTo("#n0 = :v0 AND " + condition);
        for (int i = 0; i < values.length; i++) {
            assertThat(request.expressionAttributeValues()).containsEntry(":v" + (i + 1), s(values[i]));
        }
    }

    private static AttributeValue s(String text) {
        return AttributeValue.fromS(text);
    }

    private static final class Open extends IndexQuery<String, Open> {

        Open(QuerySource<String> source) {
            super(source, "P", "");
        }

        RangeQuery<String> with(SortKeyCondition condition, PropertyFilter... filters) {
            return where(condition, filters);
        }
    }

    private static final class Texts implements ItemDecoder<String> {

        private final List<String> types;

        Texts(String... types) {
            this.types = List.of(types);
        }

        @Override
        public List<String> types() {
            return types;
        }

        @Override
        public String entity(String type) {
            return type;
        }

        @Override
        public @Nullable String decode(String type, Map<String, AttributeValue> item) {
            return type;
        }
    }
}
