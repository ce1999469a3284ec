package com.daintree.data;

import static org.assertj.core.api.Assertions.assertThat;

import com.daintree.seed.Store;
import com.daintree.shop.Cart;
import com.daintree.shop.CartItem;
import com.daintree.shop.CartKind;
import com.daintree.shop.Category;
import com.daintree.shop.Customer;
import com.daintree.shop.CustomerItem;
import com.daintree.shop.Order;
import com.daintree.shop.OrderLine;
import com.daintree.shop.Payment;
import com.daintree.shop.Product;
import com.daintree.shop.Seller;
import io.keywright.testing.DynamoDbTest;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The ten access patterns, each one request, against what the seed says must come back. */
@DynamoDbTest
class AccessPatternsTest {

    private SeededTable table;
    private DaintreeTable daintree;
    private Store store;

    @BeforeEach
    void createTable(DynamoDbClient client) {
        table = SeededTable.at(client);
        daintree = table.daintree;
        store = table.store;
    }

    @Test
    void pattern1ProductsOfACategoryInOrderOfTheirTitles() {
        List<Product> products = table.inOneRequest(
                () -> daintree.product().ofCategory("databases").list());

        assertThat(products)
                .isNotEmpty()
                .isEqualTo(expected(
                        store.products(),
                        product -> product.categoryId().equals("databases"),
                        Comparator.comparing(product -> product.title().toLowerCase(Locale.ROOT))));
    }

    @Test
    void pattern1ProductsOfACategoryWhoseTitleStartsWithAWordInAnyCase() {
        List<Product> products = table.inOneRequest(() ->
                daintree.product().ofCategory("crime").titleStartingWith("THE ").list());

        assertThat(products).extracting(Product::title).containsExactly("The Orphaned Edge");
    }

    @Test
    void pattern2SubcategoriesOfAParentInOrderOfTheirNames() {
        List<Category> children = table.inOneRequest(
                () -> daintree.category().ofParent("computing").list());

        assertThat(children).extracting(Category::name).containsExactly("Databases", "Operations", "Programming");
    }

    @Test
    @DisplayName("B2: pattern2 a name with the delimiter in it is found and comes back whole")
    void pattern2ANameWithTheDelimiterInItIsFoundAndComesBackWhole() {
        List<Category> children = table.inOneRequest(
                () -> daintree.category().ofParent("programming").list());

        assertThat(children).extracting(Category::name).containsExactly("C# and .NET", "Java and the JVM");
    }

    @Test
    void pattern2AllProductsBelowATopCategory() {
        List<Product> products =
                table.inOneRequest(() -> daintree.product().below("books").list());

        assertThat(products).isNotEmpty().isEqualTo(belowInOrder("books/"));
    }

    @Test
    void pattern2AllProductsBelowAnyCategoryAndNotBelowOneWhosePathOnlyStartsLikeIt() {
        List<Product> products = table.inOneRequest(() -> daintree.product()
                .below("books")
                .categoryPathStartingWith("books/art/")
                .list());

        assertThat(products).isNotEmpty().isEqualTo(belowInOrder("books/art/"));
        assertThat(belowInOrder("books/artisans/")).isNotEmpty();
    }

    @Test
    void pattern2AllCategoriesBelowATopCategory() {
        List<Category> categories =
                table.inOneRequest(() -> daintree.category().below("kitchen").list());

        assertThat(categories)
                .extracting(Category::path)
                .containsExactly(
                        "kitchen/",
                        "kitchen/coffee/",
                        "kitchen/coffee/beans/",
                        "kitchen/coffee/grinders/",
                        "kitchen/cookware/",
                        "kitchen/cookware/knives/",
                        "kitchen/cookware/pans/");
    }

    @Test
    void pattern3OrdersOfACustomerInOrderOfTime() {
        List<Order> orders =
                table.inOneRequest(() -> daintree.order().ofCustomer("c-01").list());

        assertThat(orders).hasSizeGreaterThan(10).isEqualTo(ordersOf("c-01"));
        assertThat(orders).isSortedAccordingTo(Comparator.comparing(Order::placedAt));
    }

