package com.daintree.shop;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Version;
import java.time.Instant;

/**
 * A cart. Its items are items of their own, so that adding one does not rewrite the others; whoever changes one writes the
 * cart in the same transaction, so the cart's version is that of all it holds.
 *
 * @param customerId whose
 * @param kind which of the customer's carts
 * @param changedAt when something was last put in or taken out
 * @param version counts the changes; 0 before it is stored
 */
@Entity
@Key(pk = "CUSTOMER#{customerId}", sk = "CART#{kind}", name = "ofCustomer")
public record Cart(
        String customerId,
        CartKind kind,
        Instant changedAt,
        @Version long version) implements CustomerItem {

    /** A cart that is not stored yet. */
    public static Cart begun(String customerId, CartKind kind, Instant now) {
        return new Cart(customerId, kind, now, 0);
    }

    /** This cart, after something was put in or taken out. */
    public Cart changed(Instant now) {
        return new Cart(customerId, kind, now, version);
    }
}
