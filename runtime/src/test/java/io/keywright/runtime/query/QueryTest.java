package io.keywright.runtime.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.keywright.runtime.MissingType;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.error.InvalidCursorException;
import io.keywright.runtime.error.MissingTypeException;
import io.keywright.runtime.error.UnmappableItemException;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.KeysDecoder;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.shop.Customer;
import io.keywright.runtime.shop.Order;
import io.keywright.runtime.shop.OrderMapper;
import io.keywright.runtime.shop.ShopTable;
import io.keywright.testing.DynamoDbTest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Queries against the engine. */
@DynamoDbTest
class QueryTest {

    private static final Instant NOON = Instant.parse("2024-05-01T12:00:00Z");

    private DynamoDbClient client;
    private ShopTable shop;

    @BeforeEach
    void createTable(DynamoDbClient given) {
        client = given;
        shop = ShopTable.create(given);
    }

    @Test
    @DisplayName("B46: gives the items of one type in order")
    void givesTheItemsOfOneTypeInOrder() {
        putOrders("c-1", "3", "1", "2");
        putOrders("c-2", "9");
        shop.put(new Customer("c-1", null));

        assertThat(ids(shop.orders("c-1").list())).containsExactly("1", "2", "3");
        assertThat(ids(shop.orders("c-1").descending().list())).containsExactly("3", "2", "1");
        assertThat(ids(shop.orders("c-1").stream().toList())).containsExactly("1", "2", "3");
        assertThat(shop.orders("c-1").consistent().first().map(Order::orderId)).contains("1");
        assertThat(shop.orders("nobody").first()).isEmpty();
    }

    @Test
    void conditionsOnTheSortKey() {
        putOrders("c", "1", "10", "2", "20", "3");

        assertThat(ids(shop.orders("c").orderId("2").list())).containsExactly("2");
        assertThat(ids(shop.orders("c").orderIdStartingWith("2").list())).containsExactly("2", "20");
        assertThat(ids(shop.orders("c").orderIdFrom("2").list())).containsExactly("2", "20", "3");
        assertThat(ids(shop.orders("c").orderIdAfter("2").list())).containsExactly("20", "3");
        assertThat(ids(shop.orders("c").orderIdUntil("2").list())).containsExactly("1", "10", "2");
        assertThat(ids(shop.orders("c").orderIdBefore("2").list())).containsExactly("1", "10");
        assertThat(ids(shop.orders("c").orderIdBetween("10", "20").list())).containsExactly("10", "2", "20");
        assertThat(ids(shop.orders("c")
                        .orderIdBetween("10", "20")
                        .consistent()
                        .descending()
                        .list()))
                .containsExactly("20", "2", "10");
    }

    @Test
    void aFilterLeavesOutWhatDoesNotFulfilIt() {
        shop.put(new Order("c", "1", NOON, "OPEN"));
        shop.put(new Order("c", "2", NOON.plusSeconds(1), "SENT"));
        shop.put(new Order("c", "3", NOON.plusSeconds(2), "OPEN"));
        TextAttribute<Order> status = new TextAttribute<>(AttributePath.of("status", "status"));
        OrderedAttribute<Order, Instant> placedAt =
                new OrderedAttribute<>(AttributePath.of("placedAt", "at"), Converters.ofInstant());

        assertThat(ids(shop.orders("c").filter(status.eq("OPEN")).list())).containsExactly("1", "3");
        assertThat(ids(shop.orders("c")
                        .filter(status.eq("OPEN").or(placedAt.gt(NOON)))
                        .orderIdFrom("2")
                        .list()))
                .containsExactly("2", "3");
        assertThat(ids(shop.orders("c")
                        .filter(status.eq("OPEN"))
                        .filter(placedAt.gt(NOON))
                        .limit(1)
                        .list()))
                .containsExactly("3");
        assertThat(shop.orders("c").filter(status.eq("LOST")).first()).isEmpty();
    }

    @Test
    void aCursorBelongsToItsFilter() {
        putOrders("c", "1", "2", "3");
        TextAttribute<Order> status = new TextAttribute<>(AttributePath.of("status", "status"));
        String cursor = shop.orders("c")
                .filter(status.ne("LOST"))
                .limit(1)
                .page()
                .cursor()
                .orElseThrow();

        assertThat(ids(shop.orders("c").filter(status.ne("LOST")).after(cursor).list()))
                .containsExactly("2", "3");
        assertThatThrownBy(() -> shop.orders("c").after(cursor).list()).isInstanceOf(InvalidCursorException.class);
        assertThatThrownBy(() ->
                        shop.orders("c").filter(status.ne("SENT")).after(cursor).list())
                .isInstanceOf(InvalidCursorException.class);
    }

