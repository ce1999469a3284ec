package com.daintree.seed;

import static org.assertj.core.api.Assertions.assertThat;

import com.daintree.shop.Customer;
import com.daintree.shop.Order;
import com.daintree.shop.OrderLine;
import com.daintree.shop.Payment;
import com.daintree.shop.Product;
import com.daintree.shop.Seller;
import java.util.List;
import org.junit.jupiter.api.Test;

class StoreTest {

    private final Store store = Store.seeded();

    @Test
    void theStoreIsTheSameEachTime() {
        assertThat(Store.seeded()).isEqualTo(store);
    }

    @Test
    void theStoreHasAFewHundredItems() {
        int items = store.customers().size()
                + store.sellers().size()
                + store.categories().size()
                + store.products().size()
                + store.carts().size()
                + store.cartItems().size()
                + store.orders().size()
                + store.orderLines().size()
                + store.payments().size();
        assertThat(items).isBetween(300, 600);
    }

    @Test
    void everyOrderCostsWhatItsLinesCostAndIsPaid() {
        for (Order order : store.orders()) {
            List<OrderLine> lines = store.orderLines().stream()
                    .filter(line -> line.orderId().equals(order.orderId()))
                    .toList();
            List<Payment> payments = store.payments().stream()
                    .filter(payment -> payment.orderId().equals(order.orderId()))
                    .toList();
            assertThat(lines).isNotEmpty();
            assertThat(order.total()).isEqualTo(Order.total(lines));
            order.requirePaid(payments);
        }
    }

    @Test
    void everyReferenceLeadsSomewhere() {
        List<String> customers =
                store.customers().stream().map(Customer::customerId).toList();
        List<String> products =
                store.products().stream().map(Product::productId).toList();
        List<String> sellers = store.sellers().stream().map(Seller::sellerId).toList();
        assertThat(customers)
                .containsAll(store.orders().stream().map(Order::customerId).toList());
        assertThat(products)
                .containsAll(
                        store.orderLines().stream().map(OrderLine::productId).toList());
        assertThat(sellers)
                .containsAll(store.products().stream().map(Product::sellerId).toList());
    }
}
