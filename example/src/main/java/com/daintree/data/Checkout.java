package com.daintree.data;

import com.daintree.shop.Address;
import com.daintree.shop.CartItem;
import com.daintree.shop.CartKind;
import com.daintree.shop.Order;
import com.daintree.shop.OrderLine;
import com.daintree.shop.Payment;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * Turns a customer's shopping cart into an order with lines and payments.
 *
 * <p>The writes are separate requests, in an order that leaves something sensible behind wherever they stop. Lines and
 * payments come first and the order after them, so an order that can be seen is complete; the cart goes last, so nothing
 * is lost that was not bought.
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
     * @param placedAt now
     * @param shipTo where it is sent
     * @param payments what was paid for this order; together exactly its total
     * @return the order
     * @throws IllegalArgumentException if the cart is empty or the payments do not cover it; nothing is written then
     * @throws io.keywright.runtime.error.ItemAlreadyExistsException if there is an order with that id; the cart is left
     */
    public Order place(String customerId, String orderId, Instant placedAt, Address shipTo, List<Payment> payments) {
        List<CartItem> cart = shoppingCart(customerId);
        if (cart.isEmpty()) {
            throw new IllegalArgumentException("The cart is empty");
        }
        List<OrderLine> lines = lines(cart, orderId);
        Order order = Order.placed(customerId, orderId, placedAt, shipTo, lines);
        order.requirePaid(payments);

        lines.forEach(daintree.orderLine()::create);
        payments.forEach(daintree.payment()::create);
        daintree.order().create(order);
        cart.forEach(daintree.cartItem()::delete);
        daintree.cart().delete(customerId, CartKind.SHOPPING);
        return order;
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
