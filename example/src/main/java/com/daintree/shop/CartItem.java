package com.daintree.shop;

import io.keywright.annotation.CopyOf;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Ref;
import java.math.BigDecimal;

/**
 * A product in a cart. Title and price are copies, so that a cart is shown with one request; what has changed since is
 * found by a look at the products, before it counts.
 *
 * <p>The sort key starts with {@code CARTITEM#} and not with {@code CART#{kind}#}: a query for carts alone must not read
 * their items.
 *
 * @param customerId whose cart
 * @param kind which cart
 * @param productId what is in it
 * @param title the product's, when it was put in
 * @param unitPrice the product's, in euros
 * @param quantity at least 1
 */
@Entity
@Key(pk = "CUSTOMER#{customerId}", sk = "CARTITEM#{kind}#{productId}", name = "ofCustomer")
public record CartItem(
        String customerId,
        CartKind kind,
        @Ref(Product.class) String productId,
        @CopyOf(value = Product.class, refresh = true) String title,

        @CopyOf(value = Product.class, property = "price", refresh = true)
        BigDecimal unitPrice,

        int quantity)
        implements CustomerItem {

    public CartItem {
        unitPrice = Money.euros(unitPrice);
        if (quantity < 1) {
            throw new IllegalArgumentException("A cart item's quantity is at least 1");
        }
    }

    /** The same in another cart of the customer's. */
    public CartItem in(CartKind other) {
        return new CartItem(customerId, other, productId, title, unitPrice, quantity);
    }
}
