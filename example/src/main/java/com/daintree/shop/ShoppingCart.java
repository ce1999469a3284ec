package com.daintree.shop;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A customer's shopping cart with what is in it, as it was read and shown.
 *
 * @param cart the cart; its version is that of all it holds
 * @param items in order of their products
 */
public record ShoppingCart(Cart cart, List<CartItem> items) {

    public ShoppingCart {
        items = List.copyOf(items);
    }

    /** Whose it is. */
    public String customerId() {
        return cart.customerId();
    }

    /** What it costs, in euros; zero when it is empty. */
    public BigDecimal total() {
        return Order.total(lines(""));
    }

    /** The lines of the order that it becomes. */
    public List<OrderLine> lines(String orderId) {
        return IntStream.range(0, items.size())
                .mapToObj(i -> OrderLine.of(items.get(i), orderId, i + 1))
                .toList();
    }
}
