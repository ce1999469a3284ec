package com.daintree.seed;

import com.daintree.shop.Cart;
import com.daintree.shop.CartItem;
import com.daintree.shop.CartKind;
import com.daintree.shop.Customer;
import com.daintree.shop.Product;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * What customers have not bought yet: two of three have a shopping cart, one of three has put things aside.
 *
 * @param carts the carts
 * @param items what is in them
 */
record Carts(List<Cart> carts, List<CartItem> items) {

    private static final Instant MORNING = Instant.parse("2026-07-05T06:00:00Z");

    static Carts of(List<Customer> customers, List<Product> products) {
        Carts carts = new Carts(new ArrayList<>(), new ArrayList<>());
        for (int i = 0; i < customers.size(); i++) {
            String customerId = customers.get(i).customerId();
            if (i % 3 != 1) {
                carts.fill(customerId, CartKind.SHOPPING, i, products);
            }
            if (i % 3 == 0) {
                carts.fill(customerId, CartKind.SAVED, i + 7, products);
            }
        }
        return carts;
    }

    /** Steps of 13 through the catalogue, so that a cart holds things of different categories and no product twice. */
    private void fill(String customerId, CartKind kind, int start, List<Product> products) {
        carts.add(Cart.begun(customerId, kind, MORNING.plus(Duration.ofMinutes(37L * start))));
        for (int i = 0; i < 2 + start % 3; i++) {
            Product product = products.get((start * 5 + i * 13) % products.size());
            items.add(product.inCart(customerId, kind, 1 + (start + i) % 2));
        }
    }
}