    @Test
    @DisplayName("B13: bounds never leave the prefix")
    void boundsNeverLeaveThePrefix() {
        putOrders("c", "1", "2");
        for (String sortKey : List.of("ORDER", "ORDER\"1", "ORDER$", "ORDER$1", "ORDERS#1")) {
            Map<String, AttributeValue> item = rawOrder("c", "stray");
            item.put("SK", AttributeValue.fromS(sortKey));
            shop.putRaw(item);
        }

        assertThat(ids(shop.orders("c").list())).containsExactly("1", "2");
        assertThat(ids(shop.orders("c").orderIdFrom("1").list())).containsExactly("1", "2");
        assertThat(ids(shop.orders("c").orderIdUntil("2").list())).containsExactly("1", "2");
        assertThat(ids(shop.orders("c").orderIdAfter("1").list())).containsExactly("2");
    }

    @Test
    void aLossyFormatIsMadeExactByAFilter() {
        putOrder("c", "1", NOON.plusMillis(100));
        putOrder("c", "2", NOON.plusMillis(200));
        putOrder("c", "3", NOON.plusMillis(300));
        putOrder("c", "4", NOON.plusSeconds(1));

        assertThat(ids(shop.byStatus("OPEN")
                        .placedAtBetween(NOON.plusMillis(200), NOON.plusMillis(999))
                        .list()))
                .containsExactly("2", "3");
        assertThat(ids(shop.byStatus("OPEN")
                        .placedAtBefore(NOON.plusMillis(300))
                        .list()))
                .containsExactly("1", "2");
        assertThat(ids(shop.byStatus("OPEN").placedAt(NOON.plusMillis(200)).list()))
                .containsExactly("2");
        assertThat(ids(shop.byStatus("OPEN")
                        .placedAt(NOON.plusMillis(200))
                        .orderId("2")
                        .list()))
                .containsExactly("2");
        assertThat(shop.byStatus("OPEN")
                        .placedAt(NOON.plusMillis(200))
                        .orderId("3")
                        .list())
                .isEmpty();
    }

    @Test
    void aLocalIndexIsReadInItsOwnOrder() {
        putOrder("c", "1", NOON.plusSeconds(2));
        putOrder("c", "2", NOON.plusSeconds(1));
        TablePartitionQuery<Order> query = new TablePartitionQuery<>(
                QuerySource.localIndex(
                        shop.context(), OrderMapper.INSTANCE, "LSI1", "PK", "LSI1SK", TypeFilter.NOT_NEEDED),
                "CUSTOMER#c");

        assertThat(ids(query.consistent().list())).containsExactly("2", "1");
    }

    @Test
    void anIndexThatHoldsOnlyKeysGivesPrimaryKeys() {
        putOrders("c", "1");
        PartitionQuery<PrimaryKey<Order>> query = new PartitionQuery<>(
                QuerySource.globalIndex(
                        shop.context(),
                        KeysDecoder.of(Order.class, OrderMapper.INSTANCE, "PK", "SK"),
                        "GSI2",
                        "GSI1PK",
                        null,
                        TypeFilter.NEEDED),
                "STATUS#OPEN");

        assertThat(query.list()).containsExactly(OrderMapper.key("c", "1"));
    }

    @Test
    void pagesFollowEachOtherByTheirCursors() {
        putOrders("c", "1", "2", "3", "4", "5");
        List<List<String>> pages = new ArrayList<>();
        Page<Order> page = shop.orders("c").limit(2).page();
        pages.add(ids(page.items()));
        while (page.cursor().isPresent()) {
            page = shop.orders("c").limit(2).after(page.cursor().get()).page();
            pages.add(ids(page.items()));
        }

        assertThat(pages).containsExactly(List.of("1", "2"), List.of("3", "4"), List.of("5"));
    }

    @Test
    void pagesOfAnIndexFollowEachOtherDownwardsToo() {
        putOrders("c", "1", "2", "3");
        Page<Order> first = shop.byStatus("OPEN").descending().limit(2).page();
        String cursor = first.cursor().orElseThrow();

        assertThat(ids(first.items())).containsExactly("3", "2");
        assertThat(cursor).matches("[A-Za-z0-9_-]+");
        assertThat(ids(shop.byStatus("OPEN").descending().after(cursor).list())).containsExactly("1");
    }

    @Test
    void aPageCanBeEmptyWithMoreToCome() {
        shop.put(new Customer("c", null));
        putOrders("c", "1");
        Map<String, AttributeValue> note = rawOrder("c", "0");
        note.put("Type", AttributeValue.fromS("Note"));
        shop.putRaw(note);

        Page<Order> page = shop.orders("c").pageSize(1).page();

        assertThat(page.items()).isEmpty();
        assertThat(page.cursor()).isPresent();
        assertThat(ids(shop.orders("c").pageSize(1).list())).containsExactly("1");
        assertThat(shop.orders("c").pageSize(1).first().map(Order::orderId)).contains("1");
    }

