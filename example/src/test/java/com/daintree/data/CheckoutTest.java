package com.daintree.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.daintree.shop.Address;
import com.daintree.shop.Cart;
import com.daintree.shop.CartItem;
import com.daintree.shop.CartKind;
import com.daintree.shop.CheckoutOutcome;
import com.daintree.shop.CheckoutOutcome.CartChanged;
import com.daintree.shop.CheckoutOutcome.Placed;
import com.daintree.shop.CheckoutOutcome.PriceMoved;
import com.daintree.shop.CheckoutOutcome.Refused;
import com.daintree.shop.CheckoutOutcome.SoldOut;
import com.daintree.shop.CheckoutOutcome.Withdrawn;
import com.daintree.shop.Order;
import com.daintree.shop.OrderLine;
import com.daintree.shop.Payment;
import com.daintree.shop.PaymentMethod;
import com.daintree.shop.Product;
import com.daintree.shop.ShoppingCart;
import io.keywright.runtime.error.ItemAlreadyExistsException;
import io.keywright.testing.DynamoDbTest;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

@DynamoDbTest
class CheckoutTest {

    private static final String ORDER_ID = "2026-07-05-0061";
    private static final Instant NOW = Instant.parse("2026-07-05T09:30:00Z");
    private static final Address ADDRESS = new Address("Via Roma 8", "10121", "Torino", "IT");

    private SeededTable table;
    private DaintreeTable daintree;
    private ShoppingCarts carts;
    private Checkout checkout;

    @BeforeEach
    void createTable(DynamoDbClient client) {
        table = SeededTable.at(client);
        daintree = table.daintree;
        carts = new ShoppingCarts(daintree);
        checkout = new Checkout(daintree);
    }

    @Test
    void aCartBecomesAnOrderWithLinesAndPaymentsInOneRequest() {
        ShoppingCart cart = cart("c-03");
        List<Payment> payments = List.of(
                payment(ORDER_ID, BigDecimal.TEN, 1),
                payment(ORDER_ID, cart.total().subtract(BigDecimal.TEN), 2));

        CheckoutOutcome outcome = table.inOneRequest(() -> checkout.place(cart, ORDER_ID, NOW, ADDRESS, payments));

        assertThat(outcome).isInstanceOf(Placed.class);
        Order order = ((Placed) outcome).order();
        assertThat(daintree.order().get("c-03", ORDER_ID)).contains(order);
        assertThat(order.total()).isEqualTo(cart.total());
        List<OrderLine> lines = daintree.orderLine().ofOrder(ORDER_ID).list();
        assertThat(lines).isEqualTo(cart.lines(ORDER_ID));
        assertThat(daintree.payment().ofOrder(ORDER_ID).list()).containsExactlyElementsOf(payments);
        assertThat(daintree.orderLine().everOrderedBy("c-03").list()).containsAll(lines);
    }

    @Test
    void theStockOfEachProductFallsByWhatWasBought() {
        ShoppingCart cart = cart("c-03");

        place(cart);

        for (CartItem item : cart.items()) {
            assertThat(stored(item).stock()).isEqualTo(seeded(item).stock() - item.quantity());
            assertThat(stored(item).version()).isEqualTo(seeded(item).version() + 1);
        }
    }

    @Test
    void theShoppingCartIsGoneAfterwardsAndTheSavedOneIsNot() {
        List<CartItem> saved =
                daintree.cartItem().ofCustomer("c-04").kind(CartKind.SAVED).list();

        place(cart("c-04"));

        assertThat(carts.of("c-04")).isEmpty();
        assertThat(daintree.cartItem().ofCustomer("c-04").list()).isNotEmpty().isEqualTo(saved);
        assertThat(daintree.cart().ofCustomer("c-04").list())
                .extracting(Cart::kind)
                .containsExactly(CartKind.SAVED);
    }