    @Test
    void pattern3TheNewestOrdersComeFirstWhenAskedBackwards() {
        List<Order> orders = table.inOneRequest(
                () -> daintree.order().ofCustomer("c-01").descending().limit(3).list());

        List<Order> all = ordersOf("c-01");
        assertThat(orders).containsExactly(all.get(all.size() - 1), all.get(all.size() - 2), all.get(all.size() - 3));
    }

    @Test
    void pattern3OrdersOfAMonth() {
        List<Order> orders = table.inOneRequest(() -> daintree.order()
                .ofCustomer("c-01")
                .orderIdStartingWith("2026-05")
                .list());

        assertThat(orders)
                .isNotEmpty()
                .isEqualTo(ordersOf("c-01").stream()
                        .filter(order -> order.orderId().startsWith("2026-05"))
                        .toList());
    }

    @Test
    void pattern4PaymentsOfAnOrderInOrderOfTime() {
        List<Payment> payments = table.inOneRequest(
                () -> daintree.payment().ofOrder("2026-02-18-0016").list());

        assertThat(payments).hasSize(2).isEqualTo(paymentsOf("2026-02-18-0016"));
    }

    @Test
    void pattern4PaymentsFromAnInstantOnAreExactThoughTheKeyHoldsWholeSeconds() {
        Payment second = paymentsOf("2026-02-18-0016").get(1);
        Instant exact = second.paidAt();
        assertThat(exact).isNotEqualTo(exact.truncatedTo(ChronoUnit.SECONDS));

        assertThat(paidFrom(exact)).containsExactly(second);
        assertThat(paidFrom(exact.plusNanos(1))).isEmpty();
    }

    private List<Payment> paidFrom(Instant from) {
        return table.inOneRequest(() ->
                daintree.payment().ofOrder("2026-02-18-0016").paidAtFrom(from).list());
    }

    @Test
    void pattern5OneOrderOfACustomer() {
        Optional<Order> order = table.inOneRequest(() -> daintree.order().get("c-01", "2026-02-18-0016"));

        assertThat(order)
                .isEqualTo(store.orders().stream()
                        .filter(candidate -> candidate.orderId().equals("2026-02-18-0016"))
                        .findFirst())
                .isPresent();
    }

    @Test
    void pattern5AnOrderOfAnotherCustomerIsNotFound() {
        assertThat(table.inOneRequest(() -> daintree.order().get("c-02", "2026-02-18-0016")))
                .isEmpty();
    }

    @Test
    void pattern6ItemsOfOneOfTheCustomersCarts() {
        List<CartItem> items = table.inOneRequest(() ->
                daintree.cartItem().ofCustomer("c-04").kind(CartKind.SHOPPING).list());

        assertThat(items)
                .isNotEmpty()
                .isEqualTo(expected(
                        store.cartItems(),
                        item -> item.customerId().equals("c-04") && item.kind() == CartKind.SHOPPING,
                        Comparator.comparing(CartItem::productId)));
    }

    @Test
    void pattern7WhatACustomerEverOrderedInOrderOfProduct() {
        List<OrderLine> lines = table.inOneRequest(
                () -> daintree.orderLine().everOrderedBy("c-01").list());

        assertThat(lines)
                .hasSizeGreaterThan(20)
                .isEqualTo(expected(
                        store.orderLines(),
                        line -> line.customerId().equals("c-01"),
                        Comparator.comparing(OrderLine::productId)
                                .thenComparing(OrderLine::orderId)
                                .thenComparing(OrderLine::line)));
    }

    @Test
    void pattern7HowOftenACustomerOrderedOneProduct() {
        OrderLine some = store.orderLines().get(1);

        List<OrderLine> lines = table.inOneRequest(() -> daintree.orderLine()
                .everOrderedBy(some.customerId())
                .productId(some.productId())
                .list());

        assertThat(lines).contains(some).allSatisfy(line -> {
            assertThat(line.customerId()).isEqualTo(some.customerId());
            assertThat(line.productId()).isEqualTo(some.productId());
        });
    }

