package com.daintree.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.daintree.shop.Address;
import com.daintree.shop.Cart;
import com.daintree.shop.CartItem;
import com.daintree.shop.CartKind;
import com.daintree.shop.Order;
import com.daintree.shop.OrderLine;
import com.daintree.shop.Payment;
import com.daintree.shop.PaymentMethod;
import io.keywright.runtime.error.ItemAlreadyExistsException;
import io.keywright.testing.DynamoDbTest;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;

@DynamoDbTest
class CheckoutTest {

    private static final String ORDER_ID = "2026-07-05-0061";
    private static final Instant NOW = Instant.parse("2026-07-05T09:30:00Z");
    private static final Address ADDRESS = new Address("Via Roma 8", "10121", "Torino", "IT");

    private SeededTable table;
    private DaintreeTable daintree;
    private Checkout checkout;

    @BeforeEach
    void createTable(DynamoDbClient client) {
        table = SeededTable.at(client);
        daintree = table.daintree;
        checkout = new Checkout(daintree);
    }

    @Test
    void aCartBecomesAnOrderWithLinesAndPayments() {
        List<CartItem> cart = cart("c-03", CartKind.SHOPPING);
        BigDecimal total = checkout.total("c-03");
        List<Payment> payments =
                List.of(payment(ORDER_ID, BigDecimal.TEN, 1), payment(ORDER_ID, total.subtract(BigDecimal.TEN), 2));

        Order order = checkout.place("c-03", ORDER_ID, NOW, ADDRESS, payments);

        assertThat(daintree.order().get("c-03", ORDER_ID)).contains(order);
        assertThat(order.total()).isEqualTo(total);
        List<OrderLine> lines = daintree.orderLine().ofOrder(ORDER_ID).list();
        assertThat(lines)
                .hasSameSizeAs(cart)
                .extracting(OrderLine::productId)
                .containsExactlyElementsOf(
                        cart.stream().map(CartItem::productId).toList());
        assertThat(Order.total(lines)).isEqualTo(total);
        assertThat(daintree.payment().ofOrder(ORDER_ID).list()).containsExactlyElementsOf(payments);
        assertThat(daintree.orderLine().everOrderedBy("c-03").list()).containsAll(lines);
    }

    @Test
    void theShoppingCartIsGoneAfterwardsAndTheSavedOneIsNot() {
        List<CartItem> saved = cart("c-04", CartKind.SAVED);

        checkout.place("c-04", ORDER_ID, NOW, ADDRESS, paidBy("c-04"));

        assertThat(cart("c-04", CartKind.SHOPPING)).isEmpty();
        assertThat(cart("c-04", CartKind.SAVED)).isNotEmpty().isEqualTo(saved);
        assertThat(daintree.cart().ofCustomer("c-04").list())
                .extracting(Cart::kind)
                .containsExactly(CartKind.SAVED);
    }

    @Test
    void nothingIsDeletedBeforeTheOrderIsThere() {
        List<Payment> payments = paidBy("c-03");

        var requests = table.requestsOf(() -> checkout.place("c-03", ORDER_ID, NOW, ADDRESS, payments));

        assertThat(requests.stream().map(CheckoutTest::write).filter(write -> !write.isEmpty()))
                .containsExactly(
                        "put OrderLine",
                        "put OrderLine",
                        "put OrderLine",
                        "put OrderLine",
                        "put Payment",
                        "put Order",
                        "delete",
                        "delete",
                        "delete",
                        "delete",
                        "delete");
    }

    @Test
    void anOrderIdThatIsTakenLeavesTheCartAsItIs() {
        List<CartItem> cart = cart("c-03", CartKind.SHOPPING);
        String taken = "2026-02-18-0016";
        List<Payment> payments = List.of(payment(taken, checkout.total("c-03"), 1));

        assertThatThrownBy(() -> checkout.place("c-03", taken, NOW, ADDRESS, payments))
                .isInstanceOf(ItemAlreadyExistsException.class);
        assertThat(cart("c-03", CartKind.SHOPPING)).isEqualTo(cart);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3, 4, 5})
    void aCheckoutThatStoppedGoesOnWhenItIsCalledAgain(int writes) {
        List<CartItem> cart = cart("c-03", CartKind.SHOPPING);
        List<Payment> payments = paidBy("c-03");
        DaintreeTable failing = DaintreeTable.open(Interruption.after(writes, table.client), SeededTable.NAME);
        assertThatThrownBy(() -> new Checkout(failing).place("c-03", ORDER_ID, NOW, ADDRESS, payments))
                .isInstanceOf(Interruption.Stopped.class);
        assertThat(cart("c-03", CartKind.SHOPPING)).isEqualTo(cart);

        Order order = checkout.place("c-03", ORDER_ID, NOW, ADDRESS, payments);

        assertThat(daintree.order().get("c-03", ORDER_ID)).contains(order);
        assertThat(daintree.orderLine().ofOrder(ORDER_ID).list()).hasSameSizeAs(cart);
        assertThat(daintree.payment().ofOrder(ORDER_ID).list()).isEqualTo(payments);
        assertThat(cart("c-03", CartKind.SHOPPING)).isEmpty();
    }

    @Test
    void aCheckoutThatIsCalledOnceMoreGivesTheSameOrderAndEmptiesTheCart() {
        List<Payment> payments = paidBy("c-03");
        List<CartItem> cart = cart("c-03", CartKind.SHOPPING);
        Order order = checkout.place("c-03", ORDER_ID, NOW, ADDRESS, payments);
        daintree.cartItem().put(cart.get(0));

        assertThat(checkout.place("c-03", ORDER_ID, NOW, ADDRESS, payments)).isEqualTo(order);
        assertThat(cart("c-03", CartKind.SHOPPING)).isEmpty();
    }

    @Test
    void paymentsThatDoNotCoverTheOrderStopItBeforeAnythingIsWritten() {
        BigDecimal tooLittle = checkout.total("c-03").subtract(new BigDecimal("0.01"));
        List<Payment> payments = List.of(payment(ORDER_ID, tooLittle, 1));

        assertThatThrownBy(() -> checkout.place("c-03", ORDER_ID, NOW, ADDRESS, payments))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(daintree.orderLine().ofOrder(ORDER_ID).list()).isEmpty();
    }

    @Test
    void anEmptyCartCannotBeOrdered() {
        assertThat(checkout.total("c-02")).isEqualTo("0.00");
        assertThatThrownBy(() -> checkout.place("c-02", ORDER_ID, NOW, ADDRESS, List.of()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static String write(DynamoDbRequest request) {
        if (request instanceof PutItemRequest put) {
            return "put "
                    + put.item().getOrDefault("Type", AttributeValue.fromS("")).s();
        }
        return request instanceof DeleteItemRequest ? "delete" : "";
    }

    private List<CartItem> cart(String customerId, CartKind kind) {
        return daintree.cartItem().ofCustomer(customerId).kind(kind).list();
    }

    private List<Payment> paidBy(String customerId) {
        return List.of(payment(ORDER_ID, checkout.total(customerId), 1));
    }

    private static Payment payment(String orderId, BigDecimal amount, long number) {
        return new Payment(orderId, NOW.plusSeconds(number), new UUID(0, number), PaymentMethod.CARD, amount);
    }
}