    @Test
    void whatStandsAgainstItIsToldProductByProductAndNothingIsWritten() {
        CartItem sold = cart("c-03").items().get(1);
        daintree.product().update(sold.productId()).stock(2).execute();
        ShoppingCart cart = withQuantity("c-03", sold, 3);
        CartItem dearer = cart.items().get(0);
        CartItem withdrawn = cart.items().get(2);
        new Shelf(daintree).reprice(stored(dearer), dearer.unitPrice().add(BigDecimal.ONE));
        daintree.product().delete(stored(withdrawn));

        CheckoutOutcome outcome = place(cart);

        assertThat(outcome)
                .isEqualTo(new Refused(List.of(
                        new PriceMoved(
                                dearer.productId(),
                                dearer.unitPrice(),
                                dearer.unitPrice().add(BigDecimal.ONE)),
                        new SoldOut(sold.productId(), 3, 2),
                        new Withdrawn(withdrawn.productId()))));
        assertNothingHappened(cart);
        assertThat(stored(cart.items().get(3))).isEqualTo(seeded(cart.items().get(3)));
    }

    @Test
    void aCartThatWasChangedAfterItWasShownIsNotBought() {
        ShoppingCart shown = cart("c-03");
        Product other = table.store.products().get(70);

        carts.put("c-03", other, 1, NOW);
        assertThat(place(shown)).isEqualTo(new CartChanged());
        ShoppingCart more = cart("c-03");
        assertThat(more.items()).hasSize(shown.items().size() + 1);
        assertNothingHappened(more);

        carts.remove("c-03", other.productId(), NOW);
        assertThat(place(more)).isEqualTo(new CartChanged());
        assertThat(cart("c-03").items()).isEqualTo(shown.items());
        assertThat(place(cart("c-03"))).isInstanceOf(Placed.class);
    }

    @Test
    void anItemThatSomebodyChangedWithoutTheCartStopsItToo() {
        ShoppingCart shown = cart("c-03");
        CartItem item = shown.items().get(0);
        daintree.cartItem()
                .update(item.customerId(), item.kind(), item.productId())
                .quantity(item.quantity() + 1)
                .execute();

        assertThat(place(shown)).isEqualTo(new CartChanged());
    }

    @Test
    void aCartIsBoughtOnlyOnceHoweverManyOrdersAreMadeOfIt() {
        ShoppingCart shown = cart("c-03");
        String second = "2026-07-05-0062";
        place(shown);

        assertThat(checkout.place(shown, second, NOW, ADDRESS, List.of(payment(second, shown.total(), 1))))
                .isEqualTo(new CartChanged());
        assertThat(daintree.order().get("c-03", second)).isEmpty();
    }

    @Test
    void theSameCallAgainIsTheSameOrder() {
        ShoppingCart shown = cart("c-03");
        Order order = ((Placed) place(shown)).order();

        assertThat(table.inOneRequest(() -> place(shown))).isEqualTo(new Placed(order));

        CartItem item = shown.items().get(0);
        assertThat(stored(item).stock()).isEqualTo(seeded(item).stock() - item.quantity());
        assertThat(daintree.orderLine().ofOrder(ORDER_ID).list()).hasSameSizeAs(shown.items());
    }

    @Test
    void theSameCallCanSucceedWhenWhatStoodAgainstItIsGone() {
        ShoppingCart shown = cart("c-03");
        CartItem item = shown.items().get(0);
        daintree.product().update(item.productId()).stock(0).execute();
        assertThat(place(shown)).isInstanceOf(Refused.class);

        daintree.product().update(item.productId()).stock(9).execute();

        assertThat(place(shown)).isInstanceOf(Placed.class);
        assertThat(stored(item).stock()).isEqualTo(9 - item.quantity());
    }

    @Test
    void theTokenIsThatOfTheRequestAndNoOther() {
        ShoppingCart shown = cart("c-03");
        String first = token(() -> place(shown));

        assertThat(token(() -> place(shown))).isEqualTo(first);
        assertThat(token(() -> assertThatThrownBy(
                                () -> checkout.place(shown, ORDER_ID, NOW.plusNanos(1), ADDRESS, paying(shown)))
                        .isInstanceOf(ItemAlreadyExistsException.class)))
                .isNotEqualTo(first);
    }

    @Test
    void anOrderIdThatIsTakenLeavesTheCartAsItIs() {
        ShoppingCart cart = cart("c-03");
        String taken = table.store.orders().stream()
                .filter(order -> order.customerId().equals("c-03"))
                .findFirst()
                .orElseThrow()
                .orderId();
        List<Payment> payments = List.of(payment(taken, cart.total(), 1));

        assertThatThrownBy(() -> checkout.place(cart, taken, NOW, ADDRESS, payments))
                .isInstanceOf(ItemAlreadyExistsException.class);
        assertThat(carts.of("c-03")).contains(cart);
    }

