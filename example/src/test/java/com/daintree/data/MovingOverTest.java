package com.daintree.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.daintree.seed.Store;
import com.daintree.shop.CartItem;
import com.daintree.shop.CartKind;
import com.daintree.shop.Order;
import com.daintree.shop.OrderLine;
import com.daintree.shop.OrderStatus;
import com.daintree.shop.Product;
import io.keywright.runtime.enhanced.KeywrightTableSchema;
import io.keywright.runtime.enhanced.WholeUpdates;
import io.keywright.runtime.error.UnexpectedTypeException;
import io.keywright.testing.DynamoDbTest;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbEnhancedClient;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbTable;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.enhanced.dynamodb.model.IgnoreNullsMode;
import software.amazon.awssdk.enhanced.dynamodb.model.QueryConditional;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Code for the AWS Enhanced Client at the store's table, beside the generated repositories; the guide shows parts of this. */
@DynamoDbTest
class MovingOverTest {

    private static final DaintreeDescriptor TABLE = new DaintreeDescriptor();
    private static final TableSchema<Order> ORDERS = KeywrightTableSchema.of(Order.class, OrderMapper.INSTANCE, TABLE);
    private static final TableSchema<OrderLine> LINES =
            KeywrightTableSchema.of(OrderLine.class, OrderLineMapper.INSTANCE, TABLE);

    private DaintreeTable daintree;
    private Store store;
    private DynamoDbEnhancedClient enhanced;

    @BeforeEach
    void createTable(DynamoDbClient client) {
        SeededTable table = SeededTable.at(client);
        daintree = table.daintree;
        store = table.store;
        enhanced = DynamoDbEnhancedClient.builder()
                .dynamoDbClient(client)
                .extensions(new WholeUpdates())
                .build();
    }

    @Test
    void whatOneWorldWritesTheOtherReads() {
        DynamoDbTable<Order> orders = enhanced.table(SeededTable.NAME, ORDERS);
        Order order = orders.getItem(KeywrightTableSchema.key(OrderKeys.primary("c-01", "2026-02-18-0016")));
        assertThat(daintree.order().get("c-01", "2026-02-18-0016")).contains(order);

        Order delivered = order.delivered(LocalDate.parse("2026-07-05"));
        assertThat(orders.updateItem(delivered)).isEqualTo(delivered);

        assertThat(daintree.order().get("c-01", "2026-02-18-0016")).contains(delivered);
        assertThat(orders.deleteItem(delivered)).isEqualTo(delivered);
        assertThat(daintree.order().get("c-01", "2026-02-18-0016")).isEmpty();
    }

    @Test
    void queriesOfTheTableAndOfItsIndexes() {
        List<Order> ofCustomer = enhanced
                .table(SeededTable.NAME, ORDERS)
                .query(QueryConditional.sortBeginsWith(
                        key -> key.partitionValue(OrderKeys.partition("c-03")).sortValue("ORDER#")))
                .items()
                .stream()
                .toList();
        assertThat(ofCustomer)
                .isNotEmpty()
                .isEqualTo(daintree.order().ofCustomer("c-03").list());

        List<OrderLine> ordered = enhanced
                .table(SeededTable.NAME, LINES)
                .index("GSI2")
                .query(QueryConditional.keyEqualTo(key -> key.partitionValue("CUSTOMER#c-03")))
                .stream()
                .flatMap(page -> page.items().stream())
                .toList();
        assertThat(ordered)
                .isNotEmpty()
                .isEqualTo(daintree.orderLine().everOrderedBy("c-03").list());
    }

    @Test
    void itemsOfOtherTypesAreNotTakenForTheEntity() {
        var everything = enhanced.table(SeededTable.NAME, ORDERS)
                .query(QueryConditional.keyEqualTo(key -> key.partitionValue("CUSTOMER#c-03")));

        assertThatThrownBy(() -> everything.items().stream().toList()).isInstanceOf(UnexpectedTypeException.class);
    }

    @Test
    void anUpdateRemovesWhatTheObjectDoesNotHave() {
        DynamoDbTable<Order> orders = enhanced.table(SeededTable.NAME, ORDERS);
        Order delivered = daintree.order().ofCustomer("c-03").stream()
                .filter(order -> order.deliveredOn().isPresent())
                .findFirst()
                .orElseThrow();
        Order lost = new Order(
                delivered.customerId(),
                delivered.orderId(),
                delivered.placedAt(),
                OrderStatus.SHIPPED,
                delivered.shipTo(),
                delivered.total(),
                Optional.empty());

        orders.updateItem(lost);

        assertThat(daintree.order().get(lost.customerId(), lost.orderId())).contains(lost);
    }

    @Test
    void anUpdateThatLeavesOutWhatIsNullIsRefused() {
        DynamoDbTable<Order> orders = enhanced.table(SeededTable.NAME, ORDERS);
        Order order = store.orders().stream()
                .filter(candidate -> candidate.deliveredOn().isEmpty())
                .findFirst()
                .orElseThrow();

        for (IgnoreNullsMode mode : List.of(IgnoreNullsMode.SCALAR_ONLY, IgnoreNullsMode.MAPS_ONLY)) {
            assertThatThrownBy(
                            () -> orders.updateItem(update -> update.item(order).ignoreNullsMode(mode)))
                    .isInstanceOf(UnsupportedOperationException.class)
                    .hasMessageContaining("ignoreNulls");
        }
        assertThat(daintree.order().get(order.customerId(), order.orderId())).contains(order);
    }

    @Test
    void anEntityWithAVersionIsReadAndNotWritten() {
        DynamoDbTable<Product> products =
                enhanced.table(SeededTable.NAME, KeywrightTableSchema.of(Product.class, ProductMapper.INSTANCE, TABLE));

        Product product = products.getItem(KeywrightTableSchema.key(ProductKeys.primary("p-001")));

        assertThat(daintree.product().get("p-001")).contains(product);
        assertThatThrownBy(() -> products.putItem(product))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessageContaining("Write it through its repository");
        assertThatThrownBy(() -> products.updateItem(product)).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void bothWorldsInOneTransaction() {
        DynamoDbTable<CartItem> items = enhanced.table(
                SeededTable.NAME, KeywrightTableSchema.of(CartItem.class, CartItemMapper.INSTANCE, TABLE));
        CartItem item = daintree.product().get("p-001").orElseThrow().inCart("c-02", CartKind.SHOPPING, 1);
        OrderLine line = OrderLine.of(item, "o-1", 1);

        enhanced.transactWriteItems(
                writes -> writes.addPutItem(items, item).addPutItem(enhanced.table(SeededTable.NAME, LINES), line));

        assertThat(daintree.cartItem().ofCustomer("c-02").list()).containsExactly(item);
        assertThat(daintree.orderLine().everOrderedBy("c-02").list()).contains(line);
    }
}
