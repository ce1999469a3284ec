package com.daintree.data;

import com.daintree.shop.Address;
import com.daintree.shop.CartItem;
import com.daintree.shop.CartKind;
import com.daintree.shop.Order;
import com.daintree.shop.OrderLine;
import com.daintree.shop.Payment;
import io.keywright.runtime.error.ItemAlreadyExistsException;
import io.keywright.runtime.key.PrimaryKey;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Turns a customer's shopping cart into an order with lines and payments.
 *
 * <p>The writes are separate requests, in an order that leaves something sensible behind wherever they stop. Lines and
 * payments come first and the order after them, so an order that can be seen is complete; the cart goes last, so nothing
 * is lost that was not bought. The same call again goes on where an earlier one stopped.
 */
public final class Checkout {

    private final DaintreeTable daintree;

    /** A checkout at this table. */
    public Checkout(DaintreeTable daintree) {
        this.daintree = daintree;
    }

    /** What the customer's shopping cart costs, in euros; zero when it is empty. */
    public BigDecimal total(String customerId) {
        return Order.total(lines(shoppingCart(customerId), ""));
    }

    /**
     * Places the order: creates the lines, the payments and the order, then deletes the items of the cart and the cart.
     *
     * @param customerId whose shopping cart
     * @param orderId the new order's id
     * @param placedAt now; the same when the call is repeated
     * @param shipTo where it is sent
     * @param payments what was paid for this order; together exactly its total
     * @return the order
     * @throws IllegalArgumentException if the cart is empty or the payments do not cover it; nothing is written then
     * @throws ItemAlreadyExistsException if there is another order with that id; the cart is left
     */
    public Order place(String customerId, String orderId, Instant placedAt, Address shipTo, List<Payment> payments) {
        Optional<Order> earlier = daintree.order().get(customerId, orderId);
        if (earlier.isPresent() && earlier.get().placedAt().equals(placedAt)) {
            empty(customerId, daintree.orderLine().ofOrder(orderId).list());
            return earlier.get();
        }
        List<CartItem> cart = shoppingCart(customerId);
        if (cart.isEmpty()) {
            throw new IllegalArgumentException("The cart is empty");
        }
        List<OrderLine> lines = lines(cart, orderId);
        Order order = Order.placed(customerId, orderId, placedAt, shipTo, lines);
        order.requirePaid(payments);

        lines.forEach(this::create);
        payments.forEach(this::create);
        daintree.order().create(order);
        empty(customerId, lines);
        return order;
    }

    /** Creates a line, unless it is there already, as an earlier call left it. */
    private void create(OrderLine line) {
        try {
            daintree.orderLine().create(line);
        } catch (ItemAlreadyExistsException there) {
            if (!daintree.orderLine().get(line.orderId(), line.line()).equals(Optional.of(line))) {
                throw there;
            }
        }
    }

    /** Creates a payment, unless it is there already, as an earlier call left it. */
    private void create(Payment payment) {
        try {
            daintree.payment().create(payment);
        } catch (ItemAlreadyExistsException there) {
            PrimaryKey<Payment> key = PaymentMapper.INSTANCE.key(payment);
            if (!daintree.payment().get(key).equals(Optional.of(payment))) {
                throw there;
            }
        }
    }

    /** Takes what was bought out of the shopping cart; an empty cart goes too. */
    private void empty(String customerId, List<OrderLine> bought) {
        for (OrderLine line : bought) {
            daintree.cartItem().delete(customerId, CartKind.SHOPPING, line.productId());
        }
        daintree.cart().delete(customerId, CartKind.SHOPPING);
    }

    private List<CartItem> shoppingCart(String customerId) {
        return daintree.cartItem()
                .ofCustomer(customerId)
                .kind(CartKind.SHOPPING)
                .list();
    }

    private static List<OrderLine> lines(List<CartItem> cart, String orderId) {
        List<OrderLine> lines = new ArrayList<>();
        for (CartItem item : cart) {
            lines.add(OrderLine.of(item, orderId, lines.size() + 1));
        }
        return lines;
    }
}