    @Test
    void pattern7LinesOfOneOrderInOrder() {
        List<OrderLine> lines = table.inOneRequest(
                () -> daintree.orderLine().ofOrder("2026-02-18-0016").list());

        assertThat(lines).extracting(OrderLine::line).containsExactly(1, 2, 3, 4);
        assertThat(store.orderLines()).containsAll(lines);
    }

    @Test
    void pattern8ACustomerByEmailIsToldFromASellerWithTheSameAddress() {
        Optional<Customer> customer = table.inOneRequest(
                () -> daintree.customer().byEmail("IDA.LINDGREN@EXAMPLE.COM").first());
        Optional<Seller> seller = table.inOneRequest(
                () -> daintree.seller().byEmail("IDA.LINDGREN@EXAMPLE.COM").first());

        assertThat(customer).map(Customer::customerId).contains("c-07");
        assertThat(seller).map(Seller::sellerId).contains("s-03");
    }

    @Test
    void pattern8AnAddressOfACustomerOnlyIsNoSellers() {
        assertThat(table.inOneRequest(() ->
                        daintree.seller().byEmail("bruno.keller@example.org").first()))
                .isEmpty();
    }

    @Test
    void pattern9EverythingInACustomersPartition() {
        List<CustomerItem> items =
                table.inOneRequest(() -> daintree.customerItem("c-04").list());

        List<CustomerItem> expected = new ArrayList<>();
        expected.addAll(store.carts());
        expected.addAll(store.cartItems());
        expected.addAll(store.customers());
        expected.addAll(store.orders());
        expected.removeIf(item -> !item.customerId().equals("c-04"));
        assertThat(items).containsExactlyInAnyOrderElementsOf(expected);
        assertThat(items)
                .extracting(CustomerItem::getClass)
                .<Class<?>>extracting(type -> type)
                .contains(Customer.class, Cart.class, CartItem.class, Order.class);
    }

    @Test
    void pattern9CartsAloneAndOrdersAlone() {
        List<Cart> carts =
                table.inOneRequest(() -> daintree.cart().ofCustomer("c-04").list());
        List<Order> orders =
                table.inOneRequest(() -> daintree.order().ofCustomer("c-04").list());

        assertThat(carts).extracting(Cart::kind).containsExactly(CartKind.SAVED, CartKind.SHOPPING);
        assertThat(orders).isEqualTo(ordersOf("c-04"));
    }

    @Test
    void pattern10ProductsByExactTitleWhateverTheCase() {
        List<Product> products = table.inOneRequest(
                () -> daintree.product().byTitle("Moka pot, 6 CUPS").list());

        assertThat(products).extracting(Product::title).containsExactly("Moka Pot, 6 Cups", "moka pot, 6 cups");
    }

    @Test
    void pattern10APartOfATitleIsNotEnough() {
        assertThat(table.inOneRequest(
                        () -> daintree.product().byTitle("Moka pot").list()))
                .isEmpty();
    }

    private List<Product> belowInOrder(String path) {
        return expected(
                store.products(),
                product -> product.categoryPath().startsWith(path),
                Comparator.comparing(Product::categoryPath).thenComparing(Product::productId));
    }

    private List<Order> ordersOf(String customerId) {
        return expected(
                store.orders(), order -> order.customerId().equals(customerId), Comparator.comparing(Order::orderId));
    }

    private List<Payment> paymentsOf(String orderId) {
        return expected(
                store.payments(), payment -> payment.orderId().equals(orderId), Comparator.comparing(Payment::paidAt));
    }

    private static <T> List<T> expected(List<T> all, Predicate<T> which, Comparator<T> order) {
        return all.stream().filter(which).sorted(order).toList();
    }
}
