package com.daintree.data;

import static org.assertj.core.api.Assertions.assertThat;

import com.daintree.shop.Customer;
import com.daintree.shop.CustomerWithOrders;
import com.daintree.shop.Order;
import io.keywright.runtime.query.CollectionPage;
import io.keywright.testing.DynamoDbTest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Parent and children: whole, the newest, page by page. */
@DynamoDbTest
class CustomerWithOrdersTest {

    private SeededTable table;
    private DaintreeTable daintree;
    private String customerId;
    private Customer customer;
    private List<Order> orders;

    @BeforeEach
    void createTable(DynamoDbClient client) {
        table = SeededTable.at(client);
        daintree = table.daintree;
        customerId = table.store.orders().get(0).customerId();
        customer = table.store.customers().stream()
                .filter(candidate -> candidate.customerId().equals(customerId))
                .findFirst()
                .orElseThrow();
        orders = table.store.orders().stream()
                .filter(order -> order.customerId().equals(customerId))
                .sorted(Comparator.comparing(Order::orderId))
                .toList();
    }

    @Test
    void oneQueryGivesTheCustomerAndAllOrdersAndNoCarts() {
        Optional<CustomerWithOrders> found =
                table.inOneRequest(() -> daintree.customerWithOrders(customerId).get());

        assertThat(found).contains(new CustomerWithOrders(customer, orders));
        assertThat(daintree.customerWithOrders("c-none").get()).isEmpty();
    }

    @Test
    void theNewestOrdersComeWithTheirCustomerInTwoQueries() {
        daintree.order().put(another("2099-01-01-0001"));
        daintree.order().put(another("2099-01-02-0001"));
        List<Order> newest = new ArrayList<>();
        assertThat(table.requestsOf(() -> {
                    CustomerWithOrders found =
                            daintree.customerWithOrders(customerId).newest(2).orElseThrow();
                    assertThat(found.customer()).isEqualTo(customer);
                    newest.addAll(found.orders());
                }))
                .hasSize(2);

        assertThat(newest).extracting(Order::orderId).containsExactly("2099-01-02-0001", "2099-01-01-0001");
    }

    @Test
    void everyPageHasTheCustomer() {
        List<Order> gathered = new ArrayList<>();
        String cursor = null;
        do {
            CollectionPage<CustomerWithOrders> page =
                    daintree.customerWithOrders(customerId).page(2, cursor);
            assertThat(page.value().orElseThrow().customer()).isEqualTo(customer);
            gathered.addAll(page.value().orElseThrow().orders());
            cursor = page.cursor().orElse(null);
        } while (cursor != null);

        assertThat(gathered).isEqualTo(orders);
    }

    private Order another(String orderId) {
        Order order = orders.get(0);
        return new Order(
                customerId,
                orderId,
                order.placedAt(),
                order.status(),
                order.shipTo(),
                order.total(),
                order.deliveredOn());
    }
}