    @Test
    void aCartThatDoesNotFitIntoATransactionIsRefusedBeforeAnythingIsSent() {
        for (int i = 0; i < 33; i++) {
            daintree.cartItem().put(table.store.products().get(i).inCart("c-03", CartKind.SHOPPING, 1));
        }
        ShoppingCart large = cart("c-03");
        assertThat(large.items()).hasSizeGreaterThan(32);
        List<Payment> payments = paying(large);

        assertThat(table.requestsOf(
                        () -> assertThatThrownBy(() -> checkout.place(large, ORDER_ID, NOW, ADDRESS, payments))
                                .isInstanceOf(IllegalArgumentException.class)
                                .hasMessageContaining("at most 32 products")))
                .isEmpty();
    }

    @Test
    void thirtyTwoProductsFit() {
        List<CartItem> before = cart("c-03").items();
        IntStream.range(0, 60)
                .mapToObj(i -> table.store.products().get(i).inCart("c-03", CartKind.SHOPPING, 1))
                .filter(item ->
                        before.stream().noneMatch(there -> there.productId().equals(item.productId())))
                .limit(32 - before.size())
                .forEach(daintree.cartItem()::put);
        ShoppingCart full = cart("c-03");

        assertThat(full.items()).hasSize(32);
        assertThat(place(full)).isInstanceOf(Placed.class);
    }

    @Test
    void paymentsThatDoNotCoverTheOrderStopItBeforeAnythingIsSent() {
        ShoppingCart cart = cart("c-03");
        List<Payment> payments = List.of(payment(ORDER_ID, cart.total().subtract(new BigDecimal("0.01")), 1));

        assertThat(table.requestsOf(
                        () -> assertThatThrownBy(() -> checkout.place(cart, ORDER_ID, NOW, ADDRESS, payments))
                                .isInstanceOf(IllegalArgumentException.class)))
                .isEmpty();
    }

    @Test
    void anEmptyCartCannotBeOrdered() {
        ShoppingCart empty = new ShoppingCart(Cart.begun("c-02", CartKind.SHOPPING, NOW), List.of());

        assertThat(empty.total()).isEqualTo("0.00");
        assertThatThrownBy(() -> checkout.place(empty, ORDER_ID, NOW, ADDRESS, List.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("empty");
    }

    private CheckoutOutcome place(ShoppingCart cart) {
        return checkout.place(cart, ORDER_ID, NOW, ADDRESS, paying(cart));
    }

    private ShoppingCart cart(String customerId) {
        return carts.of(customerId).orElseThrow();
    }

    private ShoppingCart withQuantity(String customerId, CartItem item, int quantity) {
        carts.put(customerId, stored(item), quantity, NOW);
        return cart(customerId);
    }

    private Product stored(CartItem item) {
        return daintree.product().get(item.productId()).orElseThrow();
    }

    private Product seeded(CartItem item) {
        return table.store.products().stream()
                .filter(product -> product.productId().equals(item.productId()))
                .findFirst()
                .orElseThrow();
    }

    private void assertNothingHappened(ShoppingCart cart) {
        assertThat(carts.of(cart.customerId())).contains(cart);
        assertThat(daintree.order().get(cart.customerId(), ORDER_ID)).isEmpty();
        assertThat(daintree.orderLine().ofOrder(ORDER_ID).list()).isEmpty();
        assertThat(daintree.payment().ofOrder(ORDER_ID).list()).isEmpty();
    }

    private String token(Runnable call) {
        return ((TransactWriteItemsRequest) table.requestsOf(call).get(0)).clientRequestToken();
    }

    private static List<Payment> paying(ShoppingCart cart) {
        return List.of(payment(ORDER_ID, cart.total(), 1));
    }

    private static Payment payment(String orderId, BigDecimal amount, long number) {
        return new Payment(orderId, NOW.plusSeconds(number), new UUID(0, number), PaymentMethod.CARD, amount);
    }
}
