package io.keywright.runtime.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.error.MissingTypeException;
import io.keywright.runtime.error.UnexpectedTypeException;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.ProjectedGet;
import io.keywright.runtime.scan.Scan;
import io.keywright.runtime.shop.Customer;
import io.keywright.runtime.shop.Order;
import io.keywright.runtime.shop.OrderIds;
import io.keywright.runtime.shop.OrderIds.OrderId;
import io.keywright.runtime.shop.OrderMapper;
import io.keywright.runtime.shop.ShopTable;
import io.keywright.testing.DynamoDbTest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Parts of entities, on either client. */
@DynamoDbTest
class ProjectedQueryTest {

    private ShopTable shop;
    private ShopTable async;

    @BeforeEach
    void createTable(DynamoDbClient client, DynamoDbAsyncClient asyncClient) {
        shop = ShopTable.create(client);
        async = ShopTable.open(asyncClient);
        for (int number = 0; number < 5; number++) {
            shop.put(order("" + number));
        }
        shop.put(new Customer("c", null));
    }

    @Test
    void onlyWhatIsAskedForIsSent() {
        OrderId first = shop.orders("c").as(OrderIds.INSTANCE).first().orElseThrow();
        OrderId indexed = shop.byStatus("OPEN").as(OrderIds.INSTANCE).first().orElseThrow();

        assertThat(first.orderId()).isEqualTo("0");
        assertThat(first.attributes()).containsExactlyInAnyOrder("PK", "SK", "Type", "orderId");
        assertThat(indexed.attributes()).containsExactlyInAnyOrder("PK", "SK", "GSI1SK", "Type", "orderId");
    }

    @Test
    void itHasEveryWayOfReadingOnEitherClient() throws Exception {
        assertThat(ids(shop.orders("c").as(OrderIds.INSTANCE).list())).containsExactly("0", "1", "2", "3", "4");
        assertThat(ids(async.orders("c").as(OrderIds.INSTANCE).listAsync().get()))
                .hasSize(5);
        assertThat(ids(shop.orders("c").descending().as(OrderIds.INSTANCE).stream()
                        .toList()))
                .containsExactly("4", "3", "2", "1", "0");
        assertThat(ids(shop.orders("c").limit(2).as(OrderIds.INSTANCE).page().items()))
                .hasSizeLessThanOrEqualTo(2);
        assertThat(ids(async.orders("c")
                        .limit(2)
                        .as(OrderIds.INSTANCE)
                        .fillAsync()
                        .get()
                        .items()))
                .containsExactly("0", "1");
        assertThat(async.orders("c").as(OrderIds.INSTANCE).firstAsync().get()).isPresent();
        assertThat(shop.orders("c").orderIdBefore("3").as(OrderIds.INSTANCE).count())
                .isEqualTo(3);
        assertThat(async.orders("c").as(OrderIds.INSTANCE).countAsync().get()).isEqualTo(5);
    }

    @Test
    void cursorsOfTheWholeAndOfThePartLeadToOneAnother() {
        String cursor =
                shop.orders("c").limit(2).as(OrderIds.INSTANCE).fill().cursor().orElseThrow();
        Page<Order> whole = shop.orders("c").limit(1).after(cursor).fill();

        assertThat(whole.items()).extracting(Order::orderId).containsExactly("2");
        assertThat(ids(shop.orders("c")
                        .after(whole.cursor().orElseThrow())
                        .as(OrderIds.INSTANCE)
                        .list()))
                .containsExactly("3", "4");
    }

    @Test
    void pagesOfShardsAreCutWhereTheyShouldBe() {
        for (int number = 0; number < 20; number++) {
            Map<String, AttributeValue> item = new HashMap<>(OrderMapper.INSTANCE.toItem(order("s" + number)));
            item.put("GSI1PK", AttributeValue.fromS("OPEN#" + number % 3));
            item.put("GSI1SK", AttributeValue.fromS("%02d".formatted(number)));
            shop.putRaw(item);
        }
        List<String> read = new ArrayList<>();
        Optional<String> cursor = Optional.empty();
        do {
            Page<OrderId> page = shop.openOrders(3, TypeFilter.NOT_NEEDED)
                    .limit(3)
                    .after(cursor.orElse(null))
                    .as(OrderIds.INSTANCE)
                    .fill();
            read.addAll(ids(page.items()));
            cursor = page.cursor();
        } while (cursor.isPresent());

        assertThat(read).hasSize(20).doesNotHaveDuplicates().startsWith("s0", "s1", "s2", "s3");
    }

    @Test
    void aGetGivesThePartOrNothing() throws Exception {
        TableContext table = shop.context();

        assertThat(get(table, "1").execute()).map(OrderId::orderId).contains("1");
        assertThat(get(async.context(), "1").executeAsync().get())
                .map(OrderId::attributes)
                .hasValueSatisfying(sent -> assertThat(sent).containsExactlyInAnyOrder("PK", "SK", "Type", "orderId"));
        assertThat(get(table, "none").execute()).isEmpty();
    }

    @Test
    void whatIsNoOrderFailsAsTheWholeWould() {
        Map<String, AttributeValue> note = new HashMap<>(OrderMapper.INSTANCE.toItem(order("note")));
        note.put("Type", AttributeValue.fromS("Note"));
        shop.putRaw(note);
        note.remove("Type");
        note.put("SK", AttributeValue.fromS("ORDER#untyped"));
        shop.putRaw(note);

        assertThatThrownBy(() -> get(shop.context(), "note").execute()).isInstanceOf(UnexpectedTypeException.class);
        assertThatThrownBy(() -> get(shop.context(), "untyped").execute()).isInstanceOf(MissingTypeException.class);
        assertThatThrownBy(() -> shop.orders("c").as(OrderIds.INSTANCE).list())
                .isInstanceOf(MissingTypeException.class);
    }

    @Test
    void aScanGivesTheParts() throws Exception {
        List<OrderId> blocking = new ArrayList<>();
        List<OrderId> asynchronous = new ArrayList<>();
        new Scan<>(shop.context(), OrderIds.INSTANCE, blocking::add).execute();
        new Scan<>(async.context(), OrderIds.INSTANCE, asynchronous::add)
                .segments(2)
                .executeAsync()
                .get();

        assertThat(ids(blocking)).containsExactlyInAnyOrder("0", "1", "2", "3", "4");
        assertThat(asynchronous).containsExactlyInAnyOrderElementsOf(blocking);
        assertThat(blocking.get(0).attributes()).containsExactlyInAnyOrder("PK", "SK", "Type", "orderId");
    }

    private static ProjectedGet<OrderId> get(TableContext table, String orderId) {
        return new Get<>(table, OrderMapper.INSTANCE, OrderMapper.key("c", orderId)).as(OrderIds.INSTANCE);
    }

    private static Order order(String id) {
        return new Order("c", id, Instant.EPOCH, "OPEN");
    }

    private static List<String> ids(List<OrderId> orders) {
        return orders.stream().map(OrderId::orderId).toList();
    }
}