    @Test
    @DisplayName("B69: limit binds list stream and first exactly")
    void limitBindsListStreamAndFirstExactly() {
        putOrders("c", "1", "2", "3", "4", "5");

        assertThat(ids(shop.orders("c").limit(3).list())).containsExactly("1", "2", "3");
        assertThat(ids(shop.orders("c").limit(3).pageSize(2).list())).containsExactly("1", "2", "3");
        assertThat(ids(shop.byStatus("OPEN").limit(3).pageSize(2).list())).containsExactly("1", "2", "3");
        assertThat(ids(shop.orders("c").limit(9).list())).hasSize(5);
        assertThat(shop.orders("c").limit(4).stream().count()).isEqualTo(4);
        assertThat(shop.orders("c").limit(4).first().map(Order::orderId)).contains("1");
        assertThat(shop.orders("c").limit(2).page().items()).hasSize(2);
    }

    @Test
    @DisplayName("B49: a collection gives each item as its own type")
    void aCollectionGivesEachItemAsItsOwnType() {
        Customer customer = new Customer("c", "ada@example.com");
        shop.put(customer);
        putOrders("c", "1");
        Map<String, AttributeValue> note = rawOrder("c", "2");
        note.put("Type", AttributeValue.fromS("Note"));
        shop.putRaw(note);

        assertThat(shop.inPartition("c").list()).containsExactly(customer, order("c", "1", NOON));
        assertThat(shop.inPartition("c").descending().consistent().first()).contains(order("c", "1", NOON));
    }

    @Test
    void unknownTypesAreSkippedAndReported() {
        List<String> heard = new ArrayList<>();
        ShopTable listening = ShopTable.open(
                client,
                TableOptions.builder()
                        .unknownTypes((type, partition, sort) -> heard.add(type + " " + partition + " " + sort))
                        .build());
        putOrders("c", "1");
        Map<String, AttributeValue> future = rawOrder("c", "2");
        future.put("Type", AttributeValue.fromS("FromTheFuture"));
        shop.putRaw(future);

        assertThat(listening.inPartition("c").list()).containsExactly(order("c", "1", NOON));
        assertThat(heard).containsExactly("FromTheFuture CUSTOMER#c ORDER#2");
        assertThat(shop.inPartition("c").list()).hasSize(1);
    }

    @Test
    @DisplayName("B50: a missing type fails naming the key or is skipped")
    void aMissingTypeFailsNamingTheKeyOrIsSkipped() {
        putOrders("c", "1");
        Map<String, AttributeValue> untyped = rawOrder("c", "2");
        untyped.remove("Type");
        shop.putRaw(untyped);
        ShopTable lenient = ShopTable.open(
                client, TableOptions.builder().missingType(MissingType.SKIP).build());

        MissingTypeException failure = catchThrowableOfType(
                MissingTypeException.class, () -> shop.orders("c").list());

        assertThat(failure.partition()).isEqualTo("CUSTOMER#c");
        assertThat(failure.sort()).isEqualTo("ORDER#2");
        assertThatThrownBy(() -> shop.inPartition("c").list()).isInstanceOf(MissingTypeException.class);
        assertThat(ids(lenient.orders("c").list())).containsExactly("1");
        assertThat(lenient.inPartition("c").list()).hasSize(1);
    }

    @Test
    void anUnmappableItemFailsWithItsKeyAndPath() {
        Map<String, AttributeValue> broken = rawOrder("c", "1");
        broken.put("at", AttributeValue.fromS("s3cret"));
        shop.putRaw(broken);

        assertThatThrownBy(() -> shop.orders("c").page())
                .isInstanceOfSatisfying(UnmappableItemException.class, failure -> {
                    assertThat(failure.partition()).isEqualTo("CUSTOMER#c");
                    assertThat(failure.sort()).isEqualTo("ORDER#1");
                    assertThat(failure.path()).isEqualTo("at");
                })
                .hasMessage("Order.at cannot be read: expected an ISO instant as text (S), found another text (S).");
    }

    @Test
    void aStreamAsksForAPageOnlyWhenItComesToIt() {
        Map<String, AttributeValue> broken = rawOrder("c", "3");
        broken.remove("at");
        shop.putRaw(broken);
        putOrders("c", "1", "2");

        try (Stream<Order> stream = shop.orders("c").pageSize(2).stream()) {
            assertThat(ids(stream.limit(2).toList())).containsExactly("1", "2");
        }
        assertThatThrownBy(() -> shop.orders("c").pageSize(2).list()).isInstanceOf(UnmappableItemException.class);
    }

    private void putOrders(String customerId, String... orderIds) {
        for (String orderId : orderIds) {
            putOrder(customerId, orderId, NOON);
        }
    }

    private void putOrder(String customerId, String orderId, Instant placedAt) {
        shop.put(order(customerId, orderId, placedAt));
    }

    private static Order order(String customerId, String orderId, Instant placedAt) {
        return new Order(customerId, orderId, placedAt, "OPEN");
    }

    private static Map<String, AttributeValue> rawOrder(String customerId, String orderId) {
        return new HashMap<>(OrderMapper.INSTANCE.toItem(order(customerId, orderId, NOON)));
    }

    private static List<String> ids(List<Order> orders) {
        return orders.stream().map(Order::orderId).toList();
    }
}
