package com.daintree.data;

import com.daintree.shop.Address;
import com.daintree.shop.CartItem;
import com.daintree.shop.CheckoutOutcome;
import com.daintree.shop.CheckoutOutcome.Placed;
import com.daintree.shop.Order;
import com.daintree.shop.Payment;
import com.daintree.shop.PaymentMethod;
import com.daintree.shop.Product;
import com.daintree.shop.ShoppingCart;
import io.keywright.runtime.error.ConditionFailedException;
import io.keywright.runtime.error.InvalidKeyException;
import io.keywright.runtime.error.KeywrightException;
import io.keywright.runtime.error.TransactionCancelledException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import software.amazon.awssdk.core.exception.SdkException;

/** What the store answers to its customers, and with which status. */
public final class Storefront {

    private static final Address TORINO = new Address("Via Roma 8", "10121", "Torino", "IT");

    private final DaintreeTable daintree;
    private final Shelf shelf;
    private final ShoppingCarts carts;
    private final Checkout checkout;
    private final Clock clock;

    /** In front of an open table. */
    public Storefront(DaintreeTable daintree, Clock clock) {
        this.daintree = daintree;
        this.shelf = new Shelf(daintree);
        this.carts = new ShoppingCarts(daintree);
        this.checkout = new Checkout(daintree);
        this.clock = clock;
    }

    /**
     * What goes to the customer.
     *
     * @param status of HTTP
     * @param text a line for each thing
     */
    public record Answer(int status, String text) {}

    /** A product. */
    public Answer product(String productId) {
        return found(daintree.product().get(productId).map(Storefront::line));
    }

    /** The titles below a category. */
    public Answer below(String topCategoryId) {
        return new Answer(
                200,
                daintree.product().below(topCategoryId).limit(20).page().items().stream()
                        .map(Product::title)
                        .collect(Collectors.joining("\n")));
    }

    /** Another price, as long as nobody changes the product meanwhile. */
    public Answer reprice(String productId, String price) {
        Optional<Product> product = daintree.product().get(productId);
        BigDecimal euros = new BigDecimal(price);
        return found(product.map(found -> line(shelf.reprice(found, euros))));
    }

    /** What is in a customer's cart. */
    public Answer cart(String customerId) {
        List<CartItem> items = carts.of(customerId).map(ShoppingCart::items).orElse(List.of());
        return new Answer(
                200,
                items.stream()
                        .map(item -> item.quantity() + " " + item.productId() + " " + item.unitPrice())
                        .collect(Collectors.joining("\n")));
    }

    /** Puts something into a cart. */
    public Answer putInCart(String customerId, String productId, String quantity) {
        Optional<Product> product = daintree.product().get(productId);
        int pieces = Integer.parseInt(quantity);
        product.ifPresent(found -> carts.put(customerId, found, pieces, Instant.now(clock)));
        return found(product.map(Storefront::line));
    }

    /** A customer's orders, the newest first. */
    public Answer orders(String customerId) {
        return new Answer(
                200,
                daintree.order().ofCustomer(customerId).descending().limit(10).page().items().stream()
                        .map(order -> order.orderId() + " " + order.status() + " " + order.total())
                        .collect(Collectors.joining("\n")));
    }

    /** Buys what is in the cart. */
    public Answer order(String customerId, String orderId) {
        Optional<ShoppingCart> cart =
                carts.of(customerId).filter(found -> !found.items().isEmpty());
        if (cart.isEmpty()) {
            return new Answer(404, "an empty cart");
        }
        Instant now = Instant.now(clock);
        UUID paymentId = UUID.nameUUIDFromBytes(orderId.getBytes(StandardCharsets.UTF_8));
        Payment payment = new Payment(
                orderId, now, paymentId, PaymentMethod.CARD, cart.get().total());
        CheckoutOutcome outcome = checkout.place(cart.get(), orderId, now, TORINO, List.of(payment));
        return outcome instanceof Placed placed
                ? new Answer(200, line(placed.order()))
                : new Answer(409, outcome.toString());
    }

    /** What a failure is to a customer. */
    public static Answer failure(RuntimeException failure) {
        if (failure instanceof ConditionFailedException || failure instanceof TransactionCancelledException) {
            return new Answer(409, failure.getClass().getSimpleName());
        }
        if (failure instanceof InvalidKeyException || failure instanceof IllegalArgumentException) {
            return new Answer(400, String.valueOf(failure.getMessage()));
        }
        boolean passing = failure instanceof SdkException || failure instanceof KeywrightException;
        return new Answer(passing ? 503 : 500, failure.getClass().getSimpleName());
    }

    private static Answer found(Optional<String> line) {
        return line.map(text -> new Answer(200, text)).orElseGet(() -> new Answer(404, "nothing"));
    }

    private static String line(Product product) {
        return product.productId() + " " + product.price() + " " + product.stock() + " " + product.title();
    }

    private static String line(Order order) {
        return order.orderId() + " " + order.total();
    }
}
